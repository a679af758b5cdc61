import { describe, expect, it } from 'vitest';
import { clockWords, figures, isShort, lateEnd, leftAt, toldOf } from '../src/lib/clock';
import type { Clock } from '../src/lib/messages';

const clock = (more: Partial<Clock>): Clock => ({ kind: 'none', minutes: 15, increment: 10, days: 3, away: 10, ...more });

describe('a clock', () => {
  it('is named in words', () => {
    expect(clockWords(clock({}))).toBe('');
    expect(clockWords(undefined)).toBe('');
    expect(clockWords(clock({ kind: 'minutes' }))).toBe('15 minutes each, 10 seconds for every decision');
    expect(clockWords(clock({ kind: 'minutes', minutes: 1, increment: 0 }))).toBe('1 minute each');
    expect(clockWords(clock({ kind: 'days', days: 1 }))).toBe('1 day for every decision');
  });

  it('stands while the increment lasts, then runs, and stops at nothing', () => {
    const time = { left: 300, until: 1310 };
    expect(leftAt(time, 1000)).toBe(300);
    expect(leftAt(time, 1010)).toBe(300);
    expect(leftAt(time, 1030)).toBe(280);
    expect(leftAt(time, 2000)).toBe(0);
    expect(leftAt({ left: 12, until: null }, 2000)).toBe(12);
  });

  it('shows figures', () => {
    expect([0, 0.2, 59, 65, 600, 3723, 90_000].map(figures)).toEqual(['0:00', '0:01', '0:59', '1:05', '10:00', '1:02:03', '1 d 1 h']);
  });

  it('is short near its end', () => {
    expect(isShort(clock({ kind: 'minutes' }), 31)).toBe(false);
    expect(isShort(clock({ kind: 'minutes' }), 30)).toBe(true);
    expect(isShort(clock({ kind: 'days' }), 5 * 3600)).toBe(true);
  });

  it('is spoken of seldom', () => {
    const told = new Set<string>();
    for (let left = 300; left >= 0; left -= 0.25) told.add(toldOf(left));
    expect([...told]).toEqual(['', 'Less than a minute is left.', 'Ten seconds are left.', 'Your time has run out.']);
  });

  it('says why a game ended', () => {
    expect(lateEnd('Player 1 wins; the time of Player 2 had run out.')).toBe('the time of Player 2 had run out.');
    expect(lateEnd('Player 1 wins: by conquest; Player 2 had been away for too long.')).toBe('Player 2 had been away for too long.');
    expect(lateEnd('Player 1 wins: by conquest.')).toBe('');
  });
});
