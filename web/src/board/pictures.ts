/** Which picture a card has: its own, or one for a trait, or one of those for its type. */
import { hash } from '../lib/engraving';
import type { CardPrinted } from '../lib/messages';

export interface Pictures {
  names?: Readonly<Record<string, string>>;
  /** the telling ones first */
  traits?: readonly (readonly [trait: string, picture: string])[];
  types: Readonly<Record<string, readonly string[]>>;
}

/** What is drawn where nothing tells more. */
const UNKNOWN = 'gi:compass';

/** One of several pictures, always the same for a name. */
export const oneOf = (pictures: readonly string[], name: string): string => pictures[hash(name) % pictures.length] ?? UNKNOWN;

export function picture(card: CardPrinted, { names = {}, traits = [], types }: Pictures): string {
  const trait = traits.find(([name]) => card.traits.some((t) => t === name || t.startsWith(`${name} `)));
  return names[card.name] ?? trait?.[1] ?? oneOf(types[card.type] ?? [], card.name);
}
