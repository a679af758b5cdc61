/** Where the threat in the pools of a duel comes from, told from the events since the challenge. */
import type { EventShown } from '../../lib/messages';

export interface Part {
  n: number;
  why: string;
}

/** "Anne: Parry 3 = 2 Stubborn + 1 Pavel Ivanov against 1 threat."; what nobody is there for ends with ", but …". */
export const TOLD = /: (Riposte|Parry|Thrust) (\d+)(?: = (.*?))?(?: against (\d+) threat|, but .*)?\.$/;

/**
 * The parts of each pool, by side. The challenge puts its threat into the second one. A side's pool is emptied at the end
 * of its own round, which its Thrust closes; what no event tells was done by the text of a card.
 */
export function threatParts(
  events: readonly EventShown[],
  seats: readonly (number | null)[],
  challenge: Part,
  pools: readonly number[],
): Part[][] {
  const parts: Part[][] = [[], [challenge]];
  for (const event of events) {
    const side = event.seat === null ? -1 : seats.indexOf(event.seat);
    const value = event.kind === 'value' ? TOLD.exec(event.words)?.[1] : undefined;
    if (!value || side < 0) continue;
    const other = 1 - side;
    if (value === 'Riposte') parts[other] = []; // its round is over, whether it played a card or not
    if (value !== 'Thrust') parts[side]!.push({ n: -event.amount, why: value });
    if (value !== 'Parry') parts[other]!.push({ n: event.amount, why: value });
    if (value === 'Thrust') parts[side] = [];
  }
  return parts.map((row, side) => complete(row, pools[side] ?? 0));
}

function complete(row: readonly Part[], pool: number): Part[] {
  const rest = pool - row.reduce((sum, part) => sum + part.n, 0);
  return pool === 0 ? [] : [...row, { n: rest, why: 'card text' }].filter((part) => part.n !== 0);
}

/** "4 Combat − 1 Parry"; a number with one part explains itself in full words. */
export const sum = (row: readonly Part[]): string =>
  row.map((part, i) => `${part.n < 0 ? '− ' : i > 0 ? '+ ' : ''}${Math.abs(part.n)} ${part.why}`).join(' ');
