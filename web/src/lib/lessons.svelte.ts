/** Lessons: how far one has come in each, and a table that goes where the answers lead. */
import { api } from './api';
import type { FromPage, LessonShown } from './messages';
import { pace } from './settings.svelte';
import { TableLink } from './table.svelte';

type Answers = readonly (number | null)[];

/** What the browser keeps of a lesson: the answers so far, and whether its end was ever reached. */
interface Kept {
  answers: Answers;
  done: boolean;
}

const KEY = 'quarterdeck-lessons';

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

const kept = $state<Record<string, Kept>>(read());

/** How far one has come: 'done', 'begun', or '' for not at all. */
export function progress(game: string, lesson: string): 'done' | 'begun' | '' {
  const found = kept[`${game}/${lesson}`];
  return found?.done ? 'done' : found && found.answers.length > 0 ? 'begun' : '';
}

function keep(game: string, lesson: string, answers: Answers, over: boolean): void {
  const before = kept[`${game}/${lesson}`];
  kept[`${game}/${lesson}`] = { answers: over ? [] : answers, done: over || (before?.done ?? false) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // private windows may have no storage; the lesson can be taken all the same
  }
}

/** A lesson as a table: nobody else sits at it, and every answer is looked at by the server before it counts. */
export class LessonLink extends TableLink {
  step = $state.raw<LessonShown | null>(null);
  /** what was said to the last answer, if it was wrong */
  reply = $state.raw('');
  problem = $state.raw('');
  private answers: Answers = [];

  constructor(
    private readonly game: string,
    private readonly lesson: string,
  ) {
    super('', '');
    this.me = 0;
  }

  override open(): void {
    const before = kept[`${this.game}/${this.lesson}`]?.answers ?? [];
    // what was kept may belong to an older lesson of this name
    void this.ask(before).then((found) => found || before.length === 0 || this.ask([]));
  }

  override close(): void {}

  override send(message: FromPage): boolean {
    void message;
    return false;
  }

  override answer(option: number): void {
    if (!this.decision || this.sent) return;
    void this.ask([...this.answers, option]);
  }

  forth(): void {
    if (!this.sent && this.step && !this.step.decision && this.step.at < this.step.steps - 1) void this.ask([...this.answers, null]);
  }

  back(): void {
    if (!this.sent && this.answers.length > 0) void this.ask(this.answers.slice(0, this.step?.back ?? 0));
  }

  again(): void {
    if (!this.sent) void this.ask([]);
  }

  /** Go where answers lead; false if they lead nowhere. */
  private async ask(answers: Answers): Promise<boolean> {
    this.sent = true;
    try {
      const shown = await api.lesson(this.game, this.lesson, answers);
      this.problem = '';
      this.reply = shown.reply;
      if (!shown.reply) this.deliver(shown, answers);
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      return false;
    } finally {
      this.sent = false;
    }
  }

  private deliver(shown: LessonShown, answers: Answers): void {
    const forward = this.step !== null && answers.length === this.answers.length + 1;
    const told = this.log.length;
    this.answers = answers;
    this.step = shown;
    keep(this.game, this.lesson, answers, shown.at === shown.steps - 1);
    const { table, view, decision, log } = shown;
    const before = forward && pace() ? this.mover?.before() : undefined;
    this.whole({ type: 'whole', number: 0, table, me: 0, view, decision, log, chat: [], stops: this.stops, undo_asked: null, undo: '', times: null, undo_freely: true, was: null });
    if (!forward) return;
    this.fresh = log.slice(told);
    if (pace()) void this.mover?.after(before, this.fresh, pace());
  }
}
