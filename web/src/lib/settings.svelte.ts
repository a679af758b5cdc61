/** What this browser remembers: light or dark, how fast things move, a guest's name, the game and rival one likes. */
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  speed: Speed;
  name: string;
  /** the level of the bot to play against; '' for the usual one */
  rival: string;
  /** the game that was played last; '' for the first */
  game: string;
}

const KEY = 'quarterdeck';

function read(): Kept {
  const plain: Kept = { theme: 'auto', speed: 'normal', name: '', rival: '', game: '' };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return plain;
  }
}

export const settings = $state<Kept>(read());

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
  return { off: 0, fast: 180, normal: 420, slow: 850 }[settings.speed];
}
