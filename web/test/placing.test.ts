import { expect, test } from 'vitest';
import { place } from '../src/lib/placing';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const WINDOW = { width: 1000, height: 600 };

test('beside what is looked at, on the side with more room', () => {
  expect(place({ width: 200, height: 300 }, box(100, 200, 80, 100), [], WINDOW)).toEqual({ left: 194, top: 100 });
  expect(place({ width: 200, height: 300 }, box(800, 200, 80, 100), [], WINDOW)).toEqual({ left: 586, top: 100 });
});

test('beside it all the same, if it covers a little there and would be far away elsewhere', () => {
  const hand = [0, 1, 2, 3, 4].map((i) => box(500 + i * 90, 470, 80, 120));
  const spot = place({ width: 200, height: 440 }, hand[4]!, [...hand.slice(0, 4), box(400, 0, 460, 20)], WINDOW);
  expect(spot.left + 200).toBeGreaterThan(800);
});

test('elsewhere, if something stands there that must be seen', () => {
  const question = box(494, 0, 506, 600);
  const spot = place({ width: 200, height: 300 }, box(400, 200, 80, 100), [question, box(300, 0, 90, 600)], WINDOW);
  expect(spot.left + 200).toBeLessThanOrEqual(300);
});
