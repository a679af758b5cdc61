import { describe, expect, it } from 'vitest';
import type { PickShown } from '../src/lib/messages';
import { amount, answers, open, press, rows, untick } from '../src/lib/picking';

const item = (key: number, words: string, most = 1) => ({ key, words, at: [`place:${key}`], meaning: '', most });
const way = (picks: number[], answers = picks) => ({ picks, answers });
/** two of three locations, which the engine asks for in ascending order; the last one is not asked */
const TWO: PickShown = { items: [item(1, 'Docks'), item(2, 'Forums'), item(3, 'Bazaar')], ways: [way([1, 2]), way([1, 3]), way([2, 3], [2])], any_of: 0, verb: 'Choose' };
/** up to two cards, two of which are equal; 9 ends it */
const UP_TO: PickShown = { items: [item(4, 'Regroup', 2), item(5, 'Last Word')], ways: [way([4], [4, 9]), way([5], [5, 9]), way([4, 4]), way([4, 5])], any_of: 0, verb: 'Pay' };
/** any three of a hand, in which two cards are equal */
const ANY: PickShown = { items: [item(6, 'Regroup', 2), item(7, 'Last Word'), item(8, 'Disarm')], ways: [], any_of: 3, verb: 'Discard' };

describe('a choice as a whole', () => {
  it('begins with anything, in any order, and is answered in the order of the engine', () => {
    expect([1, 2, 3].every((key) => open(TWO, [], key))).toBe(true);
    expect(answers(TWO, [3])).toBeUndefined();
    expect(answers(TWO, [3, 1])).toEqual([1, 3]);
    expect(answers(TWO, [3, 2])).toEqual([2]);
    expect(open(TWO, [3, 1], 2)).toBe(false);
    expect(amount(TWO, [3])).toEqual({ least: 2, most: 2 });
  });

  it('knows equal things, and what only ends it', () => {
    expect(rows(UP_TO, [4]).map((r) => [r.id, r.on])).toEqual([['4#0', true], ['4#1', false], ['5#0', false]]);
    expect(answers(UP_TO, [4])).toEqual([4, 9]);
    expect(answers(UP_TO, [4, 4])).toEqual([4, 4]);
    expect(answers(UP_TO, [5, 4])).toEqual([4, 5]);
    expect(answers(UP_TO, [])).toBeUndefined();
    expect(untick([4, 4], 4)).toEqual([4]);
  });

  it('may be any so many, whose ways nobody has to list', () => {
    expect(open(ANY, [6], 6)).toBe(true);
    expect(open(ANY, [6, 6], 6)).toBe(false);
    expect(open(ANY, [6, 6, 8], 7)).toBe(false);
    expect(answers(ANY, [8, 6])).toBeUndefined();
    expect(answers(ANY, [8, 6, 6])).toEqual([8, 6, 6]);
    expect(answers(ANY, [8, 7, 6])).toEqual([8, 7]); // two that are equal are left
    expect(amount(ANY, [8])).toEqual({ least: 3, most: 3 });
  });

  it('is ticked on the table, and taken back there', () => {
    expect(press(TWO, [], 'place:3')).toEqual([3]);
    expect(press(TWO, [3], 'place:1')).toEqual([3, 1]);
    expect(press(TWO, [3, 1], 'place:1')).toEqual([3]);
    expect(press(TWO, [3, 1], 'place:2')).toEqual([3, 1]);
  });
});
