/** What the page makes of a server that turns it away. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, Refused, Whole } from '../src/lib/messages';

/** A line whose other end is this test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Line.all.push(this);
  }

  send(): void {}

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

vi.stubGlobal('location', { href: 'http://harbour.test/', protocol: 'http:' });
vi.stubGlobal('WebSocket', Line);
vi.useFakeTimers();
const { TableLink } = await import('../src/lib/table.svelte');

const refused = (error: Refused['error'], words: string): Refused => ({ type: 'refused', error, words });
const WHOLE = { type: 'whole', number: 1, table: { seats: [], clock: {} }, log: [], chat: [], stops: {}, times: null } as unknown as Whole;

describe('a table that is refused', () => {
  beforeEach(() => {
    Line.all = [];
  });

  const open = (): InstanceType<typeof TableLink> => {
    const link = new TableLink('x', '');
    link.open();
    return link;
  };
  const last = (): Line => Line.all.at(-1)!;

  it('is gone if there is none, or no room to watch it', () => {
    for (const error of ['no_such_table', 'too_many'] as const) {
      const link = open();
      last().says(refused(error, 'so it is'));
      expect([link.status, link.refused, link.notice]).toEqual(['gone', error, 'so it is']);
      expect(last().readyState).toBe(3);
    }
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(2);
  });

  it('is looked for once more if it was there a moment ago, and only once', () => {
    const link = open();
    last().says(WHOLE);
    last().says(refused('no_such_table', 'the table is being moved'));
    expect([link.status, link.notice]).toEqual(['lost', '']);
    vi.advanceTimersByTime(1000);
    expect(Line.all).toHaveLength(2);
    last().says(refused('no_such_table', 'there is none'));
    expect([link.status, link.notice]).toEqual(['gone', 'there is none']);
  });

  it('stays where it is if only a message was refused', () => {
    const link = open();
    last().says(WHOLE);
    last().says(refused('too_many', 'too many messages'));
    expect([link.status, link.notice]).toEqual(['open', 'too many messages']);
  });
});
