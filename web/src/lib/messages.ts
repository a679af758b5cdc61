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

/** Take back my last choice: at once if nothing was sealed since, else by asking the table. Never after the end, nor
    to before somebody left the game. */
export interface Undo {
  type: "undo";
}

/** Yes or no to another seat's wish to take back. A no holds until the next choice of that seat. */
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

/** What would a bot do? Answered by `Hinted`, where the table allows it. */
export interface Hint {
  type: "hint";
  decision: number;
}

/** A line for everybody at the table: text, never markup. */
export interface Chat {
  type: "chat";
  text: string;
}

/** From somebody at the table: whether those who watch may speak. At first they may not. */
export interface LetTalk {
  type: "let_talk";
  yes: boolean;
}

/** Leave the game for good; the others go on. */
export interface Concede {
  type: "concede";
}

/** After the game: the same seats, decks and edition once more, as soon as everybody who played wants it. */
export interface Rematch {
  type: "rematch";
  /** chance of one's own for the deal that `rematch_promise` promises: up to 64 hexadecimal figures */
  contribution?: string;
  /** everybody takes the deck of the next seat, if everybody wants that */
  swap?: boolean;
}

/** What I want to become of a seat that is late: its time has run out, or its person is away for too long.

    It is done as soon as everybody who is asked wants the same; until then one may want something else.
     */
export interface Late {
  type: "late";
  seat: number;
  wish: "bot" | "wait" | "win";
  /** which bot, for "bot"; "" is the usual one */
  bot?: string;
}

/** Is anybody there? Answered by `Pong`. */
export interface Ping {
  type: "ping";
}

