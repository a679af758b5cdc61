/** The pile being leafed through. */
export interface OpenPile {
  title: string;
  /** what the glossary calls such a pile */
  term: string;
  count: number;
  known: readonly string[];
  game: string;
}

export const piles = $state<{ open: OpenPile | null }>({ open: null });

export function openPile(pile: OpenPile): void {
  piles.open = pile;
}
