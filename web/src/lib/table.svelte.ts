/** The socket of a table, and the table as it stands: updates are shown one after the other at the pace one likes. */
import type {
  DecisionShown, EventShown, FromPage, FromServer, Said, Stops, TableShown, Update, Whole,
} from './messages';
import { mergePatch } from './patch';
import { pace } from './settings.svelte';
import { distinct } from './words';

export type View = Record<string, unknown>;
export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** What moves on the screen: the page says where things are before and after a change. */
export interface Mover {
  before(): unknown;
  after(before: unknown, events: readonly EventShown[], ms: number): Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The table with names that tell its people apart. */
function named(table: TableShown): TableShown {
  const names = distinct(table.seats.map((p) => (p.kind === 'open' ? '' : p.name)));
  return { ...table, seats: table.seats.map((p, i) => ({ ...p, name: p.kind === 'open' ? p.name : names[i]! })) };
}

/** When so many updates wait, they are shown at once: someone came back to a table that went on. */
const BACKLOG = 12;

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
  undoAsked = $state.raw<number | null>(null);
  status = $state.raw<Status>('connecting');
  /** the last refusal, in words */
  notice = $state.raw('');
  /** an answer is on its way */
  sent = $state.raw(false);
  /** updates are being shown one after the other: the table is further on than the page */
  showing = $state.raw(false);
  mover: Mover | null = null;

  private socket: WebSocket | null = null;
  private seen = 0;
  private queue: Update[] = [];
  private tries = 0;
  private closed = false;
  private heart: ReturnType<typeof setInterval> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly invitation: string,
  ) {}

  open(): void {
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.invitation) url.searchParams.set('invitation', this.invitation);
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', seen: this.seen });
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

  answer(option: number): void {
    if (!this.decision || this.sent) return;
    this.notice = '';
    this.sent = this.send({ type: 'answer', decision: this.decision.id, option });
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
        this.queue.push(message);
        void this.drain();
        return;
      case 'said':
        this.chat = [...this.chat, message];
        return;
      case 'refused':
        this.sent = false;
        if (message.error === 'no_such_table') this.status = 'gone';
        this.notice = message.words;
        return;
      case 'pong':
        return;
    }
  }

  /** Something was missed: ask for the whole table again. */
  private startOver(): void {
    this.seen = 0;
    this.socket?.close();
  }

  private whole(w: Whole): void {
    this.queue = [];
    this.seen = w.number;
    this.sent = false;
    this.table = named(w.table);
    this.me = w.me;
    this.view = w.view;
    this.log = w.log;
    this.fresh = [];
    this.chat = w.chat;
    this.stops = { ...w.stops, type: 'stops' }; // inside a Whole it has no tag
    this.decision = w.decision;
    this.undoAsked = w.undo_asked;
  }

  private async drain(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.show(next);
    } finally {
      this.showing = false;
    }
  }

  private async show(u: Update): Promise<void> {
    const ms = document.hidden || this.queue.length > BACKLOG ? 0 : pace();
    const happened = u.events.length > 0 || u.view !== null;
    const before = ms && happened ? this.mover?.before() : undefined;
    this.apply(u);
    if (!ms || !happened) return;
    void this.mover?.after(before, u.events, ms);
    await sleep(u.events.length > 0 ? ms * 1.5 : ms / 3);
  }

  private apply(u: Update): void {
    if (u.table) this.table = named(u.table);
    if (u.view) this.view = mergePatch(this.view, u.view);
    if (u.log_cut !== null && u.log_cut !== undefined) this.log = this.log.slice(0, u.log_cut);
    if (u.events.length > 0) {
      this.log = [...this.log, ...u.events];
      this.fresh = u.events;
    }
    if (u.decision?.id !== this.decision?.id || !u.decision) {
      this.sent = false;
      this.notice = '';
    }
    this.decision = u.decision;
    this.undoAsked = u.undo_asked;
  }
}
