/** The pile being leafed through. */
export interface OpenPile {
  title: string;
  count: number;
  known: readonly string[];
  game: string;
}

export const piles = $state<{ open: OpenPile | null }>({ open: null });

export function openPile(pile: OpenPile): void {
  piles.open = pile;
}
