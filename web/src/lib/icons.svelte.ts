/** The icons there are, by name: those of the shell, and those a game brought with it. */
import shell from 'virtual:icons';

let known = $state.raw<Record<string, string>>(shell);

export function bring(more: Record<string, string>): void {
  known = { ...known, ...more };
}

export const pathOf = (name: string): string => known[name.replace(/^gi:/, '')] ?? '';
