/** The socket of a table, and the table as it stands: updates are shown one after the other at the pace one likes. */
import { Clocks } from './clocks.svelte';
import { contribution, remember, rememberBegun, type Seen } from './deal';
import type {
  DecisionShown, EventShown, FromPage, FromServer, HintShown, LedgerShown, Refused, Said, Stops, TableShown, UndoWish, Update, Whole,
} from './messages';
import { mergePatch } from './patch';
import { pieces, weight, type Piece } from './pacing';
import { pace, rhythm } from './settings.svelte';
import { distinct } from './words';

export type View = Record<string, unknown>;
export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** What moves on the screen: the page says where things are before and after a change. */
export interface Mover {
  before(): unknown;
  after(before: unknown, events: readonly EventShown[], ms: number): Promise<void>;
}

/** The table with names that tell its people apart. */
function named(table: TableShown): TableShown {
  const names = distinct(table.seats.map((p) => (p.kind === 'open' ? '' : p.name)));
  return { ...table, seats: table.seats.map((p, i) => ({ ...p, name: p.kind === 'open' ? p.name : names[i]! })) };
}

/** When so many updates wait, they are shown at once: someone let a table go on without looking. */
const BACKLOG = 40;

export class TableLink {
  table = $state.raw<TableShown | null>(null);
  me = $state.raw<number | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<DecisionShown | null>(null);
  log = $state.raw<readonly EventShown[]>([]);
  /** what happened in the last update */
  fresh = $state.raw<readonly EventShown[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  stops = $state.raw<Stops>({ type: 'stops', react: 'can', concerns_me: false, not_today: [] });
  undoAsked = $state.raw<UndoWish | null>(null);
  /** the choice that would be taken back, in words, and whether nobody is asked for it */
  undo = $state.raw('');
  undoFreely = $state.raw(false);
  /** the seat that a bot has taken from me in the middle of the game */
  was = $state.raw<number | null>(null);
  /** the piece of what happened that is being shown: questions wait until it is over */
  now = $state.raw<Piece | null>(null);
  /** what the Day, turn or round came to that ended last */
  ledger = $state.raw<LedgerShown | null>(null);
  status = $state.raw<Status>('connecting');
  /** the last refusal, in words, and which it was */
  notice = $state.raw('');
  refused = $state.raw<Refused['error'] | ''>('');
  /** what a bot would do about the open question; null while nobody has asked */
  hints = $state.raw<readonly HintShown[] | null>(null);
  /** a bot thinks about a hint */
  hinting = $state.raw(false);
  /** an answer is on its way */
  sent = $state.raw(false);
  /** updates are being shown one after the other: the table is further on than the page */
  showing = $state.raw(false);
  readonly clocks = new Clocks();
  mover: Mover | null = null;

  private socket: WebSocket | null = null;
  private seen = 0;
  private queue: Update[] = [];
  /** what is sent before the first pong was missed: it is shown at once */
  private late = true;
  /** somebody does not want to wait: all that is there is shown at once */
  private hurried = false;
  /** whether the table was shown since the last time there was none */
  private met = false;
  /** how often the whole table was sent */
  private wholes = 0;
  private letGo: () => void = () => undefined;
  private tries = 0;
  private closed = false;
  /** what we were promised for the rematch, and added to it */
  private next: Seen | null = null;
  private heart: ReturnType<typeof setInterval> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    readonly invitation: string,
  ) {}

