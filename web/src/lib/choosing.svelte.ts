/** The open question as things to click: what is lit, what is picked so far, the menu at a thing. */
import { getContext, setContext, untrack } from 'svelte';
import type { GameLook } from '../games/game';
import * as bills from './bill';
import type { DecisionShown, OptionShown } from './messages';
import * as picks from './picking';
import { clicked, entries, following, lit, remaining, seldomLater, type Entry } from './options';

interface Asked {
  readonly decision: DecisionShown | null;
  readonly sent: boolean;
  answer(option: number): void;
}

/** The rest of a payment: what is still to be answered, and in which payment. */
interface Plan {
  /** the question and the card of a payment; null for answers that go on whatever is asked, as long as they are offered */
  bill: { kind: string; source: string } | null;
  keys: readonly number[];
}

/** Questions that may come between the sources of a payment. */
const BETWEEN: ReadonlySet<string> = new Set(['react', 'order_effects', 'hold']);

export class Choosing {
  picked = $state.raw<readonly string[]>([]);
  menu = $state.raw<{ options: OptionShown[]; by: HTMLElement; handle: string } | null>(null);
  /** things to mark because an option of theirs is pointed at in the prompt */
  pointed = $state.raw<readonly string[]>([]);
  /** the thing that was clicked to begin something: a question for a part of that has its answer already */
  private meant = $state.raw<{ handle: string; what: string } | null>(null);
  /** what something was dragged onto, and at which kind of question: it answers the first part that offers it */
  private aim: readonly string[] = [];
  private aimedAt = '';
  /** the sources of a payment that are ticked */
  ticked = $state.raw<readonly number[]>([]);
  private plan: Plan | null = null;
  /** an answer by which the game is lost: it is given when it is meant */
  doubt = $state.raw<{ option: OptionShown; go: () => void } | null>(null);
  private sure = false;
  /** cards that are laid out for the choice: a copy in hand is not meant */
  laid = $state.raw<ReadonlySet<string>>(new Set());
  /** says why a card in hand cannot be played now; not everywhere is somebody who knows */
  whyNot: (card: string) => Promise<string> = () => Promise.resolve('');

  /** which question it is, -1 if there is none */
  readonly question = $derived.by(() => this.asked.decision?.id ?? -1);
  /** what kind of question it is */
  readonly kind = $derived.by(() => this.asked.decision?.kind ?? '');
  /** what comes whatever is answered */
  readonly foreseen = $derived.by(() => this.asked.decision?.foreseen ?? []);
  readonly bill = $derived.by(() => this.asked.decision?.bill ?? null);
  /** the choice of several things that the question is a part of */
  readonly several = $derived.by(() => this.asked.decision?.pick ?? null);
  readonly options = $derived.by(() => {
    const all = this.asked.decision?.options ?? [];
    return this.bill ? bills.others(this.bill, all) : this.several ? picks.others(this.several, all) : all;
  });
  /** which answers are seldom wanted */
  rare = $state.raw<(kind: string, words: string) => boolean>(() => false);
  private readonly common = $derived.by(() => this.options.filter((o) => !this.rare(this.asked.decision?.kind ?? '', o.words)));
  readonly lit = $derived.by(() => lit(this.common, this.picked));
  readonly entries: Entry[] = $derived.by(() => entries(seldomLater(this.options, this.common), this.picked));

  constructor(private readonly asked: Asked) {}

  /** Everything on the table that glows. */
  readonly glowing: ReadonlySet<string> = $derived.by(() => {
    const ticks = [...(this.bill?.sources ?? []), ...(this.several?.items ?? [])].flatMap((s) => s.at).filter((h) => this.ticks(h));
    return new Set([...this.lit.keys(), ...ticks]);
  });

  /** Whether a thing was clicked to begin what is being asked about: it stays chosen. */
  began(handles: readonly string[]): boolean {
    return this.meant !== null && handles.includes(this.meant.handle);
  }

  get quiet(): boolean {
    return this.asked.sent;
  }

