/** The games there are. Each is loaded when its table is opened. */
import { loadCards } from '../lib/catalogue.svelte';
import { loadGlossary } from '../lib/glossary.svelte';
import type { CardPrinted } from '../lib/messages';
import type { GameLook, Look } from './game';

const GAMES: Record<string, () => Promise<{ game: GameLook }>> = {
  'five-sails': () => import('./five_sails'),
  ccg: () => import('./ccg'),
  'sea-of-legends': () => import('./sea_of_legends'),
};

let looks = $state.raw<Record<string, GameLook>>({});

/** The board and the cards of a game, ready to draw. */
export async function loadGame(name: string): Promise<GameLook> {
  const load = GAMES[name];
  if (!load) throw new Error(`This page has no board for the game ${name}.`);
  const [{ game }] = await Promise.all([load(), loadCards(name), loadGlossary(name)]);
  looks = { ...looks, [name]: game };
  return game;
}

export const lookOf = (name: string): GameLook | undefined => looks[name];

/** How the faction of a card looks; of two the first is shown. */
export const factionOf = (look: GameLook | undefined, card: CardPrinted | undefined): Look | undefined =>
  (card && look?.crest?.(card)) ?? look?.factions[card?.faction.split(' / ')[0] ?? ''] ?? look?.factions.Neutral ?? look?.factions.Unaligned;
