import type { GameOffered } from './messages';

/** What this browser remembers: light or dark, how fast things move, a guest's name, the game and rival one likes. */
export type Speed = 'off' | 'brisk' | 'careful';
export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  speed: Speed;
  name: string;
  /** the level of the bot to play against; '' for the usual one */
  rival: string;
  /** the game that was played last; '' for the first */
  game: string;
  /** the deck, the edition and the number of rivals that were chosen last, by game */
  decks: Readonly<Record<string, string>>;
  editions: Readonly<Record<string, string>>;
  rivals: Readonly<Record<string, number>>;
  /** the decks that met last against a bot, one's own first: the next game is another */
  met: string;
  /** whether the page makes sounds, and whether it tells of one's turn while one looks elsewhere */
  sound: boolean;
  notes: boolean;
  /** whether a coach speaks at tables with bots */
  coach: boolean;
}

const KEY = 'quarterdeck';
/** what speeds were called before */
const FORMER: Readonly<Record<string, Speed>> = { fast: 'brisk', normal: 'brisk', slow: 'careful' };

function read(): Kept {
  const plain: Kept = { theme: 'auto', speed: 'brisk', name: '', rival: '', game: '', decks: {}, editions: {}, rivals: {}, met: '', sound: true, notes: false, coach: true };
  try {
    const kept = { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return { ...kept, speed: FORMER[kept.speed] ?? kept.speed };
  } catch {
    return plain;
  }
}

export const settings = $state<Kept>(read());

/** The edition of a game that was played last, or the first. */
export const editionOf = ({ name, editions }: GameOffered): GameOffered['editions'][number] => editions.find((e) => e.name === settings.editions[name]) ?? editions[0]!;

/** A game is played, in an edition: the harbour, the rules and the cards begin with it next time. */
export const played = (game: string, edition: string): void => keep({ game, editions: { ...settings.editions, [game]: edition } });

export function keep(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may have no storage; the setting lasts as long as the page
  }
  wear();
}

/** Put the chosen theme on the document. */
export function wear(): void {
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long one movement takes, in milliseconds; 0 when nothing should move. */
export function pace(): number {
  if (calm()) return 0;
  return { off: 0, brisk: 360, careful: 700 }[settings.speed];
}

/** How long an ordinary piece of what happens is held before the next, in milliseconds; 0 for all at once. */
export const rhythm = (): number => ({ off: 0, brisk: 650, careful: 1600 })[settings.speed];
