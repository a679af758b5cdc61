/** How City of Five Sails looks: tinctures and crests of our own, an icon for every card. */
import { picture } from '../../board/pictures';
import type { CardPrinted } from '../../lib/messages';
import type { Look, Sign } from '../game';

export const STATS: readonly Sign[] = [
  { name: 'Resolve', icon: 'gi:heart-shield' },
  { name: 'Combat', icon: 'gi:crossed-swords' },
  { name: 'Finesse', icon: 'gi:feather' },
  { name: 'Influence', icon: 'gi:crown' },
];

export const VALUES: readonly Sign[] = [
  { name: 'Riposte', icon: 'gi:riposte' },
  { name: 'Parry', icon: 'gi:checked-shield' },
  { name: 'Thrust', icon: 'gi:piercing-sword' },
];

export const PHASES: readonly Sign[] = [
  { name: 'Dawn', icon: 'gi:sunrise' },
  { name: 'Planning', icon: 'gi:scroll-quill' },
  { name: 'High Drama', icon: 'gi:drama-masks' },
  { name: 'Plunder', icon: 'gi:open-treasure-chest' },
  { name: 'Dusk', icon: 'gi:sunset' },
];

/** The colours of the seats: flags, edges of characters, names in the log. */
export const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3'] as const;

export const FACTIONS: Readonly<Record<string, Look>> = {
  Castille: {
    colour: '#a8521a',
    crest: [
      { d: 'M8 6H92V34H8Z', fill: 'second' },
      { d: 'M32 96V52H26V34H36V43H45V34H55V43H64V34H74V52H68V96Z', fill: 'charge' },
      { d: 'M44 96V78A6 8 0 0 1 56 78V96Z', fill: 'field' },
    ],
  },
  Eisen: {
    colour: '#45525c',
    crest: [
      { d: 'M38 6H62V111L50 116L38 111Z', fill: 'second' },
      { d: 'M50 56L36 22H64ZM50 56L84 42V70ZM50 56L64 90H36ZM50 56L16 70V42Z', fill: 'charge' },
      { d: 'M50 47A9 9 0 1 1 49.9 47Z', fill: 'field' },
    ],
  },
  Montaigne: {
    colour: '#25559c',
    crest: [
      { d: 'M8 6H92V20H8Z', fill: 'second' },
      {
        d: 'M50 24L55 42L68 30L65 47L83 45L69 57L85 66L67 67L74 84L60 74L56 93L50 76L44 93L40 74L26 84L33 67L15 66L31 57L17 45L35 47L32 30L45 42Z',
        fill: 'charge',
      },
      { d: 'M50 48A11 11 0 1 1 49.9 48Z', fill: 'field' },
    ],
  },
  Ussura: {
    colour: '#2c6a43',
    crest: [
      { d: 'M8 6H50V116C32 108 8 92 8 62Z', fill: 'second' },
      {
        d: 'M50 56C66 56 74 70 70 84C67 94 58 90 50 90C42 90 33 94 30 84C26 70 34 56 50 56Z',
        fill: 'charge',
      },
      {
        d: 'M24 38A8 10 0 1 1 23.9 38ZM41 22A8 11 0 1 1 40.9 22ZM59 22A8 11 0 1 1 58.9 22ZM76 38A8 10 0 1 1 75.9 38Z',
        fill: 'charge',
      },
    ],
  },
  Vodacce: {
    colour: '#7c2142',
    crest: [
      { d: 'M50 10L66 34L50 58L34 34ZM50 60L66 84L50 108L34 84Z', fill: 'charge' },
      { d: 'M32 36L48 59L32 82L16 59ZM68 36L84 59L68 82L52 59Z', fill: 'second' },
      { d: 'M49 6H51V116H49ZM8 58H92V60H8Z', fill: 'line' },
    ],
  },
  Neutral: {
    colour: '#665a49',
    crest: [
      { d: 'M50 26A33 33 0 1 1 49.9 26ZM50 33A26 26 0 1 0 50.1 33Z', fill: 'second' },
      { d: 'M50 12L58 51L90 59L58 67L50 106L42 67L10 59L42 51Z', fill: 'charge' },
    ],
  },
  City: {
    colour: '#1b6770',
    crest: [
      { d: 'M8 84C22 78 30 92 44 86S66 78 78 86L86 84C76 102 62 110 50 116C38 110 18 102 8 84Z', fill: 'second' },
      { d: 'M49 18C66 26 70 42 68 54H49ZM46 26V54H30C32 42 38 32 46 26Z', fill: 'charge' },
      { d: 'M49 57H74C73 64 70 70 66 75H49ZM46 57V75H30C27 70 26 64 26 57ZM76 44C84 52 86 62 82 74L72 75C76 66 78 56 76 44Z', fill: 'charge' },
      { d: 'M18 79H84C80 89 74 94 66 95H34C26 94 21 88 18 79Z', fill: 'charge' },
    ],
  },
};

