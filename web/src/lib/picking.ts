/**
 * A choice as a whole that the engine asks for in parts: things are ticked in any order, as long as some way to answer
 * has all of them; a way that has nothing else is the answer. Equal things are one item that can be ticked several times.
 * Where any so many of them are an answer, the ways are too many to be listed.
 */
import type { ItemShown, OptionShown, PickShown, WayShown } from './messages';

const times = (keys: readonly number[], key: number): number => keys.reduce((n, k) => n + (k === key ? 1 : 0), 0);

/** The ways to answer that have all that is ticked. */
const fitting = (pick: PickShown, ticked: readonly number[]): WayShown[] =>
  pick.ways.filter((way) => ticked.every((key) => times(way.picks, key) >= times(ticked, key)));

/** Whether something can be ticked besides what is. */
export const open = (pick: PickShown, ticked: readonly number[], key: number): boolean =>
  pick.any_of > 0
    ? ticked.length < pick.any_of && pick.items.some((i) => i.key === key && times(ticked, key) < i.most)
    : fitting(pick, [...ticked, key]).length > 0;

/** The answers that what is ticked comes to, one after the other; nothing if something is missing. */
export function answers(pick: PickShown, ticked: readonly number[]): readonly number[] | undefined {
  if (pick.any_of > 0) return ticked.length === pick.any_of ? asked(pick, ticked) : undefined;
  return ticked.length === 0 ? undefined : fitting(pick, ticked).find((way) => way.picks.length === ticked.length)?.answers;
}

/** What of any so many is asked for: where only equal things are left nobody is asked. */
function asked(pick: PickShown, ticked: readonly number[]): number[] {
  const left = (at: number): number => pick.items.filter((i) => i.most > times(ticked.slice(0, at), i.key)).length;
  return ticked.filter((_, at) => left(at) > 1);
}

/** How many things are ticked in the end, at least and at most. */
export function amount(pick: PickShown, ticked: readonly number[]): { least: number; most: number } {
  const sizes = pick.any_of > 0 ? [pick.any_of] : fitting(pick, ticked).map((way) => way.picks.length);
  return { least: Math.min(...sizes), most: Math.max(...sizes) };
}

export const at = (pick: PickShown, handle: string): ItemShown[] => pick.items.filter((i) => i.at.includes(handle));

export function untick(ticked: readonly number[], key: number): readonly number[] {
  const last = ticked.lastIndexOf(key);
  return last < 0 ? ticked : ticked.toSpliced(last, 1);
}

/** A click on a thing: its next item is ticked; when none can be, all of them are taken back. */
export function press(pick: PickShown, ticked: readonly number[], handle: string): readonly number[] {
  const here = at(pick, handle);
  const next = here.find((i) => open(pick, ticked, i.key));
  return next ? [...ticked, next.key] : ticked.filter((k) => !here.some((i) => i.key === k));
}

/** The rows to tick: each item as often as it can be picked. */
export function rows(pick: PickShown, ticked: readonly number[]): { id: string; item: ItemShown; on: boolean }[] {
  return pick.items.flatMap((item) =>
    Array.from({ length: item.most }, (_, n) => ({ id: `${item.key}#${n}`, item, on: times(ticked, item.key) > n })),
  );
}

/** The answers that are no item: to stop, to do something else. */
export const others = (pick: PickShown, options: readonly OptionShown[]): OptionShown[] =>
  options.filter((o) => !pick.items.some((i) => i.key === o.key));