  /** The first of some handles that can be clicked now. */
  open(handles: readonly string[]): string | undefined {
    return handles.find((h) => this.ticks(h) || this.lit.has(h));
  }

  /** Whether a click on a thing ticks a source of the payment, or one of several things. */
  private ticks(handle: string): boolean {
    const { bill, several: pick } = this;
    if (pick) return picks.at(pick, handle).some((i) => picks.open(pick, this.ticked, i.key));
    return bill !== null && bills.at(bill, handle).some((s) => !this.ticked.includes(s.key) && bills.open(bill, this.ticked, s));
  }

  /** What is ticked at some things, in words: nothing if nothing is. */
  tickedAt(handles: readonly string[]): string {
    const here = (this.bill?.sources ?? this.several?.items)?.filter((s) => this.ticked.includes(s.key) && s.at.some((h) => handles.includes(h))) ?? [];
    return here.map((s) => s.words).join(', ');
  }

  /** Tick something, or take it back if it is ticked. */
  tick(key: number, on: boolean): void {
    if (this.quiet) return;
    if (this.bill) this.ticked = bills.toggle(this.bill, this.ticked, key);
    else if (on) this.ticked = picks.untick(this.ticked, key);
    else if (this.several && picks.open(this.several, this.ticked, key)) this.ticked = [...this.ticked, key];
  }

  /** Answer question after question with these: what is proposed, or what is ticked. */
  pay(keys: readonly number[]): void {
    const { decision } = this.asked;
    const [first, ...rest] = keys;
    if (!decision || first === undefined || this.quiet) return;
    const fatal = decision.options.find((o) => o.loses && keys.includes(o.key));
    if (fatal && this.doubts(fatal, () => this.pay(keys))) return;
    this.plan = { bill: { kind: decision.kind, source: decision.source }, keys: rest };
    this.ticked = [];
    this.pointed = [];
    this.asked.answer(first);
  }

  /** Answer question after question with what was proposed. */
  carry(keys: readonly number[]): void {
    const [first, ...rest] = keys;
    if (first === undefined || this.quiet) return;
    this.plan = { bill: null, keys: rest };
    this.pointed = [];
    this.asked.answer(first);
  }

  /** Whether a thing is only a way to begin something, and no answer by itself. */
  mild(handle: string): boolean {
    return !this.ticks(handle) && (this.lit.get(handle)?.every((o) => !o.at.includes(handle)) ?? false);
  }

  click(handle: string, by: HTMLElement): boolean {
    if (this.bill && bills.at(this.bill, handle).length > 0) {
      this.ticked = bills.press(this.bill, this.ticked, handle);
      return true;
    }
    if (this.several && picks.at(this.several, handle).length > 0) {
      this.ticked = picks.press(this.several, this.ticked, handle);
      return true;
    }
    const what = clicked(this.common, this.picked, handle);
    if (!what) return false;
    if ('answer' in what) this.answer(what.answer, handle);
    else if ('pick' in what) this.picked = [...this.picked, what.pick];
    else this.menu = { options: what.menu, by, handle };
    return true;
  }

  /** Something is dragged onto something else: as if both were clicked, one after the other. */
  drop(from: string, onto: readonly string[], by: HTMLElement): void {
    if (this.quiet) return;
    const both = remaining(this.common, [...this.picked, from]).filter((o) => o.at.some((h) => h !== from && onto.includes(h)));
    if (both.length === 1) return this.answer(both[0]!, from);
    this.aim = onto;
    this.aimedAt = this.asked.decision?.kind ?? '';
    const question = this.asked.decision?.id;
    this.click(from, by);
    if (this.asked.decision?.id === question && !this.quiet && this.picked.includes(from)) this.takeAim();
  }

  /** Click what something was dragged onto, if that is an answer now. */
  private takeAim(): void {
    const there = this.open(this.aim);
    if (!there) return;
    const node = document.querySelector<HTMLElement>(`[data-at~="${CSS.escape(there)}"]`);
    this.aim = [];
    if (node) this.click(there, node);
  }

