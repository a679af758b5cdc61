import type { Sign } from '../games/game';
import type { Person } from './messages';

/** Text with card names in it: split so that the names can be looked at. */
export type Piece = { text: string; card?: string };

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A function that splits text at the names it knows, the longest first; no Smuggler is meant by Smuggler's Cove. */
export function splitter(names: Iterable<string>): (text: string) => Piece[] {
  const sorted = [...names].sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return (text) => [{ text }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${sorted.map(escape).join('|')})(?![\\p{L}\\p{N}]|['’]s \\p{Lu})`, 'gu');
  return (text) => {
    const out: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > end) out.push({ text: text.slice(end, match.index) });
      out.push({ text: match[0], card: match[0] });
      end = match.index + match[0].length;
    }
    if (end < text.length) out.push({ text: text.slice(end) });
    return out;
  };
}

/** Text with letters that stand for signs: split so that the signs can be drawn. */
export interface Signed {
  text: string;
  sign?: Sign;
}

export function signed(text: string, signs: Readonly<Record<string, Sign>> | undefined): Signed[] {
  if (!signs) return [{ text }];
  return text
    .split(new RegExp(`\\b(${Object.keys(signs).map(escape).join('|')})\\b`, 'u'))
    .map((piece, i) => (i % 2 === 1 ? { text: piece, sign: signs[piece] } : { text: piece }))
    .filter((piece) => piece.text !== '');
}

/** The same for ears: "for each Lover you assign". */
export const spelled = (text: string, signs: Readonly<Record<string, Sign>> | undefined): string =>
  signed(text, signs).map((piece) => piece.sign?.name ?? piece.text).join('');

/** "Player 2" in the engine's words becomes the name at the table. */
export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\bPlayer (\d)\b/g, (whole, n: string) => names[Number(n) - 1] ?? whole);
}

/** "— Day 2: the end of Dusk —" among sentences as one of them. */
export const plainHeadings = (text: string): string => text.replace(/— (\w+ \d+: [^—]+) —/g, '$1.');

/** "that name is taken" as a sentence. */
export const sentence = (text: string): string => {
  const end = /[.!?…]$/.test(text) ? text : `${text}.`;
  return end.charAt(0).toUpperCase() + end.slice(1);
};

/** "rulebook-2023" as a title. */
export const title = (name: string): string =>
  name.replace(/[-_]/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** a vowel, and before the next one a consonant or those that are not parted */
const SYLLABLE = /([aeiouy][^aeiouy]*?)((?:[tscpw]h|wr|s[tpnlkm]|(?<!c)[bcdfgkpt][lr]|[bcdfghjklmnpqrstvwxz])(?=[aeiouy]))/gi;
/** words up to here have room wherever names stand */
const SHORT = 8;
/** letters that a part of a word has */
const LEAST = 3;

/** A name whose long words may be broken between syllables where there is no room for them. */
export const softly = (name: string): string =>
  name.replace(/[\p{L}’']+/gu, (word) =>
    word.length <= SHORT ? word : word.replace(SYLLABLE, (whole, end: string, next: string, from: number) => {
      const at = from + end.length;
      return at < LEAST || word.length - at < LEAST ? whole : `${end}\u00ad${next}`;
    }));

/** Who sat in the seats when a line of the log was written: a bot that took a seat later has done nothing of it. */
export const namesAt = (people: readonly Pick<Person, 'name' | 'instead_of' | 'since'>[], line: number): string[] =>
  people.map((p) => (p.instead_of && line < p.since ? p.instead_of : p.name));

/** Names that tell people apart: a second "greedy bot" is "greedy bot II". */
export function distinct(names: readonly string[]): string[] {
  const NUMERALS = ['', '', ' II', ' III', ' IV', ' V', ' VI'];
  const seen = new Map<string, number>();
  return names.map((name) => {
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return name + (NUMERALS[n] ?? ` ${n}`);
  });
}

/** A row of equal names numbered, so that each has a key of its own. */
export function keyed(names: readonly string[]): { name: string; key: string }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return { name, key: `${name}#${n}` };
  });
}
