/** Who this browser is. A name is made up for a guest who has not said one: nobody has to fill in a form to play. */
import { api, Refusal } from './api';
import type { Me } from './messages';
import { keep, settings } from './settings.svelte';

export const who = $state<{ me: Me | null; asked: boolean }>({ me: null, asked: false });

const FIRST = ['Bold', 'Salty', 'Gallant', 'Merry', 'Wily', 'Grim', 'Lucky', 'Silent', 'Crimson', 'Daring'];
const LAST = ['Corsair', 'Duelist', 'Navigator', 'Musketeer', 'Helmsman', 'Bosun', 'Envoy', 'Privateer', 'Gunner', 'Smuggler'];
const any = (row: string[]): string => row[Math.floor(Math.random() * row.length)]!;

export async function meet(): Promise<void> {
  try {
    const me = await api.me();
    who.me = me && me.name ? me : null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    who.me = null;
  } finally {
    who.asked = true;
  }
}

/** A guest by the name of last time, or by another if that has become somebody else's. */
async function named(name: string): Promise<Me> {
  if (name) {
    try {
      return await api.guest(name);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
    }
  }
  return api.guest(`${any(FIRST)} ${any(LAST)}`);
}

/** Someone to sit at a table as. */
export async function someone(): Promise<Me> {
  if (!who.asked) await meet();
  who.me ??= await named(settings.name);
  keep({ name: who.me.name });
  return who.me;
}

export async function rename(name: string): Promise<void> {
  who.me = await api.guest(name);
  keep({ name: who.me.name });
}
