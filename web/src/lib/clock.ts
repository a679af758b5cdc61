/** Clocks: how a table counts time, what is left at a moment, and both in words. */
import type { Clock, TimeShown } from './messages';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** seconds, or the part of a long time, from which a clock is short */
const SHORT = 30;
const SHORT_DAYS = 6 * HOUR;

const some = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** "15 minutes each, 10 seconds for every decision"; "" where there is no clock. */
export function clockWords(clock: Clock | undefined): string {
  if (clock?.kind === 'days') return `${some(clock.days, 'day')} for every decision`;
  if (clock?.kind !== 'minutes') return '';
  const increment = clock.increment > 0 ? `, ${some(clock.increment, 'second')} for every decision` : '';
  return `${some(clock.minutes, 'minute')} each${increment}`;
}

/** Seconds that a clock shows at a time of the server. */
export const leftAt = (time: TimeShown, now: number): number =>
  time.until === null ? time.left : Math.max(0, Math.min(time.left, time.until - now));

/** "4:05", "1:02:03", "2 d 3 h": hours and days have no use for seconds that run. */
export function figures(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(whole / HOUR);
  const rest = `${two(Math.floor((whole % HOUR) / MINUTE))}:${two(whole % MINUTE)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

export const isShort = (clock: Clock, left: number): boolean => left <= (clock.kind === 'days' ? SHORT_DAYS : SHORT);

/** What is told of one's own clock, seldom: each of these once, when it comes to it. */
export function toldOf(left: number): string {
  if (left <= 0) return 'Your time has run out.';
  if (left <= 10) return 'Ten seconds are left.';
  return left <= MINUTE ? 'Less than a minute is left.' : '';
}

/** Why a game ended, if that was because somebody was late. */
export const lateEnd = (how: string | undefined): string =>
  /; ((?:the time of )?Player \d+ had (?:run out|been away for too long)\.)$/.exec(how ?? '')?.[1] ?? '';
