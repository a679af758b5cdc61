// Written by scripts/write_protocol.py from src/quarterdeck/server/messages.py; do not edit.

/** The first message: the number of the last update that was seen (0: none). */
export interface Hello {
  type: "hello";
  seen?: number;
}

/** One option of the open decision. */
export interface Answer {
  type: "answer";
  decision: number;
  option: number;
}

/** Take back my last choice: at once if nothing was sealed since, else by asking the table. */
export interface Undo {
  type: "undo";
}

/** Yes or no to another seat's wish to take back. */
export interface Consent {
  type: "consent";
  yes: boolean;
}

/** When I want to be asked in reaction windows, from now on. */
export interface Stops {
  type: "stops";
  react: "always" | "can" | "never";
  /** only windows about my own cards, characters or places */
  concerns_me: boolean;
  /** names of cards not to be asked about any more today */
  not_today: string[];
}

/** A line for everybody at the table: text, never markup. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Leave the game for good; the others go on. */
export interface Concede {
  type: "concede";
}

/** After the game: the same seats, decks and edition once more. */
export interface Rematch {
  type: "rematch";
}

/** Is anybody there? Answered by `Pong`. */
export interface Ping {
  type: "ping";
}

/** One answer that can be given. */
export interface OptionShown {
  key: number;
  words: string;
  /** what on the table it is about: "slot:7", "place:2", "seat:1", "card:Last Word" */
  at: string[];
  /** any one of these things can be clicked to begin with it: who could do it, or what it would bring */
  begun_with: string[];
  /** what it costs, or what the text of its card does, where its words are only a name */
  meaning: string;
}

/** A way to go on with a payment. */
export interface SourceShown {
  /** the answer it is, as soon as it is offered */
  key: number;
  words: string;
  at: string[];
  gives: number;
  /** the key of the first of those that are just the same; they are offered one after the other */
  like: number;
  /** of those that use up the same, one can be taken */
  uses: number;
}

/** A payment that is asked for piece by piece, as a whole. */
export interface BillShown {
  due: number;
  paid: number;
  /** everything that could be taken, in the order in which it is */
  sources: SourceShown[];
  /** the answers of the cheapest payment, one after the other; none if nothing is proposed */
  proposal: number[];
  /** the answer that ends a payment without an amount */
  ends: number | null;
}

/** What this seat has to decide, with every legal answer. */
export interface DecisionShown {
  id: number;
  seat: number;
  /** the kind of question; "hold" is the table's own: a window that this seat wanted to see, with "Go on" only */
  kind: string;
  /** the card it comes from, "" if none */
  source: string;
  reason: string;
  options: OptionShown[];
  /** the rule of the ledger it comes from */
  rule: string;
  /** whether the last part of this choice can be taken back at once */
  can_undo: boolean;
  /** the payment that it is a part of */
  bill: BillShown | null;
}

/** Something that happened, as far as this seat may know: for the log and for moving things on the table. */
export interface EventShown {
  kind: string;
  words: string;
  seat: number | null;
  card: string | null;
  slot: number | null;
  other: string | null;
  amount: number;
  place: number | null;
}

/** Who sits in a seat. */
export interface Person {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  here: boolean;
  deck: string;
}

/** A table as everybody may see it. */
export interface TableShown {
  id: string;
  game: string;
  edition: string;
  seats: Person[];
  stage: "closed" | "over" | "playing" | "waiting";
  onlookers: number;
  /** only sent to those who sit at the table: lets others join */
  invitation: string | null;
  /** the table of the rematch, once there is one */
  rematch: string | null;
  /** why a table was closed */
  reason: string;
}

/** Everything a client needs to draw the table. */
export interface Whole {
  type: "whole";
  number: number;
  table: TableShown;
  /** my seat, None for an onlooker */
  me: number | null;
  view: Record<string, unknown> | null;
  decision: DecisionShown | null;
  log: EventShown[];
  chat: Said[];
  stops: Stops;
  /** the seat that wishes to take back and waits for my consent */
  undo_asked: number | null;
}

