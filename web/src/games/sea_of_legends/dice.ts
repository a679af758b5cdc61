/** Where the Strength of a roll comes from: the numerals that lie there, and what texts added or took. */
import type { EventShown } from '../../lib/messages';
import type { Roll } from './view';

export interface Part {
  n: number;
  why: string;
}

const NUMERALS: Readonly<Record<string, number>> = { 1: 1, 2: 2 };

/** The parts of a roll's Strength, from the log since the Challenge began; what the log does not tell is called other. */
export function made(since: readonly EventShown[], roll: Roll): Part[] {
  const began = since.findLastIndex((e) => e.kind === 'roll' && e.seat === roll.seat);
  const dice = roll.dice.reduce((sum, die) => sum + (NUMERALS[die.face] ?? 0), 0);
  const parts: Part[] = [{ n: dice, why: 'on dice' }];
  for (const e of since.slice(Math.max(0, began)))
    if (e.kind === 'more_strength' && e.seat === roll.seat && e.amount !== 0) add(parts, e.amount, e.card?.split(' the ')[0] ?? 'always');
  for (const { n, why } of roll.taken) add(parts, -n, why);
  const rest = roll.strength - parts.reduce((sum, p) => sum + p.n, 0);
  if (rest !== 0) parts.push({ n: rest, why: 'other' });
  return parts;
}

function add(parts: Part[], n: number, why: string): void {
  const there = parts.find((p) => p.why === why && p.n > 0 === n > 0);
  if (there) there.n += n;
  else parts.push({ n, why });
}