  open(): void {
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.invitation) url.searchParams.set('invitation', this.invitation);
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.late = true;
      this.send({ type: 'hello', seen: this.seen });
      this.send({ type: 'ping' });
      this.heart = setInterval(() => this.send({ type: 'ping' }), 25_000);
    };
    socket.onmessage = (message) => {
      this.status = this.status === 'gone' ? 'gone' : 'open';
      this.tries = 0;
      this.receive(JSON.parse(message.data as string) as FromServer);
    };
    socket.onclose = () => {
      clearInterval(this.heart);
      if (this.closed || this.status === 'gone') return;
      this.status = 'lost';
      this.sent = false;
      this.tries += 1;
      this.later = setTimeout(() => this.open(), Math.min(10_000, 250 * 2 ** this.tries));
    };
  }

  /** Come back to the table as someone else: I sat down or left. */
  again(): void {
    this.status = 'connecting';
    this.startOver();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heart);
    clearTimeout(this.later);
    this.socket?.close();
  }

  /** Whether it could be sent: while the line is cut, nothing can. */
  send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Show all that has happened at once, up to the next question. */
  skip(): void {
    if (!this.now) return;
    this.hurried = true;
    this.letGo();
  }

  answer(option: number): void {
    if (!this.decision || this.sent) return;
    this.notice = '';
    this.ledger = null; // whoever goes on has read it
    this.sent = this.send({ type: 'answer', decision: this.decision.id, option });
  }

  /** A rematch, with chance of our own for the deal that is promised for it. */
  playAgain(swap = false): void {
    this.next = { promise: this.table?.rematch_promise ?? '', contribution: contribution() };
    this.send({ type: 'rematch', contribution: this.next.contribution, swap });
  }

  /** Ask what a bot would do. */
  hint(): void {
    if (!this.decision || this.hinting) return;
    this.hinting = this.send({ type: 'hint', decision: this.decision.id });
  }

  setStops(changes: Partial<Omit<Stops, 'type'>>): void {
    this.stops = { ...this.stops, ...changes };
    this.send(this.stops);
  }

  private receive(message: FromServer): void {
    if ((message.type === 'update' || message.type === 'said') && message.number > 0) {
      if (message.number !== this.seen + 1) return this.startOver();
      this.seen = message.number;
    }
    switch (message.type) {
      case 'whole':
        return this.whole(message);
      case 'update':
        if (this.late) this.skip();
        this.queue.push(message);
        void this.drain();
        return;
      case 'said':
        this.chat = [...this.chat, message];
        return;
      case 'hinted':
        this.hinting = false;
        if (message.decision === this.decision?.id) this.hints = message.hints;
        return;
      case 'refused':
        this.sent = this.hinting = false;
        this.notice = message.words;
        this.refused = message.error;
        return this.turnedAway();
      case 'pong':
        this.late = false;
        return;
    }
  }

  /** A table that was here a moment ago is looked for once more; a line on which none was shown will show none. */
  private turnedAway(): void {
    const none = this.refused === 'no_such_table';
    if (none && this.met) {
      this.met = false;
      this.notice = '';
      this.startOver();
    } else if (none || !this.table) {
      this.status = 'gone';
      this.close();
    }
  }

  /** Something was missed: ask for the whole table again. */
  private startOver(): void {
    this.seen = 0;
    this.socket?.close();
  }

  private meet(table: TableShown): void {
    this.table = named(table);
    rememberBegun(table);
  }

  protected whole(w: Whole): void {
    this.queue = [];
    this.wholes += 1;
    this.met = true;
    this.skip();
    this.seen = w.number;
    this.sent = false;
    this.meet(w.table);
    this.me = w.me;
    this.view = w.view;
    this.log = w.log;
    this.fresh = [];
    this.chat = w.chat;
    this.stops = { ...w.stops, type: 'stops' }; // inside a Whole it has no tag
    this.hints = null;
    this.hinting = false;
    this.decision = w.decision;
    this.undoAsked = w.undo_asked;
    this.undo = w.undo;
    this.undoFreely = w.undo_freely;
    this.was = w.was;
    this.ledger = null;
    this.clocks.clock = w.table.clock;
    this.clocks.take(w.times);
  }

  private async drain(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.show(next);
    } finally {
      this.showing = this.hurried = false;
      this.now = null;
    }
  }

  private get atOnce(): boolean {
    return this.late || this.hurried || document.hidden || this.queue.length > BACKLOG || rhythm() === 0;
  }

  /** Show an update piece by piece; whatever comes between, it ends with all that the update says. */
  private async show(u: Update): Promise<void> {
    const { view, log, wholes } = this;
    const shown = this.atOnce ? [] : pieces(u);
    let fresh = u.events;
    for (const piece of shown) {
      if (this.atOnce || (piece.last && weight(piece, this.me, u.decision !== null) === 0)) break;
      this.decision = null;
      const before = pace() ? this.mover?.before() : undefined;
      if (piece.last) this.view = u.view ? mergePatch(view, u.view) : view;
      else if (piece.view) this.view = mergePatch(this.view, piece.view);
      this.log = [...this.log, ...piece.events];
      this.fresh = piece.events;
      this.now = piece;
      if (pace()) void this.mover?.after(before, piece.events, pace());
      await this.hold(rhythm() * weight(piece, this.me, u.decision !== null));
      if (this.wholes !== wholes) return; // the whole table came meanwhile
      fresh = fresh.slice(piece.events.length);
    }
    this.now = null;
    const moves = pace() > 0 && !this.atOnce && (fresh.length > 0 || (shown.length === 0 && u.view !== null));
    const before = moves ? this.mover?.before() : undefined;
    this.view = view;
    this.log = log;
    this.apply(u, fresh);
    if (moves) void this.mover?.after(before, fresh, pace());
  }

  /** Wait, unless somebody does not want to. */
  private hold(ms: number): Promise<void> {
    return new Promise((done) => {
      const clock = setTimeout(done, ms);
      this.letGo = () => {
        clearTimeout(clock);
        done();
      };
    });
  }

  /** Take over what an update says; of its events, these were not shown yet. */
  private apply(u: Update, fresh: readonly EventShown[]): void {
    if (u.table) this.meet(u.table);
    if (this.next && u.table?.rematch) remember(u.table.rematch, this.next);
    if (u.view) this.view = mergePatch(this.view, u.view);
    if (u.log_cut !== null && u.log_cut !== undefined) this.log = this.log.slice(0, u.log_cut);
    if (u.events.length > 0) this.log = [...this.log, ...u.events];
    if (fresh.length > 0) this.fresh = fresh;
    this.ledger = u.log_cut != null ? null : (u.events.findLast((e) => e.ledger)?.ledger ?? this.ledger);
    if (u.decision?.id !== this.decision?.id || !u.decision) {
      this.sent = this.hinting = false;
      this.notice = '';
      this.hints = null;
    }
    this.decision = u.decision;
    this.undoAsked = u.undo_asked;
    this.undo = u.undo;
    this.undoFreely = u.undo_freely;
    this.clocks.take(u.times);
  }
}
