/**
 * Options as things to click. A handle ("slot:7", "place:2", "card:Last Word") names a thing on the table; an option
 * may be about several. Picking a thing narrows the choice until one option is left, and can be taken back. An option
 * may also be begun with any one of some things, which leaves the rest to the questions that follow.
 */
import type { OptionShown } from './messages';

/** What a line of the prompt does: answer, or name the first part of an answer in two parts. */
export type Entry = { answer: OptionShown } | { part: string; count: number };

/** The options that are about everything picked so far. */
export function remaining(options: readonly OptionShown[], picked: readonly string[]): OptionShown[] {
  return options.filter((o) => picked.every((h) => o.at.includes(h)));
}

/** The things that can be clicked now, each with the options it stands for. */
export function lit(options: readonly OptionShown[], picked: readonly string[]): Map<string, OptionShown[]> {
  const out = new Map<string, OptionShown[]>();
  for (const option of remaining(options, picked)) {
    for (const handle of new Set([...option.at, ...option.begun_with])) {
      if (picked.includes(handle)) continue;
      const there = out.get(handle);
      if (there) there.push(option);
      else out.set(handle, [option]);
    }
  }
  return out;
}

export type Click = { answer: OptionShown } | { pick: string } | { menu: OptionShown[] } | null;

/** What a click on a thing means: its one answer, a part of a longer one, or a menu of its answers. */
export function clicked(options: readonly OptionShown[], picked: readonly string[], handle: string): Click {
  const there = lit(options, picked).get(handle);
  if (!there) return null;
  if (there.length === 1) return { answer: there[0]! };
  const parts = there.every((o) => o.at.some((h) => h !== handle && !picked.includes(h)));
  return parts ? { pick: handle } : { menu: there };
}

/** How a question that follows is answered by what was clicked before it: wholly, in part, or not at all. */
export function following(options: readonly OptionShown[], handle: string): { answer: OptionShown } | { pick: string } | null {
  const those = options.filter((o) => o.at.includes(handle));
  if (those.length === 1) return { answer: those[0]! };
  return those.length > 1 && those.every((o) => o.at.length > 1) ? { pick: handle } : null;
}

/** More answers than this, all in two parts, are asked part by part in the prompt too. */
const MANY = 6;

/** The lines of the prompt. */
export function entries(options: readonly OptionShown[], picked: readonly string[]): Entry[] {
  const left = remaining(options, picked);
  const pairs = left.filter((o) => o.at.length > 1);
  if (picked.length > 0 || pairs.length <= MANY) return left.map((answer) => ({ answer }));
  const firsts = new Map<string, OptionShown[]>();
  for (const o of pairs) firsts.set(o.at[0]!, [...(firsts.get(o.at[0]!) ?? []), o]);
  const parts: Entry[] = [...firsts].map(([part, those]) =>
    those.length === 1 ? { answer: those[0]! } : { part, count: those.length },
  );
  return [...parts, ...left.filter((o) => o.at.length <= 1).map((answer) => ({ answer }))];
}

/** Answers that are seldom wanted stand behind all others but those that are about nothing, such as to pass. */
export function seldomLater(options: readonly OptionShown[], common: readonly OptionShown[]): OptionShown[] {
  const rank = (o: OptionShown): number => (!common.includes(o) ? 1 : o.at.length > 0 ? 0 : 2);
  return common.length === options.length ? [...options] : options.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Cards the options speak of that lie nowhere on the open table: they are laid out for the choice. They are known by
 * their names, and a copy of one may be in hand: where one lies elsewhere, or `drawn` says so, all do.
 */
export function toLayOut(options: readonly Pick<OptionShown, 'at'>[], onTable: ReadonlySet<string>, drawn = false): string[] {
  const cards = [...new Set(options.flatMap((o) => o.at).filter((h) => h.startsWith('card:')))];
  return drawn || cards.some((h) => !onTable.has(h)) ? cards : [];
}

/** Whether a thing stands only for answers that can do nothing but harm. */
export function onlyHarms(options: readonly Pick<OptionShown, 'at' | 'harms'>[], handle: string): boolean {
  const about = options.filter((o) => o.at.includes(handle));
  return about.length > 0 && about.every((o) => o.harms);
}