  /** Whether one of these things could be picked instead of what is picked. */
  other(handles: readonly string[]): string | undefined {
    return this.picked.length > 0 ? handles.find((h) => this.options.some((o) => o.at.includes(h))) : undefined;
  }

  answer(option: OptionShown, by = ''): void {
    if (option.loses && this.doubts(option, () => this.answer(option, by))) return;
    if (option.begun_with.includes(by)) this.meant = { handle: by, what: option.words };
    this.menu = null;
    this.pointed = [];
    this.asked.answer(option.key);
  }

  /** Ask once more whether an answer is meant; false if somebody has just said so. */
  private doubts(option: OptionShown, again: () => void): boolean {
    const { sure } = this;
    const go = (): void => {
      this.sure = true;
      again();
      this.sure = false;
    };
    this.doubt = sure ? null : { option, go };
    this.menu = null;
    return !sure;
  }

  pick(handle: string): void {
    const left = remaining(this.options, [...this.picked, handle]);
    if (left.length === 1) this.answer(left[0]!);
    else this.picked = [...this.picked, handle];
  }

  /** Take back a part of the choice; false if there was none. */
  back(): boolean {
    if (this.doubt) {
      this.doubt = null;
      return true;
    }
    if (this.menu) {
      const { by } = this.menu;
      this.menu = null;
      by.focus();
      return true;
    }
    if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.ticked.length > 0) this.ticked = this.ticked.slice(0, -1);
    else return false;
    return true;
  }

  /** A new question: if it asks for a part of what was begun, it is answered with what was clicked, once. */
  follow(parts: ReadonlySet<string>): void {
    if (this.goOnPaying()) return;
    if (this.asked.decision?.kind === this.aimedAt) this.aim = []; // the next turn, and no part of this one
    this.followClick(parts);
    if (!this.quiet && this.aim.length > 0) this.takeAim();
  }

  /** Go on with the payment that was begun, if it is still asked for and goes on as it was meant to. */
  private goOnPaying(): boolean {
    const { plan } = this;
    const asked = this.asked.decision;
    if (!plan || !asked || BETWEEN.has(asked.kind)) return false;
    const [next, ...rest] = plan.keys;
    const { bill } = plan;
    const same = !bill || (asked.kind === bill.kind && asked.source === bill.source && asked.bill?.paid !== 0);
    const offered = same && next !== undefined && asked.options.some((o) => o.key === next && !o.loses);
    this.plan = offered ? { ...plan, keys: rest } : null;
    if (offered) this.asked.answer(next);
    return offered;
  }

  private followClick(parts: ReadonlySet<string>): void {
    const { meant } = this;
    const asked = this.asked.decision;
    if (!meant || !asked) return;
    const forIt = parts.has(asked.kind) && asked.reason.endsWith(`(${meant.what})`); // "Choose who performs (Move)"
    const next = forIt ? following(this.options, meant.handle) : null;
    if (next || !forIt) this.meant = null; // where it is not offered, a later part may be it
    if (!next) return;
    if ('answer' in next) this.answer(next.answer);
    else this.picked = [next.pick];
  }

  /** Something is taken back: what was clicked does not count any more. */
  forget(): void {
    this.meant = null;
    this.plan = null;
    this.aim = [];
  }

  reset(): void {
    this.picked = [];
    this.ticked = [];
    this.menu = null;
    this.doubt = null;
    this.pointed = [];
  }
}

const KEY = Symbol('choosing');
export const setChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing);

/** The choosing of a page whose table asks: what was picked is taken back when another question comes. */
export function choosingAt(link: Asked, look: () => GameLook | null): Choosing {
  const choosing = setChoosing(new Choosing(link));
  $effect(() => {
    void choosing.question; // the same comes again with every update
    untrack(() => {
      choosing.reset();
      const parts = look()?.parts;
      if (parts) choosing.follow(parts);
    });
  });
  $effect(() => {
    const rare = look()?.rare;
    if (rare) choosing.rare = rare;
  });
  return choosing;
}

export const getChoosing = (): Choosing => getContext<Choosing>(KEY);
