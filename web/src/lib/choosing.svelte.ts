/** The open question as things to click: what is lit, what is picked so far, the menu at a thing. */
import { getContext, setContext } from 'svelte';
import type { DecisionShown, OptionShown } from './messages';
import { clicked, entries, following, lit, remaining, type Entry } from './options';

interface Asked {
  readonly decision: DecisionShown | null;
  readonly sent: boolean;
  answer(option: number): void;
}

export class Choosing {
  picked = $state.raw<readonly string[]>([]);
  menu = $state.raw<{ options: OptionShown[]; by: HTMLElement; handle: string } | null>(null);
  /** things to mark because an option of theirs is pointed at in the prompt */
  pointed = $state.raw<readonly string[]>([]);
  /** the thing that was clicked to begin something: a question for a part of that has its answer already */
  private meant: { handle: string; what: string } | null = null;

  readonly options = $derived.by(() => this.asked.decision?.options ?? []);
  readonly lit = $derived.by(() => lit(this.options, this.picked));
  readonly entries: Entry[] = $derived.by(() => entries(this.options, this.picked));

  constructor(private readonly asked: Asked) {}

  get quiet(): boolean {
    return this.asked.sent;
  }

  /** The first of some handles that can be clicked now. */
  open(handles: readonly string[]): string | undefined {
    return handles.find((h) => this.lit.has(h));
  }

  /** Whether a thing is only a way to begin something, and no answer by itself. */
  mild(handle: string): boolean {
    return this.lit.get(handle)?.every((o) => !o.at.includes(handle)) ?? false;
  }

  click(handle: string, by: HTMLElement): boolean {
    const what = clicked(this.options, this.picked, handle);
    if (!what) return false;
    if ('answer' in what) this.answer(what.answer, handle);
    else if ('pick' in what) this.picked = [...this.picked, what.pick];
    else this.menu = { options: what.menu, by, handle };
    return true;
  }

  /** Whether one of these things could be picked instead of what is picked. */
  other(handles: readonly string[]): string | undefined {
    return this.picked.length > 0 ? handles.find((h) => this.options.some((o) => o.at.includes(h))) : undefined;
  }

  answer(option: OptionShown, by = ''): void {
    this.meant = option.begun_with.includes(by) ? { handle: by, what: option.words } : null;
    this.menu = null;
    this.pointed = [];
    this.asked.answer(option.key);
  }

  pick(handle: string): void {
    const left = remaining(this.options, [...this.picked, handle]);
    if (left.length === 1) this.answer(left[0]!);
    else this.picked = [...this.picked, handle];
  }

  /** Take back a part of the choice; false if there was none. */
  back(): boolean {
    if (this.menu) {
      const { by } = this.menu;
      this.menu = null;
      by.focus();
      return true;
    }
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** A new question: if it asks for a part of what was begun, it is answered with what was clicked, once. */
  follow(parts: ReadonlySet<string>): void {
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
  }

  reset(): void {
    this.picked = [];
    this.menu = null;
    this.pointed = [];
  }
}

const KEY = Symbol('choosing');
export const setChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing);
export const getChoosing = (): Choosing => getContext<Choosing>(KEY);
