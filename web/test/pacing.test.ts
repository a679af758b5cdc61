import { describe, expect, it } from 'vitest';
import type { EventShown, Update } from '../src/lib/messages';
import { pieces, weight } from '../src/lib/pacing';

const event = (kind: string, seat: number | null = null, moment = ''): EventShown => ({
  kind, words: `${kind}.`, seat, card: null, slot: null, other: null, amount: 0, place: null, moment, ledger: null,
});
const update = (more: Partial<Update>): Update => ({
  type: 'update', number: 1, view: null, events: [], decision: null, log_cut: null, table: null, undo_asked: null, undo: '', beats: [], times: null, undo_freely: false, ...more,
});

describe('what happened, in pieces', () => {
  it('has the events of each beat, and all of them together', () => {
    const events = [event('draw', 0), event('draw', 0), event('wound', 1)];
    const beats = [
      { events: 2, words: 'Player 1 draws 2 cards.', view: { a: 1 } },
      { events: 3, words: 'wound.', view: null },
    ];
    const found = pieces(update({ events, beats }));
    expect(found.map((p) => [p.events.length, p.words, p.last])).toEqual([[2, 'Player 1 draws 2 cards.', false], [1, 'wound.', true]]);
    expect(found.flatMap((p) => p.events)).toEqual(events);
  });

  it('is one piece without beats, and none where nothing happened or something was taken back', () => {
    expect(pieces(update({ events: [event('pass', 1)] }))).toHaveLength(1);
    expect(pieces(update({}))).toEqual([]);
    expect(pieces(update({ events: [event('pass', 1)], log_cut: 4 }))).toEqual([]);
  });

  it('holds moments longest, the doings of others longer than mine, and mine not at all before my question', () => {
    const one = (e: EventShown) => pieces(update({ events: [e] }))[0]!;
    expect(weight(one(event('destroy', 1, 'fall')), 0, true)).toBeGreaterThan(weight(one(event('move', 1)), 0, true));
    expect(weight(one(event('move', 1)), 0, true)).toBeGreaterThan(weight(one(event('move', 0)), 0, false));
    expect(weight(one(event('move', 0)), 0, true)).toBe(0);
    expect(weight(one(event('destroy', 0, 'fall')), 0, true)).toBeGreaterThan(1);
  });
});
