/** Whom one wants nothing to do with, and what whoever runs the server should know. */
import { api } from './api';
import { someone } from './me.svelte';
import type { Person, Whom } from './messages';

/** Somebody at a table, by the seat or by a line of chat. */
export interface Met {
  table: string;
  name: string;
  whom: Whom;
}

/** about whom a report is being written */
export const reporting = $state<{ about: Met | null }>({ about: null });

/** Block somebody; gives what came of it, in words. */
export async function block(met: Met): Promise<string> {
  try {
    await someone();
    await api.block(met.table, met.whom);
    return `${met.name} is blocked: on your account’s page this can be lifted.`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The other people at a table. */
export const others = (seats: readonly Person[], me: number | null): readonly Person[] =>
  seats.filter((p) => p.kind === 'person' && p.seat !== me);
