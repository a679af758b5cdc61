/** How the 7th Sea CCG looks: colours and crests of our own for each faction, a flag for each skill, icons for cards. */
import { picture } from '../../board/pictures';
import type { CardPrinted } from '../../lib/messages';
import type { Look, Sign } from '../game';

export interface Skill extends Sign {
  short: string;
}

export const SKILLS: readonly Skill[] = [
  { name: 'Cannon', short: 'cannon', icon: 'gi:cannon' },
  { name: 'Sailing', short: 'sailing', icon: 'gi:ship-wheel' },
  { name: 'Adventuring', short: 'adventuring', icon: 'gi:compass' },
  { name: 'Influence', short: 'influence', icon: 'gi:crown' },
  { name: 'Swashbuckling', short: 'swashbuckling', icon: 'gi:crossed-swords' },
];

export const ATTACKS: Readonly<Record<string, string>> = {
  Punch: 'gi:fist', Club: 'gi:wood-club', Dagger: 'gi:plain-dagger', Slash: 'gi:saber-slash', Thrust: 'gi:pointy-sword',
};

export const PHASES: readonly Sign[] = [
  { name: 'Determine order', icon: 'gi:flying-flag' },
  { name: 'Actions', icon: 'gi:crossed-sabres' },
  { name: 'Draw', icon: 'gi:card-draw' },
  { name: 'Untack', icon: 'gi:anticlockwise-rotation' },
];

export const SEAS: readonly string[] = ['gi:two-coins', 'gi:big-wave', 'gi:island', 'gi:sea-serpent', 'gi:mirror-mirror'];

const UNALIGNED: Look = {
  colour: '#5f5a50',
  crest: [
    { d: 'M50 20A34 34 0 1 1 49.9 20ZM50 30A24 24 0 1 0 50.1 30Z', fill: 'second' },
    { d: 'M46 30H54V42H66V50H54V86C64 84 72 78 76 70L70 70L80 58L88 72H82C76 86 64 94 50 96C36 94 24 86 18 72H12L20 58L30 70H24C28 78 36 84 46 86V50H34V42H46Z', fill: 'charge' },
  ],
};

