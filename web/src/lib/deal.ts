/** Dealing that can be checked, on this side: chance of our own, the promise we were shown, and whether it was kept. */
import type { DealShown, TableShown } from './messages';

/** What this browser was shown, and what it added. */
export interface Seen {
  promise: string;
  contribution: string;
  /** what each seat had added when the game began; nothing for a bot's */
  all?: string[];
}

const KEY = 'quarterdeck deals';
const KEPT = 60;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** Chance of our own for a deal. */
export const contribution = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

function kept(): [string, Seen][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Seen][];
  } catch {
    return [];
  }
}

export function remember(table: string, seen: Seen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept().filter(([id]) => id !== table), [table, seen]].slice(-KEPT)));
  } catch {
    // a browser that remembers nothing cannot compare later
  }
}

export const seenAt = (table: string): Seen | undefined => kept().find(([id]) => id === table)?.[1];

/** The game of a table has begun: from now on nobody adds anything. */
export function rememberBegun(table: TableShown): void {
  const seen = seenAt(table.id);
  if (!seen || seen.all || !table.contributions?.length) return;
  const added = (seat: number) => table.seats[seat]?.kind === 'person' || table.seats[seat]?.instead_of;
  remember(table.id, { ...seen, all: table.contributions.map((text, seat) => (added(seat) ? text : '')) });
}

async function digest(purpose: string, secret: string, added: readonly string[]): Promise<string> {
  const lines = [`quarterdeck ${purpose}`, secret, ...added].join('\n');
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines))));
}

/** Whether the deal of a game was the promised one, worked out here and not taken from the server. */
export async function check(deal: DealShown, seen?: Seen): Promise<{ kept: boolean; words: string }> {
  const broken = (why: string) => ({ kept: false, words: `The deal was not the promised one: ${why}.` });
  if (!globalThis.crypto?.subtle) return { kept: deal.kept, words: `The server says: ${deal.words} (this browser checks only over TLS).` };
  if ((await digest('promise', deal.secret, [])) !== deal.promise) return broken('the secret is not that of the promise');
  if ((await digest('seed', deal.secret, deal.contributions)).slice(0, 32) !== deal.seed) return broken('the seed does not follow from the secret and the contributions');
  if (seen && seen.promise !== deal.promise) return broken('at the table another promise was shown');
  if (seen?.contribution && !deal.contributions.includes(seen.contribution)) return broken('what this browser added is not among the contributions');
  if (seen?.all && seen.all.join() !== deal.contributions.join()) return broken('when the game began, this browser was shown other contributions');
  if (!deal.kept) return broken(deal.words);
  return { kept: true, words: `The deal was the promised one${seen ? ', as this browser was shown it' : ''}.` };
}
