import { describe, expect, it } from 'vitest';
import { across, path, ticks, up } from '../src/lib/chart';

const BOX = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

describe('the steps of a scale', () => {
  it('are round and reach what is shown', () => {
    expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(1)).toEqual([0, 1]);
    expect(ticks(124)).toEqual([0, 50, 100, 150]);
    expect(ticks(0)).toEqual([0, 1]);
  });
});

describe('lines', () => {
  it('lie inside the box, and what is more is higher', () => {
    expect([across(BOX, 0, 40), across(BOX, 40, 40)]).toEqual([10, 110]);
    expect([up(BOX, 0, 8), up(BOX, 8, 8)]).toEqual([55, 5]);
  });
  it('of a game without choices do not divide by nothing', () => {
    expect(across(BOX, 0, 0)).toBe(10);
  });
  it('are paths', () => {
    expect(path([{ x: 1, y: 2 }, { x: 3.25, y: 4 }])).toBe('M1.0 2.0L3.3 4.0');
  });
});
