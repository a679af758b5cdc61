import { describe, expect, it } from 'vitest';
import type { LevelOffered, Person } from '../src/lib/messages';
import { called, rivalDecks, rivalOf, thinker } from '../src/lib/rivals';

const LEVELS: LevelOffered[] = [
  { name: 'cabin boy', title: 'Cabin boy', words: '', usual: false },
  { name: 'boatswain', title: 'Boatswain', words: '', usual: true },
];
const seats = (...kinds: Person['kind'][]): Person[] => kinds.map((kind, seat) => ({ seat, kind, name: `${kind} ${seat}`, here: true, deck: '', sample: null, instead_of: '', since: 0 }));

describe('a rival', () => {
  it('is the one that was chosen, or the usual one', () => {
    expect(rivalOf(LEVELS, 'cabin boy')?.title).toBe('Cabin boy');
    expect(rivalOf(LEVELS, '')?.title).toBe('Boatswain');
    expect(rivalOf(LEVELS, 'admiral')?.title).toBe('Boatswain');
  });

  it('is called a bot where its name does not say so', () => {
    expect(called({ name: 'Boatswain', kind: 'bot' })).toBe('Boatswain (bot)');
    expect(called({ name: 'Boatswain', kind: 'person' })).toBe('Boatswain');
    expect(called({ name: 'random bot', kind: 'bot' })).toBe('random bot');
  });
});

describe('who thinks', () => {
  it('is the bot that the table waits for', () => {
    expect(thinker(seats('person', 'bot', 'bot'), 0, 2)).toBe(2);
    expect(thinker(seats('person', 'person'), 0, 1)).toBeNull();
  });

  it('is my only rival where nobody is named', () => {
    expect(thinker(seats('bot', 'person'), 1, null)).toBe(0);
    expect(thinker(seats('person', 'person'), 1, null)).toBeNull();
    expect(thinker(seats('person', 'bot', 'bot'), 0, null), 'it may be either').toBeNull();
    expect(thinker(seats('person', 'bot'), null, null), 'or the person, for who watches').toBeNull();
  });
});

describe('the decks of rivals', () => {
  const decks = ['eisen', 'montaigne', 'ussura'];
  it('are others than one’s own, each once while they last', () => {
    expect(new Set(rivalDecks(decks, 'eisen', 2, ''))).toEqual(new Set(['montaigne', 'ussura']));
    expect(rivalDecks(decks, 'eisen', 3, '')).toHaveLength(3);
    expect(rivalDecks(['standard'], 'standard', 1, 'standard standard')).toEqual(['standard']);
    expect(rivalDecks(decks, 'eisen', 0, '')).toEqual([]);
  });
  it('are not those that have just met', () => {
    const row = [0.9, 0.9, 0.9, 0.1];
    expect(rivalDecks(decks, 'eisen', 1, 'eisen ussura', () => row.shift() ?? 0)).toEqual(['montaigne']);
  });
});
