/** What happened since the last update, as pieces that are shown one after the other, and how long each is held. */
import type { EventShown, Update } from './messages';

export interface Piece {
  events: readonly EventShown[];
  /** what happens in it, in short */
  words: string;
  /** changes of the view since the piece before; the last one has those of the whole update */
  view: Record<string, unknown> | null;
  last: boolean;
  /** the events that are moments of their own */
  moments: readonly EventShown[];
}

/** An update in pieces: none if nothing happened in it, or something was taken back. */
export function pieces(u: Update): Piece[] {
  if (u.events.length === 0 || u.log_cut != null) return [];
  const beats = u.beats.length > 0 ? u.beats : [{ events: u.events.length, words: u.events[0]!.words, view: null }];
  return beats.map((beat, i) => {
    const events = u.events.slice(beats[i - 1]?.events ?? 0, beat.events);
    return { events, words: beat.words, view: beat.view, last: i === beats.length - 1, moments: events.filter((e) => e.moment) };
  });
}

/** A moment of its own is held longer, and so are many words; what I did myself need not be told me for long. */
const MOMENT = 2.3;
const OWN = 0.5;
const LINE = 70;

/** For how many ordinary pieces a piece is held; after the last one, whether I am asked then. */
export function weight(piece: Piece, me: number | null, asked: boolean): number {
  if (piece.moments.length > 0) return MOMENT;
  const heading = piece.events.every((e) => e.kind === 'moment' || !e.words);
  const own = me !== null && piece.events.every((e) => e.seat === me || e.kind === 'moment');
  if (heading) return piece.last ? 0 : OWN;
  if (own) return piece.last && asked ? 0 : OWN;
  return 1 + Math.min(1, Math.max(0, piece.words.length - LINE) / LINE);
}