export const FACTIONS: Readonly<Record<string, Look>> = {
  'Black Freighter': {
    colour: '#26262b',
    crest: [
      { d: 'M8 78C22 72 32 86 46 80S70 72 92 80V120H8Z', fill: 'second' },
      { d: 'M50 18C68 18 78 30 76 46C75 54 70 58 68 62V72H32V62C30 58 25 54 24 46C22 30 32 18 50 18Z', fill: 'charge' },
      { d: 'M38 40A8 8 0 1 1 37.9 40ZM62 40A8 8 0 1 1 61.9 40ZM50 54L55 62H45Z', fill: 'field' },
      { d: 'M36 76H64V84H36Z', fill: 'charge' },
    ],
  },
  Brotherhood: {
    colour: '#7a3b1c',
    crest: [
      { d: 'M8 6H92V26H8Z', fill: 'second' },
      { d: 'M16 96L66 34L74 40L26 102ZM84 96L34 34L26 40L74 102Z', fill: 'charge' },
      { d: 'M62 30L82 28L80 48ZM38 30L18 28L20 48Z', fill: 'charge' },
      { d: 'M50 86A10 10 0 1 1 49.9 86Z', fill: 'second' },
    ],
  },
  Castille: {
    colour: '#b5681a',
    crest: [
      { d: 'M8 6H92V34H8Z', fill: 'second' },
      { d: 'M32 96V52H26V34H36V43H45V34H55V43H64V34H74V52H68V96Z', fill: 'charge' },
      { d: 'M44 96V78A6 8 0 0 1 56 78V96Z', fill: 'field' },
    ],
  },
  Corsairs: {
    colour: '#13685c',
    crest: [
      { d: 'M8 88C26 80 34 96 50 90S76 82 92 90V120H8Z', fill: 'second' },
      { d: 'M58 20A34 34 0 1 0 80 66A28 28 0 1 1 58 20Z', fill: 'charge' },
      { d: 'M68 34L71 43L80 43L73 49L76 58L68 52L60 58L63 49L56 43L65 43Z', fill: 'charge' },
    ],
  },
  'Crimson Rogers': {
    colour: '#97161f',
    crest: [
      { d: 'M50 6H92V62C92 92 68 108 50 116Z', fill: 'second' },
      { d: 'M50 22C64 22 72 31 70 44C69 50 66 53 64 56V64H36V56C34 53 31 50 30 44C28 31 36 22 50 22Z', fill: 'charge' },
      { d: 'M42 40A6 6 0 1 1 41.9 40ZM58 40A6 6 0 1 1 57.9 40Z', fill: 'field' },
      { d: 'M20 72L80 96L77 103L17 79ZM80 72L20 96L23 103L83 79Z', fill: 'charge' },
    ],
  },
  "Explorer's Society": {
    colour: '#3c5c8a',
    crest: [
      { d: 'M50 24A34 34 0 1 1 49.9 24ZM50 31A27 27 0 1 0 50.1 31Z', fill: 'second' },
      { d: 'M50 14L57 51L92 58L57 65L50 102L43 65L8 58L43 51Z', fill: 'charge' },
      { d: 'M50 50A8 8 0 1 1 49.9 50Z', fill: 'field' },
    ],
  },
  "Gosse's Gentlemen": {
    colour: '#4e6b2a',
    crest: [
      { d: 'M8 46L92 22V48L8 72Z', fill: 'second' },
      { d: 'M26 40H74C74 60 66 70 55 73V86H66V94H34V86H45V73C34 70 26 60 26 40Z', fill: 'charge' },
      { d: 'M24 28H76V36H24Z', fill: 'charge' },
    ],
  },
  Montaigne: {
    colour: '#25559c',
    crest: [
      { d: 'M8 6H92V20H8Z', fill: 'second' },
      { d: 'M50 24L55 42L68 30L65 47L83 45L69 57L85 66L67 67L74 84L60 74L56 93L50 76L44 93L40 74L26 84L33 67L15 66L31 57L17 45L35 47L32 30L45 42Z', fill: 'charge' },
      { d: 'M50 48A11 11 0 1 1 49.9 48Z', fill: 'field' },
    ],
  },
  'Sea Dogs': {
    colour: '#1c4069',
    crest: [
      { d: 'M8 54H92V70H8ZM42 6H58V120H42Z', fill: 'second' },
      { d: 'M28 34L40 26L58 30L74 44L84 48L80 58L68 60L60 72L62 96H50L46 80L36 96H26L32 70L26 54Z', fill: 'charge' },
      { d: 'M62 42A4 4 0 1 1 61.9 42Z', fill: 'field' },
    ],
  },
  Vesten: {
    colour: '#4a6d7c',
    crest: [
      { d: 'M8 76C20 70 30 82 44 76S72 70 92 78V120H8Z', fill: 'second' },
      { d: 'M47 18H53V70H47ZM30 24H70V58C62 52 38 52 30 58Z', fill: 'charge' },
      { d: 'M14 62C10 50 14 42 22 40C18 48 20 56 26 68H74C80 56 82 48 78 40C86 42 90 50 86 62C82 80 70 90 50 90S18 80 14 62Z', fill: 'charge' },
    ],
  },
  Roberts: {
    colour: '#5d2a63',
    crest: [
      { d: 'M8 6H92L8 104Z', fill: 'second' },
      { d: 'M50 20A9 9 0 1 1 49.9 20ZM42 40H58L64 70H56L54 104H46L44 70H36Z', fill: 'charge' },
      { d: 'M62 44L86 28L89 33L64 56ZM24 44H32V80H24ZM20 44L28 34L36 44Z', fill: 'charge' },
    ],
  },
  Unaligned: UNALIGNED,
};

