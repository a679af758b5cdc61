/** For whom a table waits, and what a wish to take back comes to, in words. */
import type { TableShown, UndoWish } from './messages';

interface Asked {
  readonly seat?: number | null;
  /** several choose in secret: who of them has chosen is not told */
  readonly together?: boolean;
}

/** Who decides now. `thinking` is the seat of a bot that takes its time. */
export function decides(question: unknown, thinking: number | null, names: readonly string[]): string {
  const { seat, together } = (question ?? {}) as Asked;
  if (thinking !== null) return `${names[thinking]} thinks …`;
  if (seat != null && names[seat]) return `${names[seat]} decides`;
  return together ? 'Everybody chooses in secret' : 'The others decide';
}

/** Who is not there, and what will become of it. */
export function absent(table: TableShown, me: number | null): readonly string[] {
  const late = new Set(table.late.map((one) => one.seat));
  const { away, kind } = table.clock;
  const then = away > 0 && kind !== 'days' && me !== null ? `: after ${away} minutes away it is for the others to say what becomes of the seat` : '';
  return table.seats
    .filter((p) => p.kind === 'person' && !p.here && p.seat !== me && !late.has(p.seat))
    .map((p) => `${p.name} is away${then}.`);
}

/** What would go with a choice that somebody wishes to take back. */
export function wouldGo(wish: UndoWish): string {
  const log = wish.lines === 0 ? '' : wish.lines === 1 ? 'A line of the log would go, ' : `${wish.lines} lines of the log would go, the first of them `;
  const own = wish.yours === 0 ? '' : wish.yours === 1 ? 'Your own choice since then would be taken back, too.' : `Your own ${wish.yours} choices since then would be taken back, too.`;
  return [log && `${log}“${wish.words}”`, own].filter(Boolean).join(' ') || 'Nobody has been told anything of it yet.';
}

/** How far the table has come with one's own wish. */
export function answered(wish: UndoWish): string {
  return `You asked the others whether you may take back: ${wish.agreed} of ${wish.asked} ${wish.agreed === 1 ? 'has' : 'have'} agreed so far.`;
}
