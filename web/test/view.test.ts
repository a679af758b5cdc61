import { expect, test } from 'vitest';
import { abilityText } from '../src/games/five_sails/view';
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
