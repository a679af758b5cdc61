/** What the words, signs, piles and numbers of a game mean: fetched once for each game. */
import { api } from './api';
import { bound, type Book } from './terms';

const EMPTY: Book = { byWord: new Map(), split: (text) => [{ text }] };

let books = $state.raw<Record<string, Book>>({});
const fetching = new Map<string, Promise<void>>();

/** The glossary of a game; a page without it still plays, and only explains less. */
export function loadGlossary(game: string): Promise<void> {
  const already = fetching.get(game);
  if (already) return already;
  const now = api.glossary(game).then(
    (terms) => void (books = { ...books, [game]: bound(terms) }),
    () => void fetching.delete(game),
  );
  fetching.set(game, now);
  return now;
}

export const glossary = (game: string): Book => books[game] ?? EMPTY;
