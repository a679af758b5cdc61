/** How Sea of Legends looks: colours and crests of our own for each Faction and Captain, icons for pieces. */
import { picture } from '../../board/pictures';
import type { CardPrinted } from '../../lib/messages';
import type { Look, Sign } from '../game';

export const PHASES: readonly Sign[] = [
  { name: 'Setup', icon: 'gi:treasure-map' },
  { name: 'Turns', icon: 'gi:ship-wheel' },
  { name: 'Faction Turn', icon: 'gi:pirate-flag' },
];

export const PORT_TYPES: Readonly<Record<string, string>> = {
  Tavern: 'gi:beer-stein', Shipyard: 'gi:hammer-nails', 'Hiring Hall': 'gi:bandana', Hideout: 'gi:open-treasure-chest',
};

/** what the faces of dice show; numerals are printed as such */
export const FACES: Readonly<Record<string, Sign>> = {
  L: { name: 'Lover', icon: 'gi:hearts' },
  C: { name: 'Captain', icon: 'gi:pirate-hat' },
  X: { name: 'Nemesis', icon: 'gi:daemon-skull' },
};

/** the tokens of Adventures, by what they tell of */
export const TALES: Readonly<Record<string, string>> = {
  captain: 'gi:pirate-hat', lover: 'gi:hearts', nemesis: 'gi:daemon-skull', secondary: 'gi:scroll-unfurled',
};

export const TOKENS: Readonly<Record<string, string>> = {
  'Summoning Relic': 'gi:totem', Trophy: 'gi:trophy', Temple: 'gi:temple-gate', 'Golden Fruit': 'gi:shiny-apple',
  'Hidden City': 'gi:mayan-pyramid', Merchant: 'gi:swap-bag', 'Harpy Egg': 'gi:egg-clutch', 'Aztec Gold': 'gi:aztec-calendar-sun',
  'Soul Shard': 'gi:soul-vessel',
};

export const NPCS: Readonly<Record<string, string>> = {
  'Spanish Galleon': 'gi:galleon', Seeker: 'gi:trident', 'King Alaran': 'gi:triton-head', 'Naval Officer': 'gi:iron-hulled-warship',
  Admiral: 'gi:pirate-captain', 'Merfolk Guardian': 'gi:mermaid', Tetzahuitl: 'gi:sea-serpent', 'Undead Soldier': 'gi:skeleton',
  'Skeletal Colossus': 'gi:raise-skeleton', Champion: 'gi:spartan-helmet', Quetzalcoatl: 'gi:snake-totem', Initiate: 'gi:cultist',
  Nocturne: 'gi:evil-moon', 'Sea Elemental': 'gi:big-wave', Alura: 'gi:witch-flight', Sentinel: 'gi:totem-head', Batz: 'gi:gorilla',
  Harpy: 'gi:harpy',
};

const NEUTRAL: Look = {
  colour: '#5b4a36',
  crest: [
    { d: 'M50 16L58 52L92 60L58 68L50 104L42 68L8 60L42 52Z', fill: 'charge' },
    { d: 'M50 50A10 10 0 1 1 49.9 50Z', fill: 'field' },
  ],
};

