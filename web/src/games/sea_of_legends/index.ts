/** Sea of Legends, for the shell. */
import icons from 'virtual:icons/sea_of_legends';
import { bring } from '../../lib/icons.svelte';
import type { GameLook, Live, View } from '../game';
import Board from './Board.svelte';
import { CAPTAINS, FACES, FACTIONS, icon, PHASES } from './look';
import { bySlot, GAME, table } from './view';

bring(icons);

function nameOf(view: View, handle: string): string {
  const [kind, rest] = [handle.slice(0, handle.indexOf(':')), handle.slice(handle.indexOf(':') + 1)];
  const t = table(view);
  if (kind === 'card') return rest;
  if (kind === 'slot') return bySlot(t, Number(rest))?.name ?? 'a card';
  if (kind === 'region') return t.regions[Number(rest)]?.name ?? 'a region';
  if (kind === 'face') return `a die showing ${FACES[rest]?.name ?? rest}`;
  if (kind === 'die') return `a ${rest.startsWith('0') ? 'Captain' : 'Bonus'} die showing ${FACES[rest.slice(1)]?.name ?? rest.slice(1)}`;
  return kind === 'seat' ? `Player ${Number(rest) + 1}` : rest;
}

const live = (view: View, handle: string): Live | undefined =>
  handle.startsWith('slot:') ? bySlot(table(view), Number(handle.slice(5)))?.live : undefined;

const ABOUT: Readonly<Record<string, string>> = {
  take_turn: 'One move and one action in either order, and free actions at any time.',
  choose_lover_and_nemesis: 'One of the three is your Lover, another your Nemesis. Each begins with the first line unlocked, and with a tale of its own.',
  add_dice: 'Four Captain dice and your Bonus dice are rolled. After the roll no die is added any more.',
  assign_dice: 'Numerals are Strength. C and L do what your cards make of them; each X that is left hurts as your Nemesis says.',
  sail: 'Entering a region with hostile NPCs ends the move, and they must be Challenged.',
  hire_crew: 'Those you hire come aboard ready; your ship holds only so many.',
  bury_gold: 'Ten gold are one Notoriety, for good.',
  place_galleon: 'It goes for captured Ports that it can beat, or else for the nearest enemy: the farther away, the more time you have.',
};
/** what the first player decides for NPCs */
const FOR_NPCS = new Set(['next_faction', 'next_npc', 'objective', 'path', 'drift', 'target_group', 'target_player', 'take_stack']);

export const game: GameLook = {
  name: GAME,
  title: 'Sea of Legends',
  Board,
  stats: [],
  values: () => [],
  cost: (card) => ({ text: card.cost.replace(' gold', '') }),
  factions: FACTIONS,
  crest: (card) => (card.type === 'Captain' ? CAPTAINS[card.name] : undefined),
  icon,
  signs: FACES,
  now: 'this turn',
  never: 'the table decides for the Factions, and nothing is used that waits to be used',
  routine: { kinds: FOR_NPCS, words: 'Let the table decide for the Factions' },
  landmarks: 'Rounds',
  motions: {
    piles: { discard: 'crew-discard' },
    rises: {
      exhaust: { words: () => 'exhausted', kind: 'wound' },
      more_strength: { words: (n) => (n > 0 ? `+${n}` : `${n}`), kind: 'gain' },
      defeat: { words: () => 'defeated', kind: 'wound' },
    },
  },
  moment: (view) => {
    const t = table(view);
    return { title: t.round > 0 ? `Round ${t.round}` : 'Setting sail', phases: PHASES, now: PHASES.findIndex((p) => p.name === t.phase) };
  },
  nameOf,
  live,
  onTable: (view, me) => {
    const t = table(view);
    return new Set((me === null ? [] : (t.players[me]?.cards ?? [])).map((c) => `card:${c.name}`));
  },
  asked: (view) => table(view).question?.seat ?? null,
  ending: (view) => {
    const t = table(view);
    if (!t.over) return null;
    const how = t.victory === 'faction' ? `beside the ${t.ended_by.join(' and the ')}` : 'as the most notorious Captain';
    return { winner: t.winners[0] ?? null, how, ...(t.winners.length === 0 && t.victory === 'faction' ? { nobody: `The sea belongs to the ${t.ended_by.join(' and the ')}` } : {}) };
  },
  parts: new Set(),
  told: new Set(['adventure']),
  hint: () => '',
  about: (kind) => ABOUT[kind] ?? (FOR_NPCS.has(kind) ? 'The first player decides where the rules leave a choice, and only there.' : ''),
  searches: 'Port, Crew, Lover …',
  legend: 'FP: the first player. AP: the player whose turn it is. N: Notoriety. C, L, X: the faces Captain, Lover and Nemesis. NPC: whoever a Faction has on the chart; its STR is Strength, ALY Allies, GS the Strength of a group. E: the printed rules.',
  named: /^[A-Z][\w'’-]*(?: (?:[A-Z][\w'’-]*|a|an|and|at|by|for|from|in|of|on|or|the|to|with))*\. (?=[A-Z⚀-⚅+−\d])/,
  chapters: {},
  primer: [
    'You are a Captain on a chart of the Caribbean. Who has 10 Notoriety at the end of a round wins; but Factions have aims of their own, and win with them.',
    'On your turn you move once and act once: follow an Adventure, use the Port, or Challenge a Port, an NPC or a rival.',
    'In a Challenge you roll dice. Numerals are Strength; the other faces wake your Captain, your Lover, and your Nemesis.',
    'After everybody’s turn the Factions move. The page tells why each of them goes where it goes, step by step.',
    'Only legal moves are ever offered. Whatever glows can be clicked; the chart is also a list, and can be enlarged with two fingers.',
  ],
};
