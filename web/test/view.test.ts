import { expect, test } from 'vitest';
import { how, type Table } from '../src/games/five_sails/view';

test.each([
  ['economic', 7, 5, 'with seven Renown'],
  ['economic', 10, 5, 'with ten Renown'],
  ['fifth day', 7, 5, 'with the most Renown on the fifth Day'],
  ['fifth day', 7, 3, 'with the most Renown on the third Day'],
  ['dominance', 7, 5, 'by dominance over the City'],
])('a game won %s, with %i Renown and %i Days', (victory, renown, days, words) =>
  expect(how({ victory, renown_to_win: 7, days, winner: 1, players: [{ renown: 3 }, { renown }] } as Table)).toBe(words));
