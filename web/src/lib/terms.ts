/** A glossary: which words of a text are explained, and what a card needs explained beside it. */
import type { CardPrinted, TermShown } from './messages';
import { splitter, type Piece } from './words';

export interface Book {
  byWord: Map<string, TermShown>;
  split: (text: string) => Piece[];
}

/** how the text of an ability begins */
const HEAD = /^[^.→:]{0,60}:/;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Terms by name and by every form, as texts have them. */
export function bound(terms: readonly TermShown[]): Book {
  const byWord = new Map<string, TermShown>();
  for (const term of terms) for (const form of term.forms) byWord.set(form, term).set(capital(form), term);
  for (const term of terms) byWord.set(term.name, term);
  return { byWord, split: splitter(byWord.keys()) };
}

/** What a word of a card's line means: "Swordsman +2", "Fate 1 Knack"; one without rules is a trait like others. */
export function meant(book: Book, word: string): TermShown | undefined {
  const plain = word.endsWith(' Knack') ? 'Knack' : word.replace(/ \+?\d+$/, '');
  return book.byWord.get(word) ?? book.byWord.get(plain) ?? book.byWord.get('Trait');
}

/** What of a card needs explaining beside it: the words of its line that have rules, its facts, then the words of its text. */
export function noted(book: Book, card: CardPrinted, most: number): TermShown[] {
  const line = [...card.traits, ...(card.facts.Keywords?.split(', ') ?? [])].map((word) => meant(book, word)).filter((term) => term && term.name !== 'Trait');
  const facts = Object.entries(card.facts).filter(([name, value]) => name !== 'Keywords' && value !== '+0').map(([name]) => book.byWord.get(name));
  const text = card.words.flatMap((words) => book.split(words.replace(HEAD, ''))).map((piece) => book.byWord.get(piece.card ?? ''));
  return [...new Set([...line, ...facts, ...text])].filter((term) => term !== undefined).slice(0, most);
}
