/** The view a seat gets, as `viewing.py` makes it, and the questions the board asks of it. What is null may be missing. */
import type { Person } from '../../lib/messages';
import type { Live, View } from '../game';

export interface Npc {
  slot: number;
  name: string;
  strength: number;
  ally: number;
  move: number;
  gold: number;
  notoriety: number;
  holds: string[];
  leader: boolean;
  reward: { gold: number; notoriety: number };
}

export interface Group {
  npcs: Npc[];
  strength: number;
  faction: string;
  hostile: number[];
}

export interface Region {
  name: string;
  type: string;
  strength: number;
  gold: number;
  notoriety: number;
  x: number;
  y: number;
  borders: number[];
  flag: string;
  fort: string;
  infested: boolean;
  loose: { slot: number; name: string; piece: string }[];
  captains: number[];
  groups: Group[];
  concealed: Npc[];
}

export interface Card {
  slot: number;
  name: string;
  kind: string;
  side: number;
  unlocked: number;
  exhausted: boolean;
  lines: { text: string; on: boolean }[];
  port: string;
}

export interface Adventure {
  kind: string;
  who: string;
  port: string;
  part: number;
  arc: string;
}

export interface Player {
  captain: string;
  gold: number;
  notoriety: number;
  explained: string;
  movement: number;
  capacity: number;
  aboard: number;
  flags: number;
  out: boolean;
  region?: number | null;
  cards: Card[];
  shown: Card[];
  dealt: string[];
  adventures: Adventure[];
}

export interface Faction {
  name: string;
  level: number;
  npcs: number;
  alignment: number[];
  wants: string;
  has: number;
  needs: number;
  strength: number;
}

export interface Die {
  kind: string;
  face: string;
  handle: string;
}

export interface Roll {
  seat: number;
  bonus: number;
  captain: number;
  strength: number;
  rolled: boolean;
  /** what Nemeses are about to take of it, by the line that does */
  taken: { n: number; why: string }[];
  dice: Die[];
  proposal?: { keys: number[]; strength: number; wins: boolean; texts: string[] } | null;
}

export interface Challenge {
  seat: number;
  kind: string;
  region: number;
  whom: string;
  rival?: number | null;
  needed: number;
  mine: number;
  allied: number;
  reward: string;
}

export interface Told {
  seat: number;
  kind: string;
  arc: string;
  part: number;
  title: string;
  port: string;
  who: string;
  text: string;
  choices: { words: string; terms: string; results: string; challenge: number; closed: string }[];
  chosen: number;
  won?: boolean | null;
  outcome: string;
  deeds: string[];
  open: boolean;
}

