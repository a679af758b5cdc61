/** How large the cards before a player are drawn, so that all of them are seen at once. */
export interface Fit {
  /** the width of a card */
  tile: number;
  /** whether there is room for its text */
  text: boolean;
}

const GAP = 5.6;
/** narrower than this and a text would be a few letters in each line */
const LEGIBLE = 70;
const WIDEST = 92;
const NARROWEST = 52;

/** the height of a card by its width, as `Tile.svelte` draws it */
export const heightOf = ({ tile, text }: Fit): number => tile * (text ? 1.14 : 0.86);

/** The largest size at which so many cards fit into a box; the smallest there is where none does. */
export function fitting(count: number, width: number, height: number): Fit {
  for (let tile = WIDEST; tile > NARROWEST; tile -= 2) {
    const fit = { tile, text: tile >= LEGIBLE };
    const across = Math.floor((width + GAP) / (tile + GAP));
    if (Math.ceil(count / across) * (heightOf(fit) + GAP) - GAP <= height) return fit;
  }
  return { tile: NARROWEST, text: false };
}