/** a colour, a bend or base in the second tincture, and a charge for each */
export const FACTIONS: Readonly<Record<string, Look>> = {
  Neutral: NEUTRAL,
  'Spanish Armada': {
    colour: '#a8341f',
    crest: [
      { d: 'M8 6H92V34H8Z', fill: 'second' },
      { d: 'M44 24H56V44H76V56H56V104H44V56H24V44H44Z', fill: 'charge' },
      { d: 'M30 84C42 92 58 92 70 84L66 98C56 104 44 104 34 98Z', fill: 'second' },
    ],
  },
  'Atlantean Usurpers': {
    colour: '#11697a',
    crest: [
      { d: 'M8 82C22 74 34 90 50 82S78 74 92 84V120H8Z', fill: 'second' },
      { d: 'M47 104V60H38C28 60 24 50 24 30L30 22L34 30C34 44 36 50 42 50H47V26L50 16L53 26V50H58C64 50 66 44 66 30L70 22L76 30C76 50 72 60 62 60H53V104Z', fill: 'charge' },
    ],
  },
  'British Empire': {
    colour: '#1f3a7a',
    crest: [
      { d: 'M8 6L92 96V108L8 18ZM92 6L8 96V108L92 18Z', fill: 'second' },
      { d: 'M43 6H57V120H43ZM8 46H92V60H8Z', fill: 'charge' },
      { d: 'M50 38A15 15 0 1 1 49.9 38Z', fill: 'field' },
      { d: 'M50 44L53 51L60 51L54.500 55.500L57 63L50 58.500L43 63L45.500 55.500L40 51L47 51Z', fill: 'charge' },
    ],
  },
  'Children of Tlaloc': {
    colour: '#1f7a5a',
    crest: [
      { d: 'M8 6H92V22L81 30L70 22L60 30L50 22L40 30L30 22L19 30L8 22Z', fill: 'second' },
      { d: 'M50 34C68 34 78 46 78 60C78 76 66 86 50 100C34 86 22 76 22 60C22 46 32 34 50 34Z', fill: 'charge' },
      { d: 'M38 52A8 8 0 1 1 37.900 52ZM62 52A8 8 0 1 1 61.900 52ZM34 74H66L60 82L55 76L50 82L45 76L40 82Z', fill: 'field' },
    ],
  },
  'Dread Tide': {
    colour: '#3d4a3a',
    crest: [
      { d: 'M8 84C22 76 34 92 50 84S78 76 92 86V120H8Z', fill: 'second' },
      { d: 'M50 20C68 20 78 32 76 48C75 56 70 60 68 64V76H32V64C30 60 25 56 24 48C22 32 32 20 50 20Z', fill: 'charge' },
      { d: 'M38 42A8 9 0 1 1 37.900 42ZM62 42A8 9 0 1 1 61.900 42ZM50 56L55 65H45ZM40 76V68H43V76ZM48 76V68H52V76ZM57 76V68H60V76Z', fill: 'field' },
    ],
  },
  Aztecs: {
    colour: '#b5701a',
    crest: [
      { d: 'M50 18A42 42 0 1 1 49.900 18ZM50 28A32 32 0 1 0 50.100 28Z', fill: 'second' },
      { d: 'M50 12L56 34L74 20L70 42L92 42L76 58L92 74L70 74L74 98L56 84L50 106L44 84L26 98L30 74L8 74L24 58L8 42L30 42L26 20L44 34Z', fill: 'charge' },
      { d: 'M50 42A17 17 0 1 1 49.900 42ZM44 56H56V60H44Z', fill: 'field' },
    ],
  },
  'Ordo Nocturnus': {
    colour: '#3a2a5c',
    crest: [
      { d: 'M22 26L24 32L30 32L25 36L27 42L22 38L17 42L19 36L14 32L20 32ZM80 66L82 72L88 72L83 76L85 82L80 78L75 82L77 76L72 72L78 72Z', fill: 'second' },
      { d: 'M62 20A40 40 0 1 0 84 78A34 34 0 1 1 62 20Z', fill: 'charge' },
    ],
  },
  'Sea Coven': {
    colour: '#1d5f8f',
    crest: [
      { d: 'M8 30C24 20 36 40 52 30S80 20 92 32V48C78 38 66 54 50 46S24 38 8 48Z', fill: 'second' },
      { d: 'M50 26C58 44 74 54 74 74A24 24 0 0 1 26 74C26 54 42 44 50 26Z', fill: 'charge' },
      { d: 'M50 56C54 66 62 70 62 80A12 12 0 0 1 38 80C38 70 46 66 50 56Z', fill: 'field' },
    ],
  },
  'Sentinels of Mukul': {
    colour: '#5f6e1e',
    crest: [
      { d: 'M8 92H92V120H8Z', fill: 'second' },
      { d: 'M14 94H86V84H76V72H66V60H58V48H42V60H34V72H24V84H14Z', fill: 'charge' },
      { d: 'M44 94V74H56V94ZM50 20A11 11 0 1 1 49.900 20Z', fill: 'field' },
      { d: 'M50 22A10 10 0 1 1 49.900 22Z', fill: 'charge' },
    ],
  },
  Skystalkers: {
    colour: '#6a4c93',
    crest: [
      { d: 'M8 6H92V20C70 16 60 30 50 30S30 16 8 20Z', fill: 'second' },
      { d: 'M50 40C60 26 78 22 90 28C84 34 84 38 86 44C80 44 78 48 78 54C70 52 66 56 64 62L56 66L60 88L54 84L50 96L46 84L40 88L44 66L36 62C34 56 30 52 22 54C22 48 20 44 14 44C16 38 16 34 10 28C22 22 40 26 50 40Z', fill: 'charge' },
    ],
  },
};

