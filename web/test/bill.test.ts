import { describe, expect, it } from 'vitest';
import { answers, enough, given, open, others, press, toggle } from '../src/lib/bill';
import type { BillShown, SourceShown } from '../src/lib/messages';

const tack = (key: number, gives: number, like = key): SourceShown => ({ key, words: `Tack ${key}`, at: [`slot:${key}`], gives, like, uses: key });
/** two Dans who are just the same, Jack, and Berek */
const bill = (more: Partial<BillShown> = {}): BillShown => ({
  due: 3, paid: 0, sources: [tack(5, 1), tack(7, 1, 5), tack(2, 2), tack(1, 4)], proposal: [5, 2], ends: null, ...more,
});

describe('a payment by ticking', () => {
  it('adds up what is ticked, in any order', () => {
    expect(given(bill(), [2, 7])).toBe(3);
    expect(enough(bill(), [2])).toBe(false);
    expect(enough(bill(), [2, 7])).toBe(true);
    expect(enough(bill({ paid: 1 }), [2])).toBe(true);
  });

  it('adds nothing to what is enough, and takes back what is ticked', () => {
    expect(toggle(bill(), [2, 7], 1)).toEqual([2, 7]);
    expect(toggle(bill(), [2, 7], 2)).toEqual([7]);
    expect(open(bill(), [2, 7], tack(1, 4))).toBe(false);
  });

  it('answers in the order in which sources are offered, equal ones from the first on', () => {
    expect(answers(bill(), [2, 7])).toEqual([5, 2]);
    expect(answers(bill(), [1, 5])).toEqual([5, 1]);
  });

  it('ends one without an amount with its own answer', () => {
    const free = bill({ due: 1, ends: 99 });
    expect(open(free, [1], tack(2, 2))).toBe(true);
    expect(answers(free, [2])).toEqual([2, 99]);
  });

  it('ticks the next source of a thing, and then takes all of them back', () => {
    const sink: SourceShown = { ...tack(1, 4), key: 8, words: 'Sink 1', like: 8, uses: 8 };
    const hits = bill({ due: 9, sources: [tack(1, 4), sink] });
    expect(press(hits, [], 'slot:1')).toEqual([1]);
    expect(press(hits, [1], 'slot:1')).toEqual([1, 8]);
    expect(press(hits, [1, 8], 'slot:1')).toEqual([]);
  });

  it('takes one of those that use up the same', () => {
    const twice = bill({ due: 9, sources: [{ ...tack(1, 4), uses: 1 }, { ...tack(3, 2), uses: 1 }] });
    expect(toggle(twice, [1], 3)).toEqual([1]);
  });

  it('leaves other answers to the prompt', () => {
    const option = (key: number) => ({ key, words: '', at: [], begun_with: [], meaning: '', foreseen: [], harms: false, loses: false, declines: false });
    expect(others(bill(), [option(2), option(50)]).map((o) => o.key)).toEqual([50]);
  });
});
