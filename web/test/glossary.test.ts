/** Whatever on the page explains itself has an entry in the glossary of its game. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bound, meant, noted } from '../src/lib/terms';
import * as ccg from '../src/games/ccg/look';
import * as fiveSails from '../src/games/five_sails/look';
import * as sea from '../src/games/sea_of_legends/look';
import type { CardPrinted, TermShown } from '../src/lib/messages';

const here = (path: string): string => new URL(path, import.meta.url).pathname;

/** the entries of a game's file, as the server reads them */
function entries(game: string): Set<string> {
  const file = readFileSync(here(`../../src/quarterdeck/games/${game}/glossary.toml`), 'utf8').split('[forms]')[0]!;
  return new Set([...file.matchAll(/^"(.+?)" = "/gm)].map((m) => m[1]!));
}

/** the sources of a game's board */
const sources = (game: string): string[] =>
  readdirSync(here(`../src/games/${game}`)).filter((f) => f.endsWith('.svelte')).map((f) => readFileSync(here(`../src/games/${game}/${f}`), 'utf8'));

/** names written out in a board: of what explains itself, and of piles */
const WRITTEN = [/<Meaning [^>]*?\bname="([^"{]+)"/g, /explains=\{\{ game: [^,]+, name: '([^']+)'/g, /\bterm: '([^']+)'/g, /\bkey: '[^']+', icon: '[^']+', name: '([^']+)'/g];

const names = (signs: readonly { name: string }[]): string[] => signs.map((s) => s.name);
const SIGNS: Record<string, string[]> = {
  five_sails: [...names(fiveSails.STATS), ...names(fiveSails.VALUES), ...names(fiveSails.PHASES)],
  ccg: [...names(ccg.SKILLS), ...names(ccg.PHASES), ...Object.keys(ccg.ATTACKS)],
  sea_of_legends: [...names(sea.PHASES), ...names(Object.values(sea.FACES)), ...Object.keys(sea.PORT_TYPES), 'Captain die', 'Bonus die'],
};

describe.each(Object.keys(SIGNS))('the board of %s', (game) => {
  it('has an entry for every sign', () => {
    const known = entries(game);
    expect([...SIGNS[game]!, 'First Player', 'Cost'].filter((name) => !known.has(name))).toEqual([]);
  });

  it('has an entry for everything that is written in it', () => {
    const written = sources(game).flatMap((text) => WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)].map((m) => m[1]!)));
    expect(written.length).toBeGreaterThan(6);
    const known = entries(game);
    expect(written.filter((name) => !known.has(name))).toEqual([]);
  });

  it('leaves no word to a title, which neither fingers nor keys can reach', () => {
    const titles = sources(game).flatMap((text) => [...text.matchAll(/<(?:span|li|div|p|button|small)\b[^>]*? title=[^>]*/g)].map((m) => m[0]));
    expect(titles).toEqual([]);
  });
});

describe('a glossary', () => {
  const term = (name: string, ...forms: string[]): TermShown => ({ name, text: `${name}, explained.`, forms });
  const book = bound([term('Swordsman'), term('Knack'), term('Tack', 'tack', 'tacks'), term('Trait'), term('Cannon'), term('Cannon Attack')]);

  it('finds words in a text, in all their forms, the longest first', () => {
    const found = book.split('This Crew tacks: a Cannon Attack. Tack it; attacks do not.').filter((p) => p.card);
    expect(found.map((p) => p.text)).toEqual(['tacks', 'Cannon Attack', 'Tack']);
    expect(found.map((p) => book.byWord.get(p.card!)?.name)).toEqual(['Tack', 'Cannon Attack', 'Tack']);
  });

  it('knows a word of a line without its rank, and says of others that they are traits', () => {
    expect(['Swordsman +2', 'Fate 1 Knack', 'Musketeer'].map((word) => meant(book, word)?.name)).toEqual(['Swordsman', 'Knack', 'Trait']);
  });

  it('notes beside a card what has rules, each once', () => {
    const card = { traits: ['Musketeer', 'Swordsman +1'], facts: {}, words: ['Act: Tack this Crew → it tacks for a Cannon Attack.'] } as unknown as CardPrinted;
    expect(noted(book, card, 3).map((t) => t.name)).toEqual(['Swordsman', 'Tack', 'Cannon Attack']);
    expect(noted(book, card, 1)).toHaveLength(1);
    const facts = { Keywords: 'Knack', Cannon: '+1', Tack: '+0', Swordsman: '2 in La Boca' };
    expect(noted(book, { ...card, traits: [], facts, words: ['It tacks.'] }, 4).map((t) => t.name)).toEqual(['Knack', 'Cannon', 'Swordsman', 'Tack']);
  });
});
