/** Rivals that are programs: which one to play against, what they are called, and whether one of them thinks. */
import type { LevelOffered, Person } from './messages';

/** The level somebody wants, or the usual one. */
export const rivalOf = (levels: readonly LevelOffered[], wanted: string): LevelOffered | undefined =>
  levels.find((l) => l.name === wanted) ?? levels.find((l) => l.usual) ?? levels[0];

/** Whether a name does not say by itself that it is a bot's. */
export const needsTag = (person: Pick<Person, 'name' | 'kind'> | undefined): boolean =>
  person?.kind === 'bot' && !/\bbot\b/.test(person.name);

/** "Boatswain (bot)": nobody takes it for a person of that name. */
export const called = (person: Pick<Person, 'name' | 'kind'>): string => (needsTag(person) ? `${person.name} (bot)` : person.name);

/** The seat of the bot that the table waits for, as far as I may know; where only one can be meant, it is that one. */
export function thinker(people: readonly Person[], me: number | null, asked: number | null): number | null {
  if (asked !== null) return people[asked]?.kind === 'bot' ? asked : null;
  const others = people.filter((p) => p.seat !== me);
  return me !== null && others.length === 1 && others[0]!.kind === 'bot' ? others[0]!.seat : null;
}
