/** The 7th Sea CCG, for the shell. */
import icons from 'virtual:icons/ccg';
import { shelf } from '../../lib/catalogue.svelte';
import { bring } from '../../lib/icons.svelte';
import type { GameLook, Live, View } from '../game';
import Board from './Board.svelte';
import { ATTACKS, FACTIONS, icon, PHASES, SKILLS } from './look';
import { bySlot, costOf, how, liveOf, slotted, table } from './view';

bring(icons);

function nameOf(view: View, handle: string): string {
  const [kind, rest] = [handle.slice(0, handle.indexOf(':')), handle.slice(handle.indexOf(':') + 1)];
  const t = table(view);
  if (kind === 'card') return rest;
  if (kind === 'slot') return bySlot(t, Number(rest))?.name ?? t.seas.find((s) => s.slot === Number(rest))?.name ?? 'a hidden card';
  if (kind === 'sea') return t.seas[Number(rest)]?.name ?? 'a Sea';
  return kind === 'seat' ? `Player ${Number(rest) + 1}` : rest;
}

function live(view: View, handle: string): Live | undefined {
  const t = table(view);
  const card = handle.startsWith('slot:') ? bySlot(t, Number(handle.slice(5))) : [...slotted(t)].find((c) => c.name === handle.slice(5));
  return card && liveOf(card, t);
}

function onTable(view: View, me: number | null): Set<string> {
  const names = me === null ? [] : (table(view).players[me]?.hand.known ?? []);
  return new Set(names.map((name) => `card:${name}`));
}

const HINTS: Readonly<Record<string, string>> = {
  'take_action/Pass': 'you may act again later; the phase ends when all pass in a row',
  'boarding_opportunity/Pass': 'the Boarding ends when both pass in a row',
  'answer_attack/Take the Hits': 'nobody of yours fights: you choose who absorbs them',
  'continue_attack/Take the Hits': 'your fighter absorbs them first, until it is sunk',
  'choose_producer/Stop': 'you do not pay: it is canceled, and who has tacked stays tacked',
  'pay_cancel/Cancel it': 'you pay its cancel cost, and it does nothing',
  'choose_starting_crew/Done': 'you start with those you chose',
};

const ABOUT: Readonly<Record<string, string>> = {
  choose_starting_crew: 'Together they may cost as much Influence as your Captain has Wealth. Your rivals choose in secret, too.',
  choose_producer: 'Untacked Crew tack and give their skill. A cost may be met by several.',
  absorb_step: 'A Crew takes its Swashbuckling in Hits when it tacks, and once more when it sinks. Who fought and lost comes first. If your Captain sinks, you are out.',
  choose_opening_card: 'Only the Boarding Boxes of the card count: its attack, and what it defends against.',
  answer_attack: 'You need a card with a defence box against the attack, and an untacked Crew to fight. Who fights and loses absorbs first, also your Captain.',
  discard_to_maximum: 'At any moment you hold no more cards than your hand maximum.',
};

const REST = /^(Hire|Experience|Put into play|Strike up|Complete|Attach|Fire at|Board|Sail to|Discard) /;
const BEGINS: Readonly<Record<string, string>> = {
  Hire: 'pay its Influence; it comes aboard', Experience: 'it takes the place of the Crew it was',
  'Put into play': 'it waits in a Sea to be completed', 'Strike up': 'it replaces any other Chantey',
  Complete: 'pay its cost in the Sea where it lies', Attach: 'pay its cost; it goes on a card', 'Fire at': 'a Crew tacks for Cannon: so many Hits',
  Board: 'pay your Move Cost; then Crew fight', 'Sail to': 'pay your Move Cost', Discard: 'it goes to your discard pile',
};

export const game: GameLook = {
  name: 'ccg',
  title: '7th Sea CCG',
  Board,
  stats: SKILLS,
  values: (card) =>
    card.values.map((attack, i) => ({
      name: i === 0 ? `Attacks with ${attack}` : `Defends against ${attack}`,
      term: attack,
      icon: ATTACKS[attack] ?? '',
      text: '',
      kind: i === 0 ? 'strike' : 'guard',
    })),
  cost: (card) => {
    const { text, skill } = costOf(card.cost);
    const sign = SKILLS.find((s) => s.name === skill);
    return { text, ...(sign ? { icon: sign.icon } : {}) };
  },
  factions: FACTIONS,
  icon,
  now: 'this turn',
  landmarks: 'Turns and Boardings',
  motions: {
    piles: { sink: 'sunk', return: 'hand' },
    rises: {
      produce: { words: (n) => `+${n}`, kind: 'gain' },
      hits: { words: (n) => `${n} Hit${n === 1 ? '' : 's'}`, kind: 'wound' },
    },
  },
  moment: (view) => {
    const t = table(view);
    return { title: t.turn > 0 ? `Turn ${t.turn}` : 'Setting sail', phases: PHASES, now: PHASES.findIndex((p) => p.name === t.phase) };
  },
  nameOf,
  live,
  onTable,
  asked: (view) => table(view).question?.seat ?? null,
  ending: (view) => {
    const t = table(view);
    return t.over ? { winner: t.winner ?? null, how: how(t) } : null;
  },
  parts: new Set(),
  rare: (kind, words) => kind === 'take_action' && words.startsWith('Discard '),
  hint: (kind, words) => {
    if (kind === 'choose_starting_crew') return shelf('ccg').byName.get(words)?.cost ?? HINTS[`${kind}/${words}`] ?? '';
    return HINTS[`${kind}/${words}`] ?? (kind === 'take_action' ? (BEGINS[REST.exec(words)?.[1] ?? ''] ?? '') : '');
  },
  about: (kind) => ABOUT[kind] ?? '',
  searches: 'cannon, board, tack …',
  legend: 'MC: Move Cost. BA: Boarding Attack. SW: Swashbuckling. D: the rulesheet. F: the official FAQ. X, J: two lists of the printed cards. rec: a recommendation where these are silent.',
  chapters: {},
  primer: [
    'You command a Ship on five Seas. Sink the Captains of your rivals, or hold Control of all five Seas at the end of a turn.',
    'Each turn the Crews with the most Sailing go first. Then everybody takes one action after the other until all pass.',
    'Crew tack to pay: each gives one of its five skills. Tacked Crew have done their work until they untack at the end of the turn.',
    'Hits are absorbed with Swashbuckling: a Crew may tack for it, or sink. In a Boarding whoever fights and loses absorbs first, until sunk: also a Captain.',
    'Only legal moves are ever offered. Whatever glows can be clicked; a payment is proposed, and you may tick other Crew instead.',
  ],
};
