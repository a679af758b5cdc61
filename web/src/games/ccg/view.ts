/** The view a seat gets, as `table.py` makes it, and the questions the board asks of it. What is null may be missing. */
import type { Live, View } from '../game';

export interface Pile {
  count: number;
  known: string[];
}

export interface Deck {
  count: number;
  known: { cards: number; known: string[] }[];
}

export interface OpenPile {
  count: number;
  top?: string | null;
}

export interface TableCard {
  slot: number;
  name: string;
  tacked: boolean;
  controller: number;
  attached: TableCard[];
}

export interface Crew extends TableCard {
  captain: boolean;
  skills: Record<string, number>;
  explained: string[];
}

export interface Adventure extends TableCard {
  seat: number;
  /** what it would cost now: "3 Adventuring" */
  completion: string;
}

export interface Player {
  seat: number;
  out: boolean;
  captain: string;
  ship: TableCard;
  sea?: string | null;
  move_cost: number;
  crew_maximum: number;
  crew_count: number;
  hand_maximum: number;
  initiative: number;
  explained: string[];
  controls: string[];
  crew: Crew[];
  hand: Pile;
  deck: Deck;
  aside: Pile;
  discard: OpenPile;
  sunk: OpenPile;
  lasting: TableCard[];
  played: TableCard[];
  starting: string[];
}

export interface Sea {
  sea: number;
  name: string;
  slot: number;
  ships: number[];
  controlled_by: number[];
  adventures: Adventure[];
  attached: TableCard[];
}

export interface Attack extends TableCard {
  side: 0 | 1;
  attack: string;
}

export interface Fight {
  seats: [number, number];
  crew: [number | null, number | null];
  hits: [Hits | null, Hits | null];
  row: Attack[];
  attack?: string | null;
  answered_by: string[];
  last: 0 | 1;
  duel: boolean;
}

export interface Hits {
  amount: number;
  explained: string;
}

export interface Payment {
  seat: number;
  due: number;
  paid: number;
  absorbing: boolean;
  skills: string[];
  open: boolean;
  card?: string | null;
}

export interface Table {
  turn: number;
  phase: string;
  first_player?: number | null;
  order: number[];
  players: Player[];
  seas: Sea[];
  chantey?: TableCard | null;
  payment?: Payment | null;
  boarding?: { attacker: number; defender: number; round: number } | null;
  fight?: Fight | null;
  /** what will end by itself before long, a sentence each */
  ahead: string[];
  question?: { seat?: number | null } | null;
  over: boolean;
  winner?: number | null;
  victory: string;
}

export const table = (view: View): Table => view as unknown as Table;

/** How a game was won, in words. */
export function how(t: Table): string {
  switch (t.victory) {
    case 'last captain': return 'as the last Captain afloat';
    case 'concession': return 'because everybody else gave up';
    case 'control of the seas': return 'with Control of all five Seas';
    case 'draw': return '';
    default: return t.victory;
  }
}

function* withGear(card: TableCard): Generator<TableCard> {
  yield card;
  for (const a of card.attached) yield* withGear(a);
}

/** Everything that lies on the table with a slot. */
export function* slotted(t: Table): Generator<TableCard> {
  for (const player of t.players) {
    yield* withGear(player.ship);
    for (const c of player.crew) yield* withGear(c);
    for (const c of [...player.lasting, ...player.played]) yield* withGear(c);
  }
  for (const sea of t.seas) for (const card of [...sea.adventures, ...sea.attached]) yield* withGear(card);
  if (t.chantey) yield* withGear(t.chantey);
  if (t.fight) yield* t.fight.row;
}

export function bySlot(t: Table, slot: number): TableCard | undefined {
  for (const card of slotted(t)) if (card.slot === slot) return card;
  return undefined;
}

export const crewBySlot = (t: Table, slot: number | null): Crew | undefined =>
  t.players.flatMap((p) => p.crew).find((c) => c.slot === slot);

const isCrew = (card: TableCard): card is Crew => 'skills' in card;

/** What can be said of a card as it lies on the table. */
export function liveOf(card: TableCard, t?: Table): Live {
  const notes: string[] = [];
  if (card.tacked) notes.push('Tacked');
  if (card.attached.length > 0) notes.push(`With ${card.attached.map((a) => a.name).join(', ')}`);
  if ('completion' in card && card.completion) notes.push(`To complete now: ${String(card.completion)}`);
  const ship = t?.players.find((p) => p.ship.slot === card.slot);
  if (ship) return { explained: ship.explained, notes };
  return isCrew(card) ? { stats: card.skills, explained: card.explained, notes } : { notes };
}

/** The Captain first, then those who can still do something. */
export const crewOf = (player: Player): Crew[] =>
  [...player.crew].sort((a, b) => Number(b.captain) - Number(a.captain) || Number(a.tacked) - Number(b.tacked) || a.slot - b.slot);

/** "3 Adventuring" as a number and a skill. */
export function costOf(text: string): { text: string; skill: string } {
  const [, n, skill] = /^(\d+|any) (\w+)/.exec(text) ?? [];
  return n && skill ? { text: n === 'any' ? 'X' : n, skill } : { text: text === 'text' ? '?' : text.replace(/ /g, ''), skill: '' };
}
