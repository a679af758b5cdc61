/** What a game gives to the shell: its board, and how its cards, stats and moments look. */
import type { Component } from 'svelte';
import type { CardPrinted, EventShown, Person } from '../lib/messages';

export type View = Record<string, unknown>;

/** A card to look at: as printed, and how it stands on the table if it is there. */
export interface Card {
  game: string;
  name: string;
  live?: Live;
}

/** A card on the table: its values now and where they come from. */
export interface Live {
  stats?: Record<string, number | null>;
  wounds?: number;
  explained?: readonly string[];
  /** for each line of its text: whether it is used up, and for how long */
  used?: (card: CardPrinted) => readonly string[];
  notes?: readonly string[];
}

export interface BoardProps {
  view: View;
  me: number | null;
  people: readonly Person[];
  /** the seat of a bot that has been thinking for a moment */
  thinking: number | null;
  /** what happened last, for what the board shows of it */
  fresh: readonly EventShown[];
  log: readonly EventShown[];
}

export interface Look {
  colour: string;
  /** the drawing on the shield: paths in a 100 × 120 box, painted in order */
  crest: readonly { d: string; fill: 'field' | 'charge' | 'second' | 'line' }[];
}

export interface Sign {
  name: string;
  icon: string;
}

export interface Value extends Sign {
  text: string;
  /** the word of the glossary that explains it, if it is not its name */
  term?: string;
  /** how it is drawn, if not as all others */
  kind?: string;
}

/** How events of a game are shown on the table, by kind. */
export interface Motions {
  /** the pile to which a card goes that leaves the table, if it is not the discard pile */
  piles: Readonly<Record<string, string>>;
  /** what rises from the thing to which it happens, and in which colour */
  rises: Readonly<Record<string, { words(amount: number): string; kind: 'wound' | 'heal' | 'gain' }>>;
}

export interface GameLook {
  name: string;
  title: string;
  Board: Component<BoardProps>;
  stats: readonly Sign[];
  /** what a card prints besides its stats: numbers, or signs that say enough without one */
  values(card: CardPrinted): readonly Value[];
  /** what else a card prints for the sake of which it is chosen */
  facts?(card: CardPrinted): readonly Value[];
  /** the cost of a card, as it stands in its corner */
  cost(card: CardPrinted): { text: string; icon?: string };
  factions: Readonly<Record<string, Look>>;
  /** the arms of a card that has some of its own */
  crest?(card: CardPrinted): Look | undefined;
  icon(card: CardPrinted): string;
  /** letters that stand for a sign in texts: drawn wherever the page shows words */
  signs?: Readonly<Record<string, Sign>>;
  motions: Motions;
  /** "today", "this turn": for how long one is not asked about a card any more */
  now: string;
  /** what it means here never to be asked whether to react, if it is more than letting everything pass */
  never?: string;
  /** questions that somebody may be weary of, and the words to have the table answer them: as if never to be asked */
  routine?: { kinds: ReadonlySet<string>; words: string };
  /** what one can jump to in a replay */
  landmarks: string;
  /** the phases of a turn, and which it is now */
  moment(view: View): { title: string; phases: readonly Sign[]; now: number };
  /** the name of what a handle points at */
  nameOf(view: View, handle: string): string;
  /** a card on the table, by slot or name */
  live(view: View, handle: string): Live | undefined;
  /** handles of everything that lies open on the board for a seat */
  onTable(view: View, me: number | null): ReadonlySet<string>;
  /** whom the table waits for, none while several choose in secret */
  asked(view: View): number | null;
  /** who has won and how; if nobody has, what happened instead of a draw */
  ending(view: View): { winner: number | null; how: string; nobody?: string } | null;
  /** what one may search the rules for, and the letters that stand for words in them */
  searches: string;
  legend?: string;
  /** how a text of a card begins that has a name of its own */
  named?: RegExp;
  /** what the chapters of the rules are called */
  chapters: Readonly<Record<string, string>>;
  /** the kinds of question that ask for the parts of an answer given before: who does it, with what */
  parts: ReadonlySet<string>;
  /** answers that are seldom wanted: they stand behind the others, and nothing on the table glows for them */
  rare?(kind: string, words: string): boolean;
  /** the kinds of question whose words the board tells itself: the prompt has only what they are about */
  told?: ReadonlySet<string>;
  /** the kinds of question that are answered with a card for what it prints: its values stand beside it */
  valued?: ReadonlySet<string>;
  /** the kinds of question about cards that were drawn for it and lie in no hand */
  drawn?: ReadonlySet<string>;
  /** what an answer means, for those who do not know yet */
  hint(kind: string, words: string): string;
  /** what a kind of question is about, for those who do not know yet */
  about(kind: string): string;
  /** a few sentences for someone who sits down for the first time */
  primer: readonly string[];
}
