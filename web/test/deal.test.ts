import { describe, expect, it, vi } from 'vitest';
import { check, contribution, remember, rememberBegun, seenAt } from '../src/lib/deal';
import type { TableShown } from '../src/lib/messages';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });

// written by kernel/promise.py: commitment, seed_of
const SECRET = '5'.repeat(64);
const DEAL = {
  promise: '20320d445228608be7c1b905d65ca73d3067f7a422fb8cf8e11552040dd60123', secret: SECRET, contributions: ['a'.repeat(64), ''],
  redraws: 0, seed: '523e5bd56e8cd3f66f46d29c66d9be18', kept: true, words: '',
};

describe('a deal', () => {
  it('is checked by the same arithmetic as the engine has', async () => {
    expect((await check(DEAL)).kept).toBe(true);
    expect((await check(DEAL, { promise: DEAL.promise, contribution: 'a'.repeat(64) })).words).toContain('as this browser was shown');
  });
  it('that was otherwise is found out', async () => {
    for (const forged of [{ secret: '6'.repeat(64) }, { seed: '0'.repeat(32) }, { contributions: ['', ''] }, { promise: '0'.repeat(64) }, { kept: false }]) {
      expect((await check({ ...DEAL, ...forged })).kept).toBe(false);
    }
    expect((await check(DEAL, { promise: '0'.repeat(64), contribution: '' })).kept).toBe(false);
    expect((await check(DEAL, { promise: DEAL.promise, contribution: 'b'.repeat(64) })).kept).toBe(false);
    const seen = { promise: DEAL.promise, contribution: 'a'.repeat(64) };
    expect((await check(DEAL, { ...seen, all: ['a'.repeat(64), ''] })).kept).toBe(true);
    expect((await check(DEAL, { ...seen, all: ['a'.repeat(64), 'b'] })).words).toContain('other contributions');
    expect((await check(DEAL, { ...seen, all: ['a'.repeat(64)] })).words).toContain('other contributions');
  });
  it('is compared with what everybody had added when the game began', () => {
    const people = (kinds: string[]) => kinds.map((kind, seat) => ({ seat, kind, instead_of: '' }));
    const table = (contributions: string[]) => ({ id: 't', contributions, seats: people(['person', 'person', 'bot']) }) as unknown as TableShown;
    rememberBegun(table(['a', 'b', '']));
    expect(seenAt('t')).toBeUndefined();
    remember('t', { promise: 'p', contribution: 'a' });
    rememberBegun(table([]));
    expect(seenAt('t')?.all).toBeUndefined();
    rememberBegun(table(['a', 'b', 'c']));
    expect(seenAt('t')?.all, 'a bot adds nothing').toEqual(['a', 'b', '']);
    rememberBegun(table(['a', 'd', '']));
    expect(seenAt('t')?.all).toEqual(['a', 'b', '']);
  });
  it('has chance of our own', () => {
    expect(contribution()).toMatch(/^[0-9a-f]{64}$/);
    expect(contribution()).not.toBe(contribution());
  });
});
