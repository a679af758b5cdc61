/** Rivals that are programs: which one to play against, what they are called, and whether one of them thinks. */
import type { GameOffered, LevelOffered, Person } from './messages';

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

/** Who plays a deck that is offered already; one that no card stands for is chance's, and anybody's. */
export const playerOf = <P extends Pick<Person, 'kind' | 'sample'>>(
  offered: Pick<GameOffered, 'faces'>, deck: string, seats: readonly P[],
): P | undefined => (offered.faces[deck] ? seats.find((p) => p.kind !== 'open' && p.sample === deck) : undefined);

/** The deck to sit down with: the one that an open seat was given, or the next that nobody plays yet. */
export function freeDeck(offered: Pick<GameOffered, 'decks' | 'faces'>, seats: readonly Pick<Person, 'kind' | 'sample'>[]): string {
  const meant = seats.filter((p) => p.kind === 'open').flatMap((p) => p.sample ?? []);
  return [...meant, ...offered.decks].find((deck) => !playerOf(offered, deck, seats)) ?? offered.decks[0] ?? '';
}

/** Decks for rivals: others than one's own, as long as there are any, and not the ones that it has just met. */
export function rivalDecks(
  decks: readonly string[], own: string, count: number, met: string, chance: () => number = Math.random,
): string[] {
  const others = decks.filter((d) => d !== own);
  const from = others.length > 0 ? others : [...decks];
  const draw = (): string[] => {
    const found: string[] = [];
    let left: string[] = [];
    while (found.length < count) {
      if (left.length === 0) left = [...from];
      found.push(...left.splice(Math.floor(chance() * left.length), 1));
    }
    return found;
  };
  let found = draw();
  for (let tries = 0; tries < 20 && [own, ...found].join(' ') === met; tries += 1) found = draw();
  return found;
}