export interface Table {
  round: number;
  phase: string;
  first: number;
  active: number;
  over: boolean;
  victory: string;
  ended_by: string[];
  winners: number[];
  regions: Region[];
  factions: Faction[];
  players: Player[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  ships: string[];
  roll?: Roll | null;
  challenge?: Challenge | null;
  event?: { name: string; faction: string; now: boolean; sets: { text: string; on: boolean }[] } | null;
  acting?: number | null;
  tale?: Told | null;
  question?: { seat?: number | null } | null;
}

export const table = (view: View): Table => view as unknown as Table;
export const GAME = 'sea-of-legends';
export const ALIGNMENTS = ['hostile', 'neutral', 'allied'] as const;

export const nameOf = (people: readonly Person[], seat: number, me: number | null): string =>
  seat === me ? 'you' : (people[seat]?.name ?? `Player ${seat + 1}`);

export const isPort = (region: Region): boolean => region.type !== '-';

/** "player 2" on a Flag as a seat; null for a Faction's or none. */
export const seatOf = (flag: string): number | null => (flag.startsWith('player ') ? Number(flag.slice(7)) - 1 : null);

export const npcsIn = (region: Region): Npc[] => [...region.groups.flatMap((g) => g.npcs), ...region.concealed];

export const byKind = (player: Player, ...kinds: readonly string[]): Card[] => player.cards.filter((c) => kinds.includes(c.kind));

/** The card before a player, or the piece on the chart, in a slot. */
export function bySlot(t: Table, slot: number): { name: string; live: Live } | undefined {
  for (const player of t.players)
    for (const card of [...player.cards, ...player.shown]) if (card.slot === slot) return { name: card.name, live: liveOf(card) };
  for (const region of t.regions) {
    for (const npc of npcsIn(region)) if (npc.slot === slot) return { name: npc.name, live: npcLive(npc) };
    for (const token of region.loose) if (token.slot === slot) return { name: token.piece, live: { notes: [`In ${region.name}`] } };
  }
  return undefined;
}

export function liveOf(card: Card): Live {
  const notes: string[] = [];
  if (card.exhausted) notes.push('Exhausted');
  if (card.kind === 'Lover' || card.kind === 'Nemesis') notes.push(`${card.kind}, ${card.unlocked} of ${card.lines.length} lines unlocked`);
  else if (card.kind === 'Captain' && card.unlocked > 0) notes.push(`${card.unlocked} Vengeance`);
  if (card.kind === 'Captain' && card.side === 1) notes.push('Legendary');
  if (card.port) notes.push(`Rumor: its Relic is claimed in ${card.port}`);
  return { notes };
}

export function npcLive(npc: Npc): Live {
  const notes = [`Strength ${npc.strength}, Ally ${npc.ally}, movement ${npc.move}`];
  const reward = worth(npc.reward.gold, npc.reward.notoriety);
  if (reward) notes.push(`Defeating it gives ${reward}`);
  const holds = [...(npc.gold > 0 ? [`${npc.gold} gold`] : []), ...(npc.notoriety > 0 ? [`${npc.notoriety} Notoriety`] : []), ...npc.holds];
  if (holds.length > 0) notes.push(`It holds ${holds.join(', ')}`);
  return { notes };
}

export const worth = (gold: number, notoriety: number): string =>
  [gold > 0 ? `${gold} gold` : '', notoriety > 0 ? `${notoriety} Notoriety` : ''].filter(Boolean).join(' and ');

/** What a Port is for, by its type. */
const OFFERS: Readonly<Record<string, string>> = {
  Tavern: 'play a Tavern game and keep its Rumor or Item', Shipyard: 'buy a ship', 'Hiring Hall': 'hire Crew', Hideout: 'bury 10 gold for 1 Notoriety',
};

/** All that can be said of a region, a line each. */
export function facts(t: Table, r: number, people: readonly Person[], me: number | null): string[] {
  const region = t.regions[r]!;
  const parts: string[] = [];
  if (isPort(region)) parts.push(`${region.type}: ${OFFERS[region.type] ?? ''}`, `Strength ${region.strength}, gives ${worth(region.gold, region.notoriety) || 'nothing'}`);
  const seat = seatOf(region.flag);
  if (region.flag) parts.push(`Flag of ${seat === null ? `the ${region.flag}` : nameOf(people, seat, me)}`);
  if (region.fort) parts.push(`Fort of the ${region.fort}`);
  if (region.infested) parts.push('Infested: no Port action');
  for (const c of region.captains) parts.push(`Captain ${t.players[c]?.captain} (${nameOf(people, c, me)})`);
  for (const g of region.groups)
    parts.push(`${g.npcs.map((n) => n.name).join(' and ')}, Strength ${g.strength}${me !== null && g.hostile.includes(me) ? ', hostile to you' : ''}`);
  for (const n of region.concealed) parts.push(`${n.name}, concealed`);
  for (const token of region.loose) parts.push(token.name);
  for (const tale of talesIn(t, r)) parts.push(`Adventure of ${nameOf(people, tale.seat, me)}: ${tale.who}`);
  parts.push(`Borders on ${region.borders.map((b) => t.regions[b]!.name).join(', ')}`);
  return parts;
}

/** The same in one line: for whoever cannot see the chart. */
export const described = (t: Table, r: number, people: readonly Person[], me: number | null): string =>
  [t.regions[r]!.name, ...facts(t, r, people, me)].join('; ');

/** The Adventure tokens in a region. */
export const talesIn = (t: Table, r: number): (Adventure & { seat: number })[] =>
  t.players.flatMap((p, seat) => p.adventures.filter((a) => a.port === t.regions[r]!.name).map((a) => ({ ...a, seat })));