/** Pictures for single cards; the others are pictured by what they are. */
const BY_NAME: Readonly<Record<string, string>> = {
  'The Docks': 'gi:anchor', 'The Forums': 'gi:greek-temple', 'The Grand Bazaar': 'gi:medieval-pavilion',
  "Ole's Inn": 'gi:beer-stein', "Governor's Gardens": 'gi:fountain',
  'Don Constanzo Scarpa': 'gi:chess-king', 'Aldo Bussotti': 'gi:scroll-unfurled', 'Cesca del Rosso': 'gi:spider-web',
  'Cirilo Naucriparos': 'gi:two-coins', Sarafina: 'gi:domino-mask', 'Servo Scarpa': 'gi:fencer',
  'Sibella Scarpa': 'gi:sewing-string', 'Vissenta Scarpa': 'gi:swordwoman', 'Vittoria Anselmo': 'gi:dagger-rose',
  'The Great Game': 'gi:chess-queen', 'Plans Within Plans': 'gi:chess-knight', Alcee: 'gi:brute', Angelo: 'gi:bandit',
  Buratino: 'gi:carnival-mask', Dante: 'gi:bully-minion', "Legion's Caress": 'gi:poison-bottle',
  Stiletto: 'gi:plain-dagger', Ambush: 'gi:hooded-assassin', Bravos: 'gi:cloak-dagger',
  "Fate's Burden": 'gi:tarot-12-the-hanged-man', 'For the Family': 'gi:family-tree', 'Objection!': 'gi:talk',
  'Pack Tactics': 'gi:wolf-howl', 'The Pressure is On': 'gi:conversation', 'Pull the Strand': 'gi:long-legged-spider',
  "Rough 'em Up": 'gi:fist', 'Unyielding Loyalty': 'gi:locked-heart', "Veronica's Guile": 'gi:masked-spider',
  'Wrath of the Don': 'gi:crowned-skull',
  'Kaspar Dietrich': 'gi:black-knight-helm', 'Daniella Dietrich': 'gi:spider-alt', 'Edeline Trinken': 'gi:beer-stein',
  'Otto Streit': 'gi:open-book', 'Philip Hase': 'gi:crossbow', 'Rena Klingenhalter': 'gi:sword-array',
  'Rosine Friese': 'gi:magnifying-glass', 'Terrell Brandt': 'gi:two-handed-sword', 'Uwe Zimmerman': 'gi:wolf-trap',
  'Armed and Marshaled': 'gi:rally-the-troops', 'The Song of Eisen': 'gi:trumpet-flag', 'Dark Gift': 'gi:evil-book',
  "Kaspar's Panzerhand": 'gi:gauntlet', Langschwert: 'gi:broadsword', 'Polished Flintlock': 'gi:saber-and-pistol',
  'Unsavory Salve': 'gi:poison-bottle', 'Answering the Call': 'gi:trumpet', 'Fight Through the Pain': 'gi:bleeding-wound',
  Hexenjagd: 'gi:burning-eye', 'Iron Reply': 'gi:mailed-fist', 'Last Word': 'gi:crossed-pistols',
  'Move Along': 'gi:boot-kick', Precision: 'gi:bullseye', 'Press the Advantage': 'gi:sword-brandish',
  Regroup: 'gi:vertical-banner', Stratege: 'gi:treasure-map', 'Well-Equipped': 'gi:sword-smithing',
  "Odette Dubois d'Arrent": 'gi:queen-crown', 'Bastien Girard': 'gi:musket', 'Guillén de Murrieta': 'gi:coins-pile',
  'Henri Michelet': 'gi:fencer', 'Horatio Lockwood': 'gi:robin-hood-hat', 'Jean Urbain': 'gi:sword-clash',
  'Léontine Giroux': 'gi:swordwoman', 'Maxime de Lafayette': 'gi:magic-portal', 'Urraca de Murrieta': 'gi:lorgnette',
  'Épée Sanglante': 'gi:bloody-sword', 'Réputation Méritée': 'gi:laurel-crown', 'Cavalier Hat': 'gi:two-feathers',
  'Mastercrafted Rapier': 'gi:pointy-sword', 'Tabard of the Fallen Musketeer': 'gi:tattered-banner',
  'Blood Mark': 'gi:severed-hand', 'Broken-time': 'gi:empty-hourglass', 'Defending Honor': 'gi:templar-shield',
  Disarm: 'gi:drop-weapon', 'Friends at Court': 'gi:shaking-hands', 'Gallant Deeds': 'gi:rose',
  'A Heroic End': 'gi:sword-altar', 'Legendary Reputation': 'gi:star-medal', 'Master of Valroux Style': 'gi:dervish-swords',
  'Porté Travel': 'gi:portal', 'Status Matters': 'gi:imperial-crown', 'Valiant Spirit': 'gi:winged-sword',
  "You're Embarrassing Yourself": 'gi:jester-hat',
  'Soline el Gato': 'gi:cat', 'Lorenzo de Zepeda': 'gi:sabers-choc', '"Madre" Dolores': 'gi:nun-face',
  'Makepeace Botwighte': 'gi:top-hat', 'Maya de La Rioja': 'gi:saber-and-pistol', '"Padre" Aníbal': 'gi:monk-face',
  'Patricia Moustakas': 'gi:ship-wheel', Ratón: 'gi:seated-mouse', Sanjay: 'gi:captain-hat-profile',
  "The Cat's Embargo": 'gi:hollow-cat', 'Shifting Blame': 'gi:double-face-mask', "The Cat's Glass": 'gi:spyglass',
  'Gallegos Blade': 'gi:sword-hilt', Unfortunate: 'gi:broken-heart', Adaptable: 'gi:acrobatic', Amour: 'gi:love-letter',
  'Drinking Games': 'gi:beer-horn', Improvising: 'gi:juggler', "It's Personal": 'gi:face-to-face',
  'Life in the Canals': 'gi:tower-bridge', 'Night of Drinking': 'gi:wine-bottle', 'Nothing Personal': 'gi:daggers',
  Research: 'gi:book-pile', Carnaval: 'gi:drama-masks', Robbery: 'gi:robber-hand', 'Roll the Bones': 'gi:rolling-dices',
  Taunt: 'gi:flower-hat', 'Elina Georginova': 'gi:witch-face', 'Leshiye of the Wood': 'gi:tree-face',
  'Indomitable Will': 'gi:polar-bear', 'Iron and Velvet': 'gi:bear-face', "Matushka's Command": 'gi:bear-head',
  "Matushka's Efficiency": 'gi:falling-leaf', "Matushka's Sight": 'gi:all-seeing-eye', "Mireli's Revision": 'gi:sword-spin',
  'My Fight, Alone': 'gi:swordman', 'Predatory Pursuit': 'gi:wolf-head', Razrushitel: 'gi:hammer-drop',
  'Strength of Ten': 'gi:muscle-up', Stubborn: 'gi:bull-horns', 'Strong Hands': 'gi:hand-grip', Sunder: 'gi:sword-break',
  'Contempt and Hatred': 'gi:angry-eyes', 'Filling The Ranks': 'gi:guards', 'Inspire Generosity': 'gi:coins',
  'Let the Sword Decide': 'gi:duel', "Let's Haggle": 'gi:scales', Marooned: 'gi:island',
  'Midnight Shipment': 'gi:barrel', 'Parley Gone Wrong': 'gi:crossed-sabres', 'Shifting Tides': 'gi:big-wave',
  'Until Morale Improves': 'gi:pirate-flag', Breastplate: 'gi:breastplate', 'Corpse Speak': 'gi:candle-skull',
  'Improvised Weapon': 'gi:broken-bottle', 'Matchlock Musket': 'gi:musket', 'Throwing Knife': 'gi:thrown-knife',
  "Uppman's Jacket": 'gi:sleeveless-jacket', 'Appealing to the People': 'gi:public-speaker', 'Bleed Out': 'gi:bleeding-heart',
  Boon: 'gi:shining-heart', 'Come Hither': 'gi:rose', Devotion: 'gi:prayer', 'Hidden Corridors': 'gi:secret-door',
  'I Know that Trick!': 'gi:shield-reflect', "I'm Done with You": 'gi:exit-door', 'Liberating Goods': 'gi:swap-bag',
  'A New Strategy': 'gi:chess-rook', 'Not Today': 'gi:shield-bash', Opulence: 'gi:open-treasure-chest',
  'Paid Off': 'gi:two-coins', Pull: 'gi:spider-web', 'Sea Legs': 'gi:sailboat', 'Shoddy Craftsmanship': 'gi:shattered-sword',
  'Tending the Wounded': 'gi:bandage-roll', Triage: 'gi:arm-bandage', 'Penya Shows The Way': 'gi:compass',
  'Carmella Vanessa Salvaggi': 'gi:hook-swords', "Siren's Scream": 'gi:mermaid', 'Kaj Kousei': 'gi:telescope',
  'Sorte Deck': 'gi:tarot-10-wheel-of-fortune', 'Eko Sorridi': 'gi:pirate-hat', 'So It Begins': 'gi:crossed-sabres',
  'Claude de la Roche': 'gi:wax-seal', 'Risky Undertaking': 'gi:treasure-map', 'Maryam Benu Pleroma': 'gi:swords-emblem',
  'Smuggled Item': 'gi:locked-chest', 'Vladislav Novikoff': 'gi:winter-hat', 'Point of Opportunity': 'gi:hourglass',
  'Sigurd Ulfsen': 'gi:viking-head', 'Duckfoot Pistol': 'gi:blunderbuss', Gustavo: 'gi:cowled',
  'Burnished Cuirass': 'gi:chest-armor', 'Adelheide Schmidt': 'gi:sword-smithing', 'Eager Blade': 'gi:dripping-sword',
  'Angeline Dèmone': 'gi:pirate-captain', 'Kalla Forsberg': 'gi:viking-shield', 'Guild Triskelion': 'gi:light-thorny-triskelion',
  'Takama Siad': 'gi:medical-pack-alt', 'Crystal Eye': 'gi:crystal-eye', 'Ravenna Destine': 'gi:tarot-02-the-high-priestess',
  'Object of Wonder': 'gi:crystal-ball', 'Leja Juska': 'gi:spinning-sword', 'Syrneth Hand': 'gi:metal-hand',
  Giacinto: 'gi:robe', "Captain's Coat": 'gi:pirate-coat',
};

