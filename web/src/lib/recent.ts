/** The tables this browser sat at lately, to come back to. */
const KEY = 'quarterdeck-tables';
const KEPT = 8;

export function recentTables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function write(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, KEPT)));
  } catch {
    // no storage, no memory
  }
}

export const remember = (id: string): void => write([id, ...recentTables().filter((other) => other !== id)]);
export const forget = (id: string): void => write(recentTables().filter((other) => other !== id));
