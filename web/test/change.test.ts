import { describe, expect, it } from 'vitest';
import { change, reason } from '../src/lib/change';
import { declines } from '../src/lib/options';

describe('a number that is not as printed', () => {
  it('is better or worse, the same everywhere', () => {
    expect([change(3, '2'), change(1, '2'), change(2, '2'), change(null, '2'), change(2, '–'), change(undefined, '2')]).toEqual(['better', 'worse', '', '', '', '']);
  });
  it('says where it comes from', () => {
    expect(reason('Finesse', ['Combat 1', 'Finesse 0 = 1 printed − 1 Boon'])).toBe('Finesse 0 = 1 printed − 1 Boon');
    expect(reason('Finesse', undefined)).toBeUndefined();
  });
});

describe('an answer that lets things be', () => {
  it('is known by its words in all games, and is about nothing', () => {
    for (const words of ['Pass', 'Done', 'Stop', 'Refuse', 'Take the Hits', 'End the turn', 'Hire nobody else', 'Buy no ship', 'Bury nothing'])
      expect(declines({ words, at: [] })).toBe(true);
    for (const words of ['Accept', 'Gamble', 'Dread Tide', 'Say nothing, and let him decide', 'No quarter']) expect(declines({ words, at: [] })).toBe(false);
    expect(declines({ words: 'Pass', at: ['slot:1'] })).toBe(false);
  });
});