/** Something that an answer leads to, in a few words. */
export interface ForeseenShown {
  words: string;
  /** whether it is certain; if not, it comes so if nobody answers */
  certain: boolean;
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
  /** what would happen now, as far as this seat can know */
  foreseen: ForeseenShown[];
  /** whether it can only do harm to whoever chooses it */
  harms: boolean;
  /** whether the game is lost by it, if nobody answers, and not by another: it is worth asking once more */
  loses: boolean;
  /** whether it lets things be or ends them: to pass, to refuse, to be done */
  declines: boolean;
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

/** Something that can be picked in a choice that is made as a whole. */
export interface ItemShown {
  key: number;
  words: string;
  at: string[];
  meaning: string;
  /** how often it can be picked: equal cards are one item */
  most: number;
}

/** A way to answer a choice that is made as a whole. */
export interface WayShown {
  picks: number[];
  /** the answers that it takes, one after the other: what has only one answer is not asked, and one that picks nothing only ends it */
  answers: number[];
}

/** A choice that is asked for in parts whose order means nothing, as a whole. */
export interface PickShown {
  items: ItemShown[];
  /** all ways to answer, if `any_of` is 0 */
  ways: WayShown[];
  /** any so many of the items are an answer: each that is picked is one answer, in any order, until only one item is left to pick from */
  any_of: number;
  /** what is done with what is picked, in a word or two: "Discard" */
  verb: string;
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
  /** the choice that it is a part of, if one can pick in any order */
  pick: PickShown | null;
  /** what would happen whatever is chosen; no option says it again */
  foreseen: ForeseenShown[];
}

/** What a seat had of something before a Day, turn or round, and has after it. */
export interface EntryShown {
  name: string;
  /** None if there is no before: what is counted for this time only, or a game that began in the middle */
  before: number | null;
  after: number;
  /** where it came from: "+2 from the Docks" */
  sources: string[];
}

/** What a Day, turn or round came to for one seat. */
export interface AccountShown {
  seat: number;
  lines: EntryShown[];
}

/** What a Day, turn or round came to. */
export interface LedgerShown {
  title: string;
  accounts: AccountShown[];
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
  /** which kind of moment it is, if it is one of its own: "reveal", "fall", "control", "begin", "end", "victory", "tale", "contest" */
  moment: string;
  /** at the end of a Day, turn or round: what it came to */
  ledger: LedgerShown | null;
}

/** A piece of what happened, for pages that show it piece by piece. */
export interface Beat {
  /** how many events of the update have happened by then */
  events: number;
  /** what they are in short: like things together */
  words: string;
  /** changes of the view since the piece before; None for the last one, after which the view is that of the update */
  view: Record<string, unknown> | null;
}

/** Who sits in a seat. */
export interface Person {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  here: boolean;
  /** what their deck is called */
  deck: string;
  /** which of `GameOffered.decks` it is; null for a list of one's own */
  sample: string | null;
  /** whose seat a bot has taken in the middle of the game, and after how many lines of the log */
  instead_of: string;
  since: number;
}

/** How a game ended: final, and recorded as soon as it is told. */
export interface Result {
  /** the seats that won; none in a draw */
  winners: number[];
  /** in a sentence */
  how: string;
  /** when, in seconds since 1970 */
  ended: number;
  /** after how many choices */
  choices: number;
}

/** How a table counts time. When it runs out nothing happens by itself: the others choose, see `Late`. */
export interface Clock {
  kind: "days" | "minutes" | "none";
  /** what each player has for the game, with "minutes" */
  minutes: number;
  /** seconds that every decision has before it takes from the minutes; a secret one has at least a minute */
  increment: number;
  /** what each decision has, with "days" */
  days: number;
  /** minutes that somebody may be away, 0 for as long as they like; "days" has no such limit */
  away: number;
}

/** The clock of a seat. */
export interface TimeShown {
  /** seconds that were left when the last decision was made that everybody knows of */
  left: number;
  /** when it runs out, in the server's seconds since 1970; None while it does not run, or nobody may know that it does */
  until: number | null;
}

/** The clocks of a table. */
export interface TimesShown {
  /** by seat; None for bots */
  seats: (TimeShown | null)[];
  /** the server's time when this was sent; None in what is sent to who comes back */
  now: number | null;
}

/** A seat whose time has run out, or whose person is away for too long, and what the others want. */
export interface LateShown {
  seat: number;
  why: "away" | "time";
  /** the seats that are asked, and what each wants: "", "wait", "bot" or "win" */
  asked: number[];
  wishes: string[];
}

/** A table as everybody may see it. */
export interface TableShown {
  id: string;
  game: string;
  edition: string;
  seats: Person[];
  /** held: the engine that runs here leads the game elsewhere; it waits for the one that played it last */
  stage: "closed" | "held" | "over" | "playing" | "waiting";
  onlookers: number;
  /** only sent to those who sit at the table: lets others join */
  invitation: string | null;
  /** the table of the rematch, once there is one */
  rematch: string | null;
  /** why a table is held or was closed */
  reason: string;
  /** once the game is over */
  result: Result | null;
  /** the digest of what the deal follows from: see docs/security.md */
  promise: string;
  /** by seat, once the game has begun: what people have added to the chance of the deal */
  contributions: string[];
  /** the same promise for the rematch, once the game is over */
  rematch_promise: string;
  /** the seats that would like a rematch */
  again: number[];
  /** whether those who watch may speak */
  talk: boolean;
  /** whether hints may be asked for: against bots, or where the table was opened with them */
  hints: boolean;
  clock: Clock;
  /** the seats that are late */
  late: LateShown[];
  /** among one's own tables: the seat that a bot has taken from one in the middle of the game */
  was: number | null;
}

/** A seat wishes to take back a choice, as somebody who is asked, or it itself, reads it. */
export interface UndoWish {
  seat: number;
  /** the first line of one's log that would go with it, "" if there is none, and how many would */
  words: string;
  lines: number;
  /** how many choices of one's own would go with it */
  yours: number;
  /** how many have agreed, of how many who are asked */
  agreed: number;
  asked: number;
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
  /** a wish to take back that waits for my consent, or my own */
  undo_asked: UndoWish | null;
  /** the choice of mine that would be taken back, in words */
  undo: string;
  /** where the table has a clock */
  times: TimesShown | null;
  /** whether that choice is taken back at once; if not, the table is asked */
  undo_freely: boolean;
  /** the seat that a bot has taken from me in the middle of the game */
  was: number | null;
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
  undo_asked: UndoWish | null;
  undo: string;
  /** how the events happened one after the other, if there are several; what is sent to who comes back has none */
  beats: Beat[];
  /** where the table has a clock */
  times: TimesShown | null;
  undo_freely: boolean;
}

/** A line of chat: text, never markup. It is numbered in one row with the updates; 0 inside a `Whole`. */
export interface Said {
  type: "said";
  /** empty for what the table itself tells: that a bot has a seat from now on, what became of a wish to take back */
  name: string;
  text: string;
  number: number;
  /** whose line it is; None for somebody who watches, and for lines of before this was kept */
  seat: number | null;
  /** which line of this table it is, for blocking or reporting whoever said it */
  line: number;
}

/** An answer that a searching bot thinks well of. */
export interface HintShown {
  option: number;
  words: string;
  /** how likely it seems to win the game, from 0 to 1 */
  chance: number;
  /** how it could go on, choice by choice */
  course: string[];
}

/** What a bot would do about a decision, the best first: thought out from what this seat may know. */
export interface Hinted {
  type: "hinted";
  decision: number;
  hints: HintShown[];
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

/** A table that may be opened, and what its deal is promised to follow from. */
export interface Promised {
  /** for `NewTable.promised` */
  table: string;
  /** the digest of the secret */
  promise: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  edition: string;
  seats: SeatWish[];
  /** listed in the lobby */
  listed?: boolean;
  /** the table that was `Promised`, if one was asked for */
  promised?: string;
  /** chance of one's own for the deal: up to 64 hexadecimal figures */
  contribution?: string;
  /** everybody may ask for hints, also where people play each other */
  hints?: boolean;
  clock?: Clock;
}

/** Sit down at a table: by its invitation, or freely if it is listed in the lobby. */
export interface Join {
  invitation?: string;
  deck?: DeckWish | null;
  /** chance of one's own for the deal that the table promises: up to 64 hexadecimal figures */
  contribution?: string;
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

/** A ruleset that can be chosen. */
export interface EditionOffered {
  name: string;
  /** what whoever chooses it should know, in a sentence; empty for house rules */
  words: string;
}

/** What can be played. */
export interface GameOffered {
  name: string;
  title: string;
  seats: number[];
  /** the usual one first */
  editions: EditionOffered[];
  decks: string[];
  /** from the weakest to the strongest */
  levels: LevelOffered[];
  /** all bots by name, levels included */
  bots: string[];
  /** by deck: the card that stands for it, its Leader or Captain; "" for none */
  faces: Record<string, string>;
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

/** A word, sign, pile or number of a game, and what it means. */
export interface TermShown {
  name: string;
  text: string;
  /** other forms in which texts have the word */
  forms: string[];
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

/** Another password for one's account. It ends every session, and begins a new one for whoever asks. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** For what only the owner of an account may do: deleting it. */
export interface PasswordGiven {
  password: string;
}

/** A browser that is logged in to an account. */
export interface SessionShown {
  /** since when, in seconds since 1970 */
  made: number;
  /** whether it is the one that asks */
  here: boolean;
}

/** What the page of an account shows. */
export interface MyAccount {
  name: string;
  /** when, in seconds since 1970 */
  made: number;
  sessions: SessionShown[];
}

/** Somebody at a table, by the seat or by a line of chat: to be blocked. */
export interface Whom {
  seat?: number | null;
  line?: number | null;
}

/** Something about somebody at a table, or a line of chat, that whoever runs the server should know. */
export interface Report {
  words: string;
  seat?: number | null;
  line?: number | null;
}

/** A report is on the list of whoever runs the server. */
export interface ReportKept {
  id: string;
}

/** Somebody whom one has blocked, by the name they had then. */
export interface BlockShown {
  /** for `BlockLifted` */
  id: string;
  name: string;
  made: number;
}

/** A block is to end. */
export interface BlockLifted {
  id: string;
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

/** A game in which one sits or sat. */
export interface GameExported {
  table: string;
  game: string;
  edition: string;
  stage: "closed" | "over" | "playing" | "waiting";
  seat: number;
  /** by seat */
  names: string[];
  /** one's own deck: the name of a sample, or a list */
  deck: string;
  /** the keys of one's own choices, one after the other */
  choices: number[];
  result: Result | null;
  /** the record of the whole game, once it is over */
  record: string;
}

/** Something one has said at a table. */
export interface LineExported {
  table: string;
  line: number;
  text: string;
}

/** A record that one has uploaded. */
export interface ReplayExported {
  id: string;
  made: number;
  file: string;
}

/** What one has reported, and about whom. */
export interface ReportExported {
  made: number;
  table: string;
  name: string;
  words: string;
}

/** Everything that is kept of somebody with an account, besides the hash of the password. Times are in seconds since
    1970. */
export interface AccountExported {
  /** the version of this form */
  quarterdeck_account: number;
  written: number;
  name: string;
  made: number;
  /** when those who are logged in logged in */
  sessions: number[];
  decks: DeckKept[];
  games: GameExported[];
  chat: LineExported[];
  replays: ReplayExported[];
  blocks: BlockShown[];
  reports: ReportExported[];
}

/** Play on from a moment of a replay: after so many choices, in which seat, and against which bot. */
export interface PlayOn {
  choice: number;
  seat: number;
  bot?: string;
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
  /** what shows whether the deal was the promised one, if the file tells */
  deal: DealShown | null;
}

/** The deal of a replay: everything that it follows from, and what the server makes of it. */
export interface DealShown {
  promise: string;
  secret: string;
  /** by seat */
  contributions: string[];
  redraws: number;
  seed: string;
  /** whether the deal was the promised one, and that in words */
  kept: boolean;
  words: string;
}

/** A replay after so many choices, as a seat saw it. */
export interface MomentShown {
  view: Record<string, unknown>;
  /** since the choice before */
  events: EventShown[];
  /** since the Day or the duel began, and what led to it where that has just begun */
  log: EventShown[];
  /** what was chosen */
  words: string;
  /** by seat: seconds that its decisions have taken so far; empty if the file does not tell */
  times: number[];
}

/** How it stood at the end of a day: what is counted, by its name, for each seat. */
export interface PointShown {
  choice: number;
  day: number;
  numbers: Record<string, number[]>;
}

/** Who did most in a game. */
export interface HeroShown {
  seat: number;
  name: string;
  words: string;
}

/** How a game went. */
export interface CourseShown {
  game: string;
  names: string[];
  /** how it ended, in a sentence */
  ending: string;
  /** what a day is called: a Day, a Turn, a Round */
  day: string;
  count: number;
  points: PointShown[];
  episodes: Mark[];
  heroes: HeroShown[];
}

/** How likely each seat was to win after so many choices, as a searching bot sees it. */
export interface EstimateShown {
  choice: number;
  day: number;
  chances: number[];
}

/** A stretch of the game in which the chance of a seat changed: between two choices, and what happened there. */
export interface TurnShown {
  since: number;
  until: number;
  day: number;
  seat: number;
  before: number;
  after: number;
  words: string[];
}

/** What a searching bot thinks of a game from its beginning to its end, and where it turned. */
export interface ChancesShown {
  estimates: EstimateShown[];
  turns: TurnShown[];
  /** it still looks, and has found so much by now: ask again */
  more: boolean;
}

/** Why a card in one's hand cannot be played now; "" if it can, or nothing is to be said. */
export interface WhyNot {
  words: string;
}

/** A lesson that can be taken. */
export interface LessonOffered {
  name: string;
  title: string;
  about: string;
  steps: number;
}

/** How somebody has come through a lesson so far: for each step the answer, or null where it was only read. */
export interface LessonAnswers {
  answers: (number | null)[];
}

/** A lesson at one of its steps. After a wrong answer it is the same step, with a reply. */
export interface LessonShown {
  /** counted from 0; at the last one the lesson is over */
  at: number;
  steps: number;
  say: string;
  /** what to say to the answer that was given last; "" if it was right */
  reply: string;
  /** handles of things on the table, and names of parts of the page */
  point: string[];
  table: TableShown;
  view: Record<string, unknown>;
  /** what is to be answered; None if the step is only read */
  decision: DecisionShown | null;
  log: EventShown[];
  /** how many of the answers lead back to where this step began, or to the one before */
  back: number;
}

export type FromPage = Hello | Answer | Undo | Consent | Stops | Hint | Chat | LetTalk | Concede | Rematch | Late | Ping;

export type FromServer = Whole | Update | Said | Hinted | Refused | Pong;
