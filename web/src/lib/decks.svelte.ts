/** The decks an account keeps; a guest keeps none. */
import { api } from './api';
import type { DeckKept } from './messages';
import { who } from './me.svelte';

let kept = $state.raw<readonly DeckKept[]>([]);

export async function loadDecks(): Promise<void> {
  kept = who.me?.account ? await api.decks() : [];
}

export const decksOf = (game: string): readonly DeckKept[] => kept.filter((d) => d.game === game);
