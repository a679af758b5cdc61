/** The printed cards of a game, by name, fetched once. */
import { api } from './api';
import type { CardPrinted } from './messages';
import { splitter, type Piece } from './words';

interface Shelf {
  cards: CardPrinted[];
  byName: Map<string, CardPrinted>;
  split: (text: string) => Piece[];
}

const EMPTY: Shelf = { cards: [], byName: new Map(), split: (text) => [{ text }] };

let shelves = $state.raw<Record<string, Shelf>>({});
const fetching = new Map<string, Promise<void>>();

export function loadCards(game: string): Promise<void> {
  const already = fetching.get(game);
  if (already) return already;
  const now = api.cards(game).then((cards) => {
    const byName = new Map(cards.map((c) => [c.name, c]));
    shelves = { ...shelves, [game]: { cards, byName, split: splitter(byName.keys()) } };
  });
  fetching.set(game, now);
  now.catch(() => fetching.delete(game));
  return now;
}

export const shelf = (game: string): Shelf => shelves[game] ?? EMPTY;
