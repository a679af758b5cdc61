import { describe, expect, it } from 'vitest';
import type { Person, TableShown, UndoWish } from '../src/lib/messages';
import { freeDeck, playerOf } from '../src/lib/rivals';
import { namesAt } from '../src/lib/words';
import { absent, answered, decides, wouldGo } from '../src/lib/waiting';

const NAMES = ['Anne', 'Bert', 'Cora'];
const person = (seat: number, more: Partial<Person> = {}): Person => ({ seat, name: NAMES[seat]!, kind: 'person', here: true, deck: '', sample: null, instead_of: '', since: 0, ...more });
const wish = (more: Partial<UndoWish>): UndoWish => ({ seat: 0, words: '', lines: 0, yours: 0, agreed: 0, asked: 2, ...more });

describe('the log', () => {
  it('says of whoever sat there before what they did', () => {
    const people = [person(0), person(1, { name: 'random bot', kind: 'bot', instead_of: 'Bert', since: 7 })];
    expect(namesAt(people, 6)).toEqual(['Anne', 'Bert']);
    expect(namesAt(people, 7)).toEqual(['Anne', 'random bot']);
  });
});

describe('whoever waits', () => {
  it('reads who decides, or that all choose in secret', () => {
    expect(decides({ seat: 1 }, null, NAMES)).toBe('Bert decides');
    expect(decides({ seat: 1 }, 1, NAMES)).toBe('Bert thinks …');
    expect(decides({ seat: null, together: true }, null, NAMES)).toBe('Everybody chooses in secret');
    expect(decides({ seat: null }, null, NAMES)).toBe('The others decide');
    expect(decides(undefined, null, NAMES)).toBe('The others decide');
  });

  it('reads who is away, unless the table is asked about them', () => {
    const table = { seats: [person(0), person(1, { here: false }), person(2, { kind: 'bot', here: false })], late: [], clock: { kind: 'none', minutes: 15, increment: 10, days: 3, away: 10 } } as unknown as TableShown;
    expect(absent(table, 0)).toEqual(['Bert is away: after 10 minutes away it is for the others to say what becomes of the seat.']);
    expect(absent({ ...table, clock: { ...table.clock, away: 0 } }, 0)).toEqual(['Bert is away.']);
    expect(absent({ ...table, late: [{ seat: 1, why: 'away', asked: [0], wishes: [''] }] }, 0)).toEqual([]);
  });
});

describe('a wish to take back', () => {
  it('says what would go with it', () => {
    expect(wouldGo(wish({}))).toBe('Nobody has been told anything of it yet.');
    expect(wouldGo(wish({ words: 'Player 1 passes.', lines: 1 }))).toBe('A line of the log would go, “Player 1 passes.”');
    expect(wouldGo(wish({ words: 'Player 1 passes.', lines: 7, yours: 1 }))).toBe(
      '7 lines of the log would go, the first of them “Player 1 passes.” Your own choice since then would be taken back, too.',
    );
    expect(wouldGo(wish({ yours: 2 }))).toBe('Your own 2 choices since then would be taken back, too.');
  });

  it('says how far it has come', () => {
    expect(answered(wish({ agreed: 1 }))).toBe('You asked the others whether you may take back: 1 of 2 has agreed so far.');
  });
});

describe('whoever sits down', () => {
  it('is offered the deck of the open seat, or one that nobody plays', () => {
    const open = (sample: string | null): Person => person(1, { kind: 'open', sample });
    const five = { decks: ['eisen', 'montaigne', 'castille'], faces: { eisen: 'Kaspar', montaigne: 'Odette', castille: 'Soline' } };
    expect(freeDeck(five, [person(0, { sample: 'eisen' }), open('castille')])).toBe('castille');
    expect(freeDeck(five, [person(0, { sample: 'eisen' }), open('eisen')])).toBe('montaigne');
    expect(freeDeck({ ...five, decks: ['eisen'] }, [person(0, { sample: 'eisen' }), open('eisen')])).toBe('eisen');
    expect(freeDeck(five, [person(0, { deck: 'Eisen' }), open(null)])).toBe('eisen'); // a list of one's own may be called so
    const sea = { decks: ['any-captain', 'kahina', 'liu'], faces: { 'any-captain': '', kahina: 'Kahina', liu: 'Liu' } };
    expect(freeDeck(sea, [person(0, { sample: 'kahina' }), open('kahina')])).toBe('any-captain');
    expect(freeDeck(sea, [person(0, { sample: 'any-captain' }), open('liu')])).toBe('liu');
    expect(freeDeck(sea, [person(0, { sample: 'any-captain' }), open('any-captain')])).toBe('any-captain');
  });

  it('reads who plays a deck already', () => {
    const faces = { 'any-captain': '', kahina: 'Kahina' };
    const seats = [person(0, { sample: 'any-captain' }), person(1, { sample: 'kahina' }), person(2, { kind: 'open', sample: 'kahina' })];
    expect(playerOf({ faces }, 'kahina', seats)).toBe(seats[1]);
    expect(playerOf({ faces }, 'kahina', [seats[0]!, seats[2]!])).toBeUndefined();
    expect(playerOf({ faces }, 'any-captain', seats)).toBeUndefined(); // several may sail as whoever is left
  });
});
