/** The server over plain HTTP. A refused request throws what the server said. */
import type {
  BotWish, CardPrinted, DeckKept, DeckWish, GameOffered, Join, Me, MomentShown, Moments, NewTable, Problem, ReplayKept,
  RuleShown, TableShown,
} from './messages';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    words: string,
  ) {
    super(words);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string';
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : {
          headers: { 'content-type': text ? 'text/plain' : 'application/json' },
          body: text ? body : JSON.stringify(body),
        }),
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.error ?? 'failed', problem?.words ?? `The server answered ${answer.status}.`);
}

const get = async <T>(path: string): Promise<T> => (await (await ask('GET', path)).json()) as T;
const post = async <T>(path: string, body?: unknown): Promise<T> => (await (await ask('POST', path, body ?? {})).json()) as T;

export const api = {
  me: () => get<Me>('/me'),
  guest: (name: string) => post<Me>('/guest', { name }),
  register: (name: string, password: string) => post<Me>('/register', { name, password }),
  login: (name: string, password: string) => post<Me>('/login', { name, password }),
  logout: () => ask('POST', '/logout', {}),
  games: () => get<GameOffered[]>('/games'),
  cards: (game: string) => get<CardPrinted[]>(`/games/${game}/cards`),
  rules: (game: string) => get<RuleShown[]>(`/games/${game}/rules`),
  tables: () => get<TableShown[]>('/tables'),
  myTables: () => get<TableShown[]>('/tables/mine'),
  table: (id: string) => get<TableShown>(`/tables/${id}`),
  create: (table: NewTable) => post<TableShown>('/tables', table),
  join: (id: string, join: Join) => post<TableShown>(`/tables/${id}/join`, join),
  seatBot: (id: string, wish: BotWish) => post<TableShown>(`/tables/${id}/bot`, wish),
  leave: (id: string) => ask('POST', `/tables/${id}/leave`, {}),
  decks: () => get<DeckKept[]>('/decks'),
  keepDeck: (deck: DeckKept) => ask('POST', '/decks', deck),
  /** the list of a sample deck */
  sampleDeck: async (game: string, name: string) => (await ask('GET', `/games/${game}/decks/${name}`)).text(),
  dropDeck: (deck: DeckKept) => ask('DELETE', '/decks', deck),
  upload: (text: string) => ask('POST', '/replays', text).then((r) => r.json() as Promise<ReplayKept>),
  moments: (id: string) => get<Moments>(`/replays/${id}/moments`),
  at: (id: string, choice: number, seat: string) => get<MomentShown>(`/replays/${id}/at/${choice}?seat=${seat}`),
};

export const deckWish = (kind: DeckWish['kind'], text = ''): DeckWish => ({ kind, text });
