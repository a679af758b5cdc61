/** City of Five Sails, for the shell. */
import icons from 'virtual:icons/five_sails';
import { bring } from '../../lib/icons.svelte';
import type { GameLook, Live, View } from '../game';
import Board from './Board.svelte';
import { FACTIONS, icon, PHASES, STATS, VALUES } from './look';
import { bySlot, how, liveOf, sign, slotted, table } from './view';

bring(icons);

function nameOf(view: View, handle: string): string {
  const [kind, rest] = [handle.slice(0, handle.indexOf(':')), handle.slice(handle.indexOf(':') + 1)];
  const t = table(view);
  if (kind === 'card') return rest;
  if (kind === 'slot') return bySlot(t, Number(rest))?.name ?? 'a facedown card';
  if (kind === 'place') return sign(t.city.find((p) => p.place === Number(rest))?.name ?? 'Home');
  return kind === 'seat' ? `Player ${Number(rest) + 1}` : rest;
}

function live(view: View, handle: string): Live | undefined {
  const t = table(view);
  if (handle.startsWith('slot:')) {
    const card = bySlot(t, Number(handle.slice(5)));
    return card && liveOf(card);
  }
  const name = handle.slice(5);
  for (const card of slotted(t)) if (card.name === name) return liveOf(card);
  return undefined;
}

function onTable(view: View, me: number | null): Set<string> {
  const t = table(view);
  const out = new Set<string>();
  if (me !== null) for (const name of t.players[me]?.hand.known ?? []) out.add(`card:${name}`);
  return out;
}

const HINTS: Readonly<Record<string, string>> = {
  'take_action/Move': 'to a neighbouring location; engages the character, unless it leaves Home',
  'take_action/Claim': 'engage a character to take its location with your Influence there',
  'take_action/Challenge': 'engage a character to duel a rival at the same location',
  'take_action/Recruit': 'pay for a Mercenary where one of your characters is',
  'take_action/Equip': 'pay for an attachment, from your hand or at the location',
  'take_action/Pass': 'you may act again later; the phase ends when all pass in a row',
  'answer_challenge/Accept': 'the duel begins',
  'answer_challenge/Refuse': 'no duel, but the threat of the challenge becomes wounds',
  'combat_card/Gamble': 'reveal cards from your deck and play one of them',
  'parley/Done': 'pay what it costs now',
  'round_abilities/Done': 'go on to Riposte, Parry and Thrust',
  'issue_technique/Done': 'challenge without one',
};

const ABOUT: Readonly<Record<string, string>> = {
  choose_approach: 'The highest Initiative goes first; what else the scheme does, its text says. The character joins your crew. Your rivals choose in secret, too.',
  pay_wealth: 'What you choose is discarded from your hand; most cards are worth one.',
  parley: 'Engage a character at the location: the cost falls by its Influence.',
  combat_card: 'Riposte sends threat against you back, Parry takes it away, Thrust adds threat against your rival. What is left against you becomes wounds.',
  gamble_pick: 'These come from the top of your deck; the other one goes to the bottom.',
  discard_from_hand: 'At Dusk you keep no more cards than the Panache of your Leader.',
};

export const game: GameLook = {
  name: 'five-sails',
  title: 'City of Five Sails',
  Board,
  stats: STATS,
  values: (card) => (card.values.length > 0 ? VALUES.map((value, i) => ({ ...value, text: card.values[i] ?? '' })) : []),
  facts: (card) => (card.type === 'Scheme' ? [{ name: 'Initiative', icon: 'gi:sunrise', text: `Initiative ${card.facts.Initiative ?? '–'}` }] : []),
  cost: (card) => ({ text: card.cost }),
  factions: FACTIONS,
  icon,
  now: 'today',
  landmarks: 'Days and duels',
  motions: {
    piles: { to_locker: 'locker' },
    rises: {
      wound: { words: (n) => `−${n}`, kind: 'wound' },
      heal: { words: (n) => `+${n}`, kind: 'heal' },
    },
  },
  moment: (view) => {
    const t = table(view);
    return { title: `Day ${t.day}`, phases: PHASES, now: PHASES.findIndex((p) => p.name === t.phase) };
  },
  nameOf,
  live,
  onTable,
  asked: (view) => table(view).question?.seat ?? null,
  ending: (view) => {
    const t = table(view);
    return t.over ? { winner: t.winner ?? null, how: how(t) } : null;
  },
  valued: new Set(['combat_card', 'gamble_pick', 'choose_approach']),
  drawn: new Set(['gamble_pick']),
  parts: new Set(['choose_performer', 'choose_challenge', 'choose_attachment', 'choose_mercenary', 'choose_cards']),
  hint: (kind, words) => HINTS[`${kind}/${words}`] ?? '',
  about: (kind) => ABOUT[kind] ?? '',
  searches: 'duel, claim, brute …',
  chapters: {
    SETUP: 'Setting up', VICTORY: 'Winning', CORE: 'Words of the game', DAWN: 'Dawn', PLAN: 'Planning', DRAMA: 'High Drama',
    PLUNDER: 'Plunder', DUSK: 'Dusk', CARDS: 'Kinds of card', ABIL: 'Abilities', REACT: 'Reactions', DUEL: 'Duels',
    DUELX: 'Duels: the finer points', RULES: 'How rules are read', DECK: 'Building a deck', MULTI: 'Three and four players', 'AMBIGUITIES AND RULINGS': 'Rulings',
  },
  primer: [
    'Each of you leads a crew in a harbour city. A game lasts a few Days.',
    'Win with enough Renown at Plunder (the number beside yours), by still holding the Docks, the Forums and the Grand Bazaar together at Plunder, by being the last whose Leader is not destroyed, or with the most Renown on the last Day.',
    'Each Day you choose a scheme and a new character, then take turns: move, claim, recruit, equip, challenge, play cards.',
    'A location that you control pays you its Renown at Plunder. Claim it with more Influence there than your rivals.',
    'Cards are your money, too: what has a cost is paid by discarding other cards from your hand.',
    'Only legal moves are ever offered. Whatever glows can be clicked; the same answers stand in the box with the question.',
  ],
};
