/** What the pages around a table say, as they are first drawn. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { GameLook, View } from '../src/games/game';
import type { DecisionShown, Person, TableShown } from '../src/lib/messages';

vi.stubGlobal('location', { href: 'http://harbour.test/', origin: 'http://harbour.test', pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('fetch', () => new Promise(() => undefined));
// boards are for the browser's tests
vi.mock('../src/games/five_sails/Board.svelte', () => ({ default: () => undefined }));
vi.mock('../src/games/ccg/Board.svelte', () => ({ default: () => undefined }));
vi.mock('../src/games/sea_of_legends/Board.svelte', () => ({ default: () => undefined }));
const part = async (name: string): Promise<Component<Record<string, unknown>>> => ((await import(`../src/shell/${name}.svelte`)) as { default: Component<Record<string, unknown>> }).default;
const games: readonly GameLook[] = (await Promise.all([import('../src/games/five_sails'), import('../src/games/ccg'), import('../src/games/sea_of_legends')])).map((m) => m.game);

const drawn = (what: Component<Record<string, unknown>>, props: Record<string, unknown>): string => render(what, { props }).body.replace(/<!--.*?-->/g, '');
/** What is read of it, without signs. */
const read = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();

describe('the phases', async () => {
  const Phases = await part('Phases');
  it.each([
    [0, { day: 3, phase: 'High Drama' }, 'Day 3', 'High Drama'],
    [1, { turn: 2, phase: 'Actions' }, 'Turn 2', 'Actions'],
    [2, { round: 4, phase: 'Faction Turn' }, 'Round 4', 'Faction Turn'],
  ])('of game %i mark the one that is now', (n, view, title, now) => {
    const html = drawn(Phases, { look: games[n], view: view as View });
    expect(read(html)).toMatch(new RegExp(`^${title} `));
    const marked = [...html.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].filter(([, attributes]) => attributes!.includes('aria-current="step"'));
    expect(marked.map(([, attributes, words]) => [/\bnow\b/.test(attributes!), read(words!)])).toEqual([[true, now]]);
  });
});

describe('the button that takes back', async () => {
  const [Prompt, { Choosing }] = [await part('Prompt'), await import('../src/lib/choosing.svelte')];
  const person = (seat: number, kind: Person['kind']): Person => ({ seat, name: `Captain ${seat}`, kind, here: true, deck: '', sample: null, instead_of: '', since: 0 });

  function undo(words: string, freely: boolean, rival: Person['kind'] = 'person'): string {
    const decision = { id: 1, kind: 'x', source: '', reason: 'Choose', options: [], foreseen: [], rule: '' } as unknown as DecisionShown;
    const table = { stage: 'playing', hints: true, seats: [person(0, 'person'), person(1, rival)] } as unknown as TableShown;
    const link = { decision, table, view: {}, me: 0, undo: words, undoFreely: freely, fresh: [], hints: null, now: null, sent: false, notice: '' };
    const html = drawn(Prompt, { link, choosing: new Choosing({ ...link, answer: () => undefined }), look: games[0], thinking: null });
    const button = /<button[^>]*class="quiet undo[^>]*>.*?<\/button>/s.exec(html)![0];
    return `${/title="([^"]*)"/.exec(button)![1]} | ${read(button)}${/ disabled/.test(button) ? ' (not now)' : ''}`;
  }

  it('says what it takes back, and whether the others are asked', () => {
    expect(undo('Move', true)).toBe('Take back: Move | Undo: Move u');
    expect(undo('Move', false)).toBe('Ask the table to take back: Move | Ask to undo: Move u');
    expect(undo('Move', false, 'bot')).toBe('Take back: Move | Undo: Move u');
    expect(undo('', true)).toBe('There is nothing to take back | Undo u (not now)');
  });
});

describe('the room in which a table waits', async () => {
  const Waiting = await part('Waiting');
  const seat = (n: number, name: string, more: Partial<Person> = {}): Person => ({ seat: n, name, kind: 'person', here: true, deck: '', sample: null, instead_of: '', since: 0, ...more });
  const open = (n: number): Person => seat(n, '', { kind: 'open', here: false });
  const at = (seats: Person[], me: number | null): string => {
    const table = { id: 'x', game: 'five-sails', edition: 'rulebook-2023', invitation: 'secret', seats, clock: { kind: 'none' }, promise: '' };
    return read(drawn(Waiting, { link: { table, me }, invitation: '' }));
  };

  it('tells who has come, and how others do', () => {
    const host = at([seat(0, 'Anne', { deck: 'eisen' }), open(1)], 0);
    expect(host).toContain('Waiting for the crew Five Sails, Rulebook 2023 Anne you plays Eisen An open seat for whoever sits down');
    expect(host).toContain('Invite someone Whoever opens this link can take the open seat. The game begins when all seats are taken.');
    expect(at([seat(0, 'Anne'), open(1), open(2)], 0)).toContain('can take an open seat.');
    expect(host).not.toContain('Sit down');
  });

  it('says to a guest who invites, and offers a seat', () => {
    const guest = at([seat(0, 'Anne', { here: false }), seat(1, 'Boatswain', { kind: 'bot' }), open(2)], null);
    expect(guest).toContain('Rulebook 2023: Anne invites you Anne away Boatswain bot');
    expect(guest).toContain('Sit down Take the open seat');
    expect(at([seat(0, 'Anne'), open(1), open(2)], null)).toContain('Take an open seat');
    expect(guest).not.toContain('Invite someone');
  });
});

describe('the primer', async () => {
  const Primer = await part('Primer');
  it.each(games.map((look) => [look.title, look] as const))('of %s says what it is about, and how one looks', (title, look) => {
    const words = read(drawn(Primer, { look, onclose: () => undefined }));
    expect(words).toBe(`Welcome to the ${title} ${look.primer.join(' ')} Point at a card to read it; on a touch screen, hold it. To the table`);
    expect(look.primer.length).toBeGreaterThan(3);
    expect(look.primer.some((line) => /legal/.test(line))).toBe(true);
  });
});
