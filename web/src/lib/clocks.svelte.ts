/** The clocks at the seats of a table, ticking with the server's time; or what was used, at a moment of a replay. */
import { getContext, setContext } from 'svelte';
import { isShort, leftAt } from './clock';
import type { Clock, TimesShown } from './messages';

const KEY = Symbol('clocks');
const SECOND = 1000;

export class Clocks {
  clock = $state.raw<Clock | null>(null);
  times = $state.raw<TimesShown | null>(null);
  /** by seat: seconds that its decisions took, in a replay */
  used = $state.raw<readonly number[]>([]);
  /** the server's time, as far as the page knows */
  private now = $state(Date.now() / SECOND);
  /** seconds by which the server's time is ahead of the page's */
  private ahead = 0;

  /** The clocks as a message tells them. */
  take(times: TimesShown | null): void {
    this.times = times;
    if (times?.now != null) this.ahead = times.now - Date.now() / SECOND;
    this.tick();
  }

  tick(): void {
    this.now = Date.now() / SECOND + this.ahead;
  }

  /** Let them tick; gives how to stop it. */
  run(): () => void {
    const beat = setInterval(() => this.tick(), SECOND / 4);
    return () => clearInterval(beat);
  }

  left(seat: number | null): number | null {
    const time = seat === null ? null : this.times?.seats[seat];
    return time ? leftAt(time, this.now) : null;
  }

  runs(seat: number): boolean {
    return this.times?.seats[seat]?.until != null;
  }

  short(seat: number): boolean {
    const left = this.left(seat);
    return left !== null && this.clock !== null && isShort(this.clock, left);
  }
}

export const setClocks = (clocks: Clocks): Clocks => setContext(KEY, clocks);
export const getClocks = (): Clocks | undefined => getContext<Clocks | undefined>(KEY);
