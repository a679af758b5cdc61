import { expect, test } from 'vitest';
import { abilityText, how, type Table } from '../src/games/five_sails/view';
import type { CardPrinted } from '../src/lib/messages';

const words: Record<string, string[]> = {
  Langschwert: ['Technique: Gain +1 Thrust.', 'Technique: Gain +2 Parry.'],
  "Let's Haggle": ['A Renown is added to the Forums.', 'City Action: Equip target attachment.'],
};
const printed = (name: string): CardPrinted | undefined => (words[name] ? ({ words: words[name] } as unknown as CardPrinted) : undefined);

test.each([
  ['Langschwert: Technique 2', 'Gain +2 Parry.'],
  ["Let's Haggle: Action", 'Equip target attachment.'],
  ['Langschwert: Action', ''],
  ['Nobody: Action', ''],
  ['Pass', ''],
])('the text of %s', (answer, text) => expect(abilityText(answer, printed)).toBe(text));

test.each([
  ['economic', 7, 5, 'with seven Renown'],
  ['economic', 12, 5, 'with 12 Renown'],
  ['fifth day', 7, 5, 'with the most Renown on the fifth Day'],
  ['fifth day', 7, 3, 'with the most Renown on the third Day'],
  ['dominance', 7, 5, 'by dominance over the City'],
])('a game won %s, with %i Renown and %i Days', (victory, renown_to_win, days, words) =>
  expect(how({ victory, renown_to_win, days } as Table)).toBe(words));
