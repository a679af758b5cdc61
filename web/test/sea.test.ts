import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw, towards } from '../src/games/sea_of_legends/chart';
import { made } from '../src/games/sea_of_legends/dice';
import { fitting, heightOf } from '../src/games/sea_of_legends/fitting';
import { lastTurn, steps } from '../src/games/sea_of_legends/turn';
import type { Roll } from '../src/games/sea_of_legends/view';
import type { EventShown } from '../src/lib/messages';

const event = (kind: string, more: Partial<EventShown> = {}): EventShown => ({
  kind, words: '', seat: null, card: null, slot: null, other: null, amount: 0, place: null, moment: '', ledger: null, ...more,
});

const rows = readFileSync(new URL('../../src/quarterdeck/games/sea_of_legends/data/map.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'));
const names = rows.map((row) => row[0]!);
const places = rows.map((row) => ({ name: row[0]!, x: Number(row[6]), y: Number(row[7]), borders: row[8]!.split(', ').map((n) => names.indexOf(n)) }));

describe('the chart', () => {
  it('draws every border once, and shoals where none leads across', () => {
    const chart = draw(places);
    expect(chart.cells).toHaveLength(32);
    expect(chart.borders).toHaveLength(places.reduce((n, p) => n + p.borders.length, 0) / 2);
    expect(chart.shoals).toHaveLength(4);
  });
  it('finds a region by an arrow', () => {
    const from = names.indexOf('Tortuga');
    expect(names[towards(places, from, 1, 0)!]).toBe('Sea 10');
    expect(names[towards(places, from, 0, 1)!]).toMatch(/Sea 13|San Juan/);
    expect(towards(places, names.indexOf('Hamilton'), 1, 0)).toBeUndefined();
  });
});

describe('the cards before a player', () => {
  it('are as large as all of them fit', () => {
    expect(fitting(6, 390, 220)).toEqual({ tile: 92, text: true });
    for (const [count, width, height] of [[8, 380, 210], [11, 360, 200], [14, 230, 200], [20, 380, 200]] as const) {
      const fit = fitting(count, width, height);
      const across = Math.floor((width + 5.6) / (fit.tile + 5.6));
      expect(across * fit.tile).toBeLessThanOrEqual(width);
      expect(Math.ceil(count / across) * heightOf(fit)).toBeLessThanOrEqual(height);
      expect(fitting(count + 1, width, height).tile).toBeLessThanOrEqual(fit.tile);
    }
  });
});

describe('the Faction Turn', () => {
  const log = [
    event('round'),
    event('faction_turn'),
    event('faction', { other: 'Spanish Armada' }),
    event('objective', { card: 'Spanish Galleon', slot: 14, place: 10 }),
    event('reason', { card: 'Spanish Galleon', slot: 14, place: 10, amount: 2, other: 'Sea 2', words: 'It seeks …' }),
    event('move', { card: 'Spanish Galleon', slot: 14, place: 9 }),
    event('move', { card: 'Spanish Galleon', slot: 14, place: 10 }),
    event('unflag', { words: 'The Flag of Nassau is taken down.', place: 10 }),
    event('faction', { other: 'Dread Tide' }),
    event('drift', { card: 'Undead Soldier', slot: 3, place: 5, words: 'Undead Soldier has no Objective.' }),
    event('move', { card: 'Undead Soldier', slot: 3, place: 4 }),
    event('event', { card: 'Bones on the Beach', other: 'Dread Tide' }),
    event('level', { words: 'The Dread Tide grows stronger.' }),
    event('round'),
  ];
  it('is a row of steps with reasons and ways', () => {
    const found = steps(log.slice(lastTurn(log)), names);
    expect(found.map((s) => [s.title, s.faction, s.route])).toEqual([
      ['Spanish Galleon', 'Spanish Armada', [names.indexOf('Sea 2'), 9, 10]],
      ['Undead Soldier', 'Dread Tide', [5, 4]],
      ['Bones on the Beach', 'Dread Tide', []],
    ]);
    expect(found[0]!.reason).toBe('It seeks …');
    expect(found[0]!.lines).toEqual(['The Flag of Nassau is taken down.']);
    expect(found[2]!.lines).toEqual(['The Dread Tide grows stronger.']);
  });
});

describe('the Strength of a roll', () => {
  const roll = (strength: number, faces: string): Roll => ({
    seat: 0, bonus: 1, captain: 4, strength, rolled: true, taken: [],
    dice: faces.split(' ').map((face) => ({ kind: 'Captain die', face, handle: '' })),
  });
  it('says where it comes from', () => {
    const since = [event('roll', { seat: 0 }), event('more_strength', { seat: 0, card: 'Axe Fist the Punisher', amount: 1 }), event('more_strength', { seat: 0, card: 'Axe Fist the Punisher', amount: 1 })];
    expect(made(since, roll(5, '1 2 X'))).toEqual([{ n: 3, why: 'on dice' }, { n: 2, why: 'Axe Fist' }]);
    expect(made([], roll(5, '1 2 X'))).toEqual([{ n: 3, why: 'on dice' }, { n: 2, why: 'other' }]);
    const less = { ...roll(2, '1 2 X'), taken: [{ n: 1, why: 'Wrong Heading' }] };
    expect(made([], less)).toEqual([{ n: 3, why: 'on dice' }, { n: -1, why: 'Wrong Heading' }]);
  });
});