const BY_TRAIT: readonly (readonly [string, string])[] = [
  ['Sorcerer', 'gi:crystal-ball'], ['Sorcery', 'gi:crystal-ball'], ['Pistol', 'gi:crossed-pistols'], ['Rifle', 'gi:musket'],
  ['Knife', 'gi:plain-dagger'], ['Weapon', 'gi:pointy-sword'], ['Armor', 'gi:breastplate'], ['Hat', 'gi:two-feathers'],
  ['Attire', 'gi:pirate-coat'], ['Unguent', 'gi:poison-bottle'], ['Artifact', 'gi:crystal-eye'],
  ['Trinket', 'gi:gem-pendant'], ['Musketeer', 'gi:musket'], ['Duelist', 'gi:fencer'], ['Pirate', 'gi:pirate-hat'],
  ['Thug', 'gi:brute'], ['Academic', 'gi:open-book'], ['Diplomat', 'gi:wax-seal'], ['Scoundrel', 'gi:domino-mask'],
  ['Brawl', 'gi:fist'], ['Romance', 'gi:rose'], ['Revelry', 'gi:wine-bottle'], ['Faith', 'gi:prayer'],
  ['Bureaucracy', 'gi:scroll-unfurled'], ['Logistics', 'gi:treasure-map'], ['Challenge', 'gi:duel'],
  ['Hunt', 'gi:wolf-head'], ['Flourish', 'gi:sword-brandish'], ['Demoralize', 'gi:broken-heart'],
];

const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  Leader: ['gi:crown'], Character: ['gi:swordman'], Scheme: ['gi:scroll-quill'], Attachment: ['gi:gem-pendant'],
  Risk: ['gi:sword-clash'], Event: ['gi:compass'], Location: ['gi:greek-temple'],
};

export const icon = (card: CardPrinted): string => picture(card, { names: BY_NAME, traits: BY_TRAIT, types: BY_TYPE });

export const PLACES: Readonly<Record<number, string>> = {
  0: 'gi:beer-stein', 1: 'gi:anchor', 2: 'gi:greek-temple', 3: 'gi:medieval-pavilion', 4: 'gi:fountain',
};
