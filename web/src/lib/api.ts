/** The server over plain HTTP. A refused request throws what the server said. */
import type {
  BlockShown, BotWish, CardPrinted, ChancesShown, CourseShown, DeckKept, DeckWish, GameOffered, Join, LessonOffered, LessonShown, Me, MomentShown, Moments, MyAccount, NewTable, PlayOn, Problem, Promised, ReplayKept,
  Report, ReportKept, RuleShown, TableShown, TermShown, Whom, WhyNot,
} from './messages';
import { contribution, remember } from './deal';
import { here } from './router.svelte';

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

/** The query of a request, or of a page, about a game: that of an unlisted table takes the invitation of the page's address. */
export function invited(query: Record<string, string> = {}): string {
  const invitation = new URLSearchParams(here.query).get('invitation');
  const all = new URLSearchParams(invitation ? { ...query, invitation } : query).toString();
  return all ? `?${all}` : '';
}

export const api = {
  me: () => get<Me>('/me'),
  guest: (name: string) => post<Me>('/guest', { name }),
  register: (name: string, password: string) => post<Me>('/register', { name, password }),
  login: (name: string, password: string) => post<Me>('/login', { name, password }),
  logout: () => ask('POST', '/logout', {}),
  account: () => get<MyAccount>('/account'),
  changePassword: (old: string, fresh: string) => post<Me>('/account/password', { old, new: fresh }),
  logOutEverywhere: () => ask('DELETE', '/account/sessions'),
  deleteAccount: (password: string) => ask('DELETE', '/account', { password }),
  blocks: () => get<BlockShown[]>('/blocks'),
  block: (table: string, whom: Whom) => post<BlockShown[]>(`/tables/${table}/block`, whom),
  liftBlock: async (id: string) => (await (await ask('DELETE', '/blocks', { id })).json()) as BlockShown[],
  report: (table: string, report: Report) => post<ReportKept>(`/tables/${table}/report`, report),
  games: () => get<GameOffered[]>('/games'),
  cards: (game: string) => get<CardPrinted[]>(`/games/${game}/cards`),
  rules: (game: string) => get<RuleShown[]>(`/games/${game}/rules`),
  tables: () => get<TableShown[]>('/tables'),
  myTables: () => get<TableShown[]>('/tables/mine'),
  table: (id: string) => get<TableShown>(`/tables/${id}`),
  /** open a table: its promise is seen before chance of our own is added */
  create: async (table: NewTable) => {
    const { table: promised, promise } = await get<Promised>('/promise');
    const seen = { promise, contribution: contribution() };
    const opened = await post<TableShown>('/tables', { ...table, promised, contribution: seen.contribution });
    remember(opened.id, seen);
    return opened;
  },
  join: async (id: string, promise: string, join: Join) => {
    const seen = { promise, contribution: contribution() };
    const joined = await post<TableShown>(`/tables/${id}/join`, { ...join, contribution: seen.contribution });
    remember(id, seen);
    return joined;
  },
  seatBot: (id: string, wish: BotWish) => post<TableShown>(`/tables/${id}/bot`, wish),
  leave: (id: string) => ask('POST', `/tables/${id}/leave`, {}),
  decks: () => get<DeckKept[]>('/decks'),
  keepDeck: (deck: DeckKept) => ask('POST', '/decks', deck),
  whyNot: (table: string, card: string) => get<WhyNot>(`/tables/${table}/why-not?card=${encodeURIComponent(card)}`),
  /** what a coach says, by kinds of questions and events */
  coach: (game: string) => get<Record<string, string>>(`/games/${game}/coach`),
  /** what words, signs, piles and numbers mean */
  glossary: (game: string) => get<TermShown[]>(`/games/${game}/glossary`),
  lessons: (game: string) => get<LessonOffered[]>(`/games/${game}/lessons`),
  lesson: (game: string, lesson: string, answers: readonly (number | null)[]) =>
    post<LessonShown>(`/games/${game}/lessons/${lesson}`, { answers }),
  /** the list of a sample deck */
  sampleDeck: async (game: string, name: string) => (await ask('GET', `/games/${game}/decks/${name}`)).text(),
  dropDeck: (deck: DeckKept) => ask('DELETE', '/decks', deck),
  upload: (text: string) => ask('POST', '/replays', text).then((r) => r.json() as Promise<ReplayKept>),
  moments: (id: string) => get<Moments>(`/replays/${id}/moments${invited()}`),
  playOn: (id: string, wish: PlayOn) => post<TableShown>(`/replays/${id}/play${invited()}`, wish),
  course: (id: string) => get<CourseShown>(`/replays/${id}/course${invited()}`),
  chances: (id: string) => get<ChancesShown>(`/replays/${id}/chances${invited()}`),
  at: (id: string, choice: number, seat: string) => get<MomentShown>(`/replays/${id}/at/${choice}${invited({ seat })}`),
};

export const deckWish = (kind: DeckWish['kind'], text = ''): DeckWish => ({ kind, text });
