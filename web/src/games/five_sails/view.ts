/** The view a seat gets, as `table.py` makes it, and the questions the board asks of it. What is null may be missing. */
import type { CardPrinted } from '../../lib/messages';
import type { Live, View } from '../game';

export interface Pile {
  count: number;
  known: string[];
}

export interface Deck {
  count: number;
  known: { cards: number; known: string[] }[];
}

export interface TableCard {
  slot: number;
  name: string;
  engaged: boolean;
  controller: number;
  used_today: number;
  used_in_duel: number;
  named: string | null;
}

export interface CityCard extends TableCard {
  renown: number;
}

export interface Character extends TableCard {
  place: string;
  wounds: number;
  stats: Record<string, number | null>;
  explained: string[];
  equipped: TableCard[];
}

export interface Player {
  seat: number;
  renown: number;
  out: boolean;
  crew: Character[];
  hand: Pile;
  deck: Deck;
  discard: string[];
  locker: string[];
  approach: Pile;
  chosen: Pile;
  schemes: TableCard[];
  line: TableCard[];
  aside: Pile;
  remembered: { slot: number; card: string }[];
}

export interface Place {
  place: number;
  name: string;
  controller: number | null;
  renown: number;
  cards: CityCard[];
  characters: number[];
  /** what the characters of each player there come to */
  sides: { seat: number; influence: number; combat: number }[];
  facedown: { slot: number; owner: number; name: string | null }[];
  schemes: TableCard[];
}

export interface Duel {
  stat: string;
  accepted: boolean;
  characters: [string, string];
  slots: [number, number];
  threat: [number, number];
  gambles: [number, number];
  round: number;
}

export interface Table {
  day: number;
  days: number;
  renown_to_win: number;
  phase: string;
  first_player?: number | null;
  players: Player[];
  city: Place[];
  city_deck: Deck;
  city_discard: string[];
  duel?: Duel | null;
  question?: { seat?: number | null } | null;
  over: boolean;
  winner?: number | null;
  victory: string;
  /** what decided the last Day between equals in Renown: "more locations" */
  tiebreak: string;
}

export const table = (view: View): Table => view as unknown as Table;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

export const spelled = (n: number): string => NUMBERS[n] ?? `${n}`;

/** How a game was won, in words; the numbers are those of its rules. */
export function how(t: Table): string {
  switch (t.victory) {
    case 'assassination': return 'by assassination';
    case 'dominance': return 'by dominance over the City';
    case 'economic': return `with ${spelled(t.players[t.winner ?? 0]?.renown ?? t.renown_to_win)} Renown`;
    case 'fifth day': return `${t.tiebreak ? `by the tiebreak, ${t.tiebreak},` : 'with the most Renown'} on the ${ORDINALS[t.days] ?? 'last'} Day`;
    case 'last player left': return 'as the last one left';
    case 'draw': return '';
    default: return t.victory;
  }
}

/** "the Docks" on its sign. */
export const sign = (name: string): string => name.replace(/^the /, '');

export function crewAt(t: Table, seat: number, place: Place | null): Character[] {
  const crew = t.players[seat]?.crew ?? [];
  if (!place) return crew.filter((c) => c.place === 'Home');
  return crew.filter((c) => place.characters.includes(c.slot));
}

/** Everything that lies on the table with a slot. */
export function* slotted(t: Table): Generator<TableCard> {
  for (const player of t.players) {
    for (const c of player.crew) {
      yield c;
      yield* c.equipped;
    }
    yield* player.schemes;
    yield* player.line;
  }
  for (const place of t.city) yield* place.cards;
}

export function bySlot(t: Table, slot: number): TableCard | undefined {
  for (const card of slotted(t)) if (card.slot === slot) return card;
  return undefined;
}

export function ownerOf(t: Table, slot: number): number | null {
  for (const player of t.players) if (player.crew.some((c) => c.slot === slot)) return player.seat;
  return null;
}

const isCharacter = (card: TableCard): card is Character => 'wounds' in card;

const HEADING = /^[^.→]*?\b(Action|Reaction|Forced|Technique|Maneuver|When revealed|Setup)\b[^.→]*?:/;

/** For each line of a card's text, whether its ability is used up. Marks are bits, counted over the abilities. */
export function usedUp(card: TableCard, printed: CardPrinted): string[] {
  let index = 0;
  return printed.words.map((line, i) => {
    if (!HEADING.test(line) && !(printed.type === 'Scheme' && i === 0)) return '';
    const bit = 1 << index++;
    if (card.used_in_duel & bit) return 'used in this duel';
    return card.used_today & bit ? 'used today' : '';
  });
}

export function liveOf(card: TableCard): Live {
  const notes: string[] = [];
  if (card.engaged) notes.push('Engaged');
  if (card.named) notes.push(`Names ${card.named}`);
  const used = (printed: CardPrinted): string[] => (printed.type === 'Event' || printed.type === 'Location' ? [] : usedUp(card, printed));
  if (!isCharacter(card)) return { notes, used };
  if (card.equipped.length > 0) notes.push(`Equipped with ${card.equipped.map((a) => a.name).join(', ')}`);
  return { stats: card.stats, wounds: card.wounds, explained: card.explained, notes, used };
}