/** Pictures by trait, the telling ones first. */
const BY_TRAIT: readonly (readonly [string, string])[] = [
  ['Monster', 'gi:kraken-tentacle'], ['Skeletal', 'gi:raise-skeleton'], ['Pet', 'gi:parrot-head'], ['Captive', 'gi:manacles'],
  ['Weather', 'gi:lightning-storm'], ['Figurehead', 'gi:mermaid'], ['Jolly Roger', 'gi:pirate-flag'], ['Letter of Marque', 'gi:wax-seal'],
  ['Port', 'gi:harbor-dock'], ['Artifact', 'gi:crystal-ball'], ['Goods', 'gi:barrel'], ['Signature Item', 'gi:sword-hilt'],
  ['Eye', 'gi:sunken-eye'], ['Hand', 'gi:pirate-hook'], ['Leg', 'gi:wooden-pegleg'], ['Oath', 'gi:shaking-hands'], ['Patron', 'gi:scroll-unfurled'],
  ['Control', 'gi:flag-objective'], ['Prize', 'gi:open-treasure-chest'], ['Membership', 'gi:star-flag'],
  ['Legendary Captain', 'gi:pirate-captain'], ['Gunner', 'gi:pirate-cannon'], ['Topman', 'gi:shooner-sailboat'], ['First Mate', 'gi:captain-hat-profile'],
  ['Rower', 'gi:paddles'], ['Holy', 'gi:holy-symbol'],
  ['Fate', 'gi:spider-web'], ['Glamour', 'gi:fairy-wand'], ['Lærdom', 'gi:rune-stone'], ['Nacht', 'gi:evil-moon'], ['Porté', 'gi:magic-portal'],
  ['Pyeryem', 'gi:bear-face'], ['Scry', 'gi:water-splash'],
  ['Swordsman', 'gi:fencer'], ['Fear', 'gi:terror'], ['Item', 'gi:swap-bag'], ['Ally', 'gi:backup'], ['Henchman', 'gi:brute'],
];

/** Pictures by the best skill: of a Crew, or of what a card adds. */
const BY_SKILL: Readonly<Record<string, readonly string[]>> = {
  Cannon: ['gi:pirate-cannon', 'gi:cannon-shot', 'gi:cannon-ball', 'gi:powder-bag'],
  Sailing: ['gi:shooner-sailboat', 'gi:rope-coil', 'gi:anchor', 'gi:sextant', 'gi:sail'],
  Adventuring: ['gi:spyglass', 'gi:treasure-map', 'gi:compass', 'gi:old-lantern', 'gi:telescope'],
  Influence: ['gi:top-hat', 'gi:feather', 'gi:scroll-unfurled', 'gi:pirate-coat', 'gi:two-coins'],
  Swashbuckling: ['gi:swordman', 'gi:sabers-choc', 'gi:swordwoman', 'gi:saber-and-pistol', 'gi:bandana', 'gi:crossed-sabres', 'gi:pirate-skull'],
};

/** Where nothing tells more: a few pictures for each type. */
const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  Captain: ['gi:pirate-captain', 'gi:pirate-hat', 'gi:captain-hat-profile'],
  Ship: ['gi:galleon', 'gi:caravel', 'gi:ship-bow'],
  Action: [
    'gi:sword-clash', 'gi:cannon-shot', 'gi:wave-crest', 'gi:rolling-dices', 'gi:sinking-ship', 'gi:shark-jaws', 'gi:sword-brandish', 'gi:drowning',
    'gi:lightning-storm', 'gi:pirate-flag', 'gi:torch', 'gi:wave-strike',
  ],
  Attachment: ['gi:broadsword', 'gi:pistol-gun', 'gi:locked-chest', 'gi:sextant', 'gi:lighthouse', 'gi:chest'],
  Adventure: ['gi:treasure-map', 'gi:island', 'gi:chest', 'gi:pirate-grave', 'gi:sea-serpent', 'gi:lighthouse'],
  Chantey: ['gi:musical-notes', 'gi:musical-score', 'gi:lyre'],
  Sea: ['gi:big-wave'],
};

/** The skill that a Crew has most of, or that a card adds most to. */
export function bestSkill(card: CardPrinted): string {
  const points = SKILLS.map((skill, i) => Number(card.stats[i] ?? card.facts[skill.name] ?? 0));
  const most = Math.max(...points);
  return most > 0 ? SKILLS[points.lastIndexOf(most)]!.name : '';
}

export function icon(card: CardPrinted): string {
  if (card.type === 'Captain') return picture(card, { types: BY_TYPE });
  const skilled = BY_SKILL[bestSkill(card)];
  return picture(card, { traits: BY_TRAIT, types: skilled ? { [card.type]: skilled } : BY_TYPE });
}
