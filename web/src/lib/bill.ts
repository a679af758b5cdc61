/**
 * A payment as a whole. The engine asks for it source by source; the page lets one tick sources in any order, adds up
 * what they give, and answers one question after the other with what was ticked.
 */
import type { BillShown, OptionShown, SourceShown } from './messages';

/** What is still due. */
export const left = (bill: BillShown): number => Math.max(0, bill.due - bill.paid);

const taken = (bill: BillShown, ticked: readonly number[]): SourceShown[] => bill.sources.filter((s) => ticked.includes(s.key));

export const given = (bill: BillShown, ticked: readonly number[]): number => taken(bill, ticked).reduce((sum, s) => sum + s.gives, 0);

/** Whether what is ticked pays it; one without an amount is paid with whatever there is. */
export function enough(bill: BillShown, ticked: readonly number[]): boolean {
  const n = given(bill, ticked);
  return n >= left(bill) && (n > 0 || bill.ends !== null);
}

/** Whether a source could be ticked, or taken back: nothing is added to what is enough already. */
export function open(bill: BillShown, ticked: readonly number[], source: SourceShown): boolean {
  if (ticked.includes(source.key)) return true;
  if (bill.ends === null && given(bill, ticked) >= left(bill)) return false;
  return !taken(bill, ticked).some((s) => s.uses === source.uses);
}

export function toggle(bill: BillShown, ticked: readonly number[], key: number): readonly number[] {
  if (ticked.includes(key)) return ticked.filter((k) => k !== key);
  const source = bill.sources.find((s) => s.key === key);
  return source && open(bill, ticked, source) ? [...ticked, key] : ticked;
}

export const at = (bill: BillShown, handle: string): SourceShown[] => bill.sources.filter((s) => s.at.includes(handle));

/** A click on a thing: its next source is ticked; when none is left to tick, all of them are taken back. */
export function press(bill: BillShown, ticked: readonly number[], handle: string): readonly number[] {
  const here = at(bill, handle);
  const next = here.find((s) => !ticked.includes(s.key) && open(bill, ticked, s));
  if (next) return [...ticked, next.key];
  const keys = here.map((s) => s.key);
  return ticked.filter((k) => !keys.includes(k));
}

/**
 * The answers that take what is ticked, in the order in which they are offered. Of those that are just the same the
 * first are offered first: as many of them are taken as were ticked.
 */
export function answers(bill: BillShown, ticked: readonly number[]): number[] {
  const wanted = new Map<number, number>();
  for (const s of taken(bill, ticked)) wanted.set(s.like, (wanted.get(s.like) ?? 0) + 1);
  const out: number[] = [];
  for (const s of bill.sources) {
    const n = wanted.get(s.like) ?? 0;
    if (n === 0) continue;
    wanted.set(s.like, n - 1);
    out.push(s.key);
  }
  return bill.ends === null ? out : [...out, bill.ends];
}

/** The answers that are no source: to stop, a card that helps, what ends the game. */
export function others(bill: BillShown, options: readonly OptionShown[]): OptionShown[] {
  return options.filter((o) => o.key !== bill.ends && !bill.sources.some((s) => s.key === o.key));
}