/** What changed since the message numbered one less. */
export interface Update {
  type: "update";
  number: number;
  /** changes of the view: null removes, objects are merged, everything else replaces (JSON Merge Patch) */
  view: Record<string, unknown> | null;
  events: EventShown[];
  /** the decision as it is now; None if I am not asked */
  decision: DecisionShown | null;
  /** after an undo: how many entries of the log remain */
  log_cut: number | null;
  table: TableShown | null;
  undo_asked: number | null;
}

/** A line of chat: text, never markup. It is numbered in one row with the updates; 0 inside a `Whole`. */
export interface Said {
  type: "said";
  name: string;
  text: string;
  number: number;
}

/** Why a message was not taken. Nothing changed. */
export interface Refused {
  type: "refused";
  error: "illegal" | "malformed" | "no_such_table" | "not_yours" | "stale" | "too_long" | "too_many" | "unknown";
  words: string;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
}

/** Who this browser is. */
export interface Me {
  name: string;
  account: boolean;
}

/** A deck for a seat: a sample by name, a random one, or a list as text. */
export interface DeckWish {
  kind: "list" | "random" | "sample";
  /** name of the sample, leader of the random deck ("" for any), or the text of the list */
  text?: string;
}

/** Who shall sit in a seat, and with which deck. */
export interface SeatWish {
  who: "bot" | "me" | "open";
  deck: DeckWish;
  /** which bot; "" is the usual one */
  bot?: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  edition: string;
  seats: SeatWish[];
  /** listed in the lobby */
  listed?: boolean;
}

/** Sit down at a table: by its invitation, or freely if it is listed in the lobby. */
export interface Join {
  invitation?: string;
  deck?: DeckWish | null;
}

/** Have a bot take the first free seat of a table that waits. */
export interface BotWish {
  /** which bot; "" is the usual one */
  bot?: string;
}

/** A bot for people to play against, of a strength that they choose. */
export interface LevelOffered {
  name: string;
  title: string;
  words: string;
  /** the one to play against where nobody chooses */
  usual: boolean;
}

/** What can be played. */
export interface GameOffered {
  name: string;
  title: string;
  seats: number[];
  editions: string[];
  decks: string[];
  /** from the weakest to the strongest */
  levels: LevelOffered[];
  /** all bots by name, levels included */
  bots: string[];
}

/** A card as the page draws it. All words are printed by the engine. */
export interface CardPrinted {
  number: string;
  name: string;
  faction: string;
  type: string;
  traits: string[];
  cost: string;
  /** Resolve, Combat, Finesse, Influence; "–" for a dash, "" where the card has none */
  stats: string[];
  /** Riposte, Parry, Thrust */
  values: string[];
  /** what else is printed: Crew Cap, Panache, Initiative … */
  facts: Record<string, string>;
  words: string[];
  /** whether what it does is written, so that it can be in a game */
  playable: boolean;
}

/** One rule of a ledger, in our own words. */
export interface RuleShown {
  id: string;
  chapter: string;
  text: string;
}

/** The body of every HTTP error. */
export interface Problem {
  error: string;
  words: string;
}

/** A guest's name. */
export interface Named {
  name: string;
}

/** For registering and logging in. */
export interface Credentials {
  name: string;
  password: string;
}

/** A deck of an account: its list as text. */
export interface DeckKept {
  game: string;
  name: string;
  text: string;
}

/** The id under which an uploaded replay is found. */
export interface ReplayKept {
  id: string;
}

/** A moment of a replay to jump to. */
export interface Mark {
  choice: number;
  words: string;
}

/** Which game a replay is of, how many choices it has, who sat in its seats, and its landmarks. */
export interface Moments {
  game: string;
  count: number;
  /** by seat; "Player 1", "Player 2" where the file does not tell */
  names: string[];
  marks: Mark[];
}

/** A replay after so many choices, as a seat saw it. */
export interface MomentShown {
  view: Record<string, unknown>;
  /** since the choice before */
  events: EventShown[];
  /** since the Day or the duel began */
  log: EventShown[];
  /** what was chosen */
  words: string;
}

export type FromPage = Hello | Answer | Undo | Consent | Stops | Chat | Concede | Rematch | Ping;

export type FromServer = Whole | Update | Said | Refused | Pong;