export const CAPTAINS: Readonly<Record<string, Look>> = {
  Cesare: { colour: '#7a1f3d', crest: [{ d: 'M8 6H92V30H8Z', fill: 'second' }, { d: 'M30 40H70V48L62 54V64C72 66 78 74 78 86H22C22 74 28 66 38 64V54L30 48ZM24 90H76V98H24Z', fill: 'charge' }] },
  Kahina: { colour: '#8a5a12', crest: [{ d: 'M8 60L92 30V58L8 88Z', fill: 'second' }, { d: 'M50 24C70 34 78 52 72 72C66 90 50 98 50 98S34 90 28 72C22 52 30 34 50 24ZM50 40A14 14 0 1 0 50.100 40Z', fill: 'charge' }, { d: 'M50 46L54 56L50 66L46 56Z', fill: 'charge' }] },
  Spell: { colour: '#4a2f7d', crest: [{ d: 'M8 88C26 80 34 96 50 90S76 82 92 90V120H8Z', fill: 'second' }, { d: 'M46 100V56L30 44L36 36L50 46L64 36L70 44L54 56V100ZM50 12L54 24L66 24L56 31L60 42L50 35L40 42L44 31L34 24L46 24Z', fill: 'charge' }] },
  Ton: { colour: '#2f4f5a', crest: [{ d: 'M8 6H50V120H8Z', fill: 'second' }, { d: 'M46 22H54V100H46ZM54 26C70 22 82 30 82 44C82 54 70 58 54 54ZM46 26C30 22 18 30 18 44C18 54 30 58 46 54Z', fill: 'charge' }] },
  Grimwald: { colour: '#33475b', crest: [{ d: 'M8 82H92V120H8Z', fill: 'second' }, { d: 'M50 20L78 34V58C78 78 64 90 50 98C36 90 22 78 22 58V34ZM50 34L34 42V58C34 70 42 78 50 84C58 78 66 70 66 58V42Z', fill: 'charge' }, { d: 'M46 46H54V72H46Z', fill: 'charge' }] },
  Jack: { colour: '#1f2226', crest: [{ d: 'M8 50H92V70H8Z', fill: 'second' }, { d: 'M50 22C64 22 73 31 71 44C70 50 67 53 65 56V64H35V56C33 53 30 50 29 44C27 31 36 22 50 22ZM20 74L80 100L76 107L16 81ZM80 74L20 100L24 107L84 81Z', fill: 'charge' }, { d: 'M42 40A6 6 0 1 1 41.900 40ZM58 40A6 6 0 1 1 57.900 40Z', fill: 'field' }] },
  Liu: { colour: '#9c2b22', crest: [{ d: 'M8 6H92V24H8Z', fill: 'second' }, { d: 'M20 86C20 60 34 40 50 30C66 40 80 60 80 86C70 80 60 80 50 88C40 80 30 80 20 86ZM47 88H53V104H47Z', fill: 'charge' }, { d: 'M49 44H51V82H49ZM37 56L49 80L47 82L35 58ZM63 56L51 80L53 82L65 58Z', fill: 'field' }] },
  Matchlock: { colour: '#5c5a14', crest: [{ d: 'M8 70L92 30V54L8 94Z', fill: 'second' }, { d: 'M14 44H70V36H80V44H88V54H50L44 74C42 82 36 86 28 86H18L28 54H14Z', fill: 'charge' }, { d: 'M80 22L84 14L88 22L96 26L88 30L84 38L80 30L72 26Z', fill: 'charge' }] },
};

const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  Captain: ['gi:pirate-captain'],
  'Lover or Nemesis': ['gi:swordwoman', 'gi:swordman', 'gi:hood', 'gi:robe', 'gi:female-vampire', 'gi:cowled', 'gi:barbarian', 'gi:throne-king', 'gi:warlock-eye'],
  Ship: ['gi:galleon', 'gi:caravel', 'gi:sailboat'],
  'Starter Crew': ['gi:bandana'],
  Crew: ['gi:pirate-coat', 'gi:pirate-hook', 'gi:bandana', 'gi:spyglass', 'gi:sextant', 'gi:cannon', 'gi:knot', 'gi:fishing-net', 'gi:chef-toque', 'gi:musical-notes', 'gi:musket', 'gi:swordman', 'gi:rope-coil', 'gi:hammer-nails'],
  'Legendary Crew': ['gi:laurel-crown', 'gi:star-medal', 'gi:crossed-sabres'],
  Relic: ['gi:crystal-ball', 'gi:gem-necklace', 'gi:ring', 'gi:totem', 'gi:crown', 'gi:gold-shell', 'gi:candle-skull', 'gi:bell-shield'],
  'Ally Relic': ['gi:shaking-hands'],
  'Vault Relic': ['gi:gold-shell', 'gi:gems', 'gi:trident'],
  Rumor: ['gi:treasure-map', 'gi:locked-chest', 'gi:necklace-display', 'gi:compass', 'gi:spyglass', 'gi:gems'],
  Item: ['gi:bottle-vapors', 'gi:square-bottle', 'gi:knapsack', 'gi:potion-ball', 'gi:barrel', 'gi:cannon-ball'],
  Event: ['gi:lightning-storm', 'gi:vortex', 'gi:tornado', 'gi:sunrise'],
  Token: ['gi:totem'],
};
const BY_NAME: Readonly<Record<string, string>> = {
  Gunner: 'gi:cannon', Navigator: 'gi:sextant', Quartermaster: 'gi:rule-book', Cesare: 'gi:shouting', Kahina: 'gi:hood', Spell: 'gi:crystal-ball',
  Ton: 'gi:barbarian', Grimwald: 'gi:chest-armor', Jack: 'gi:pirate-skull', Liu: 'gi:queen-crown', Matchlock: 'gi:musket',
};

export const icon = (card: CardPrinted): string => picture(card, { names: { ...TOKENS, ...NPCS, ...BY_NAME }, types: BY_TYPE });
