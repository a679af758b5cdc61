import { describe, expect, test } from 'vitest';
import type { OptionShown } from '../src/lib/messages';
import { clicked, entries, following, lit, onlyHarms, remaining, seldomLater, toLayOut } from '../src/lib/options';

let next = 0;
const option = (words: string, ...at: string[]): OptionShown => ({ key: next++, words, at, begun_with: [], meaning: '', foreseen: [], harms: false, loses: false, declines: false });

const move = option('Move');
const cut = option('Last Word: Action', 'card:Last Word');
const brawl = option('Otto: Action 1', 'slot:7');
const read = option('Otto: Action 2', 'slot:7');
const actions = [move, cut, brawl, read];

const schemes = ['Haggle', 'Song', 'Tides'];
const crew = ['Otto', 'Uwe', 'Philip'];
const pairs = schemes.flatMap((s) => crew.map((c) => option(`${s} and ${c}`, `card:${s}`, `card:${c}`)));

describe('what is lit', () => {
  test('every thing an option is about', () => {
    expect([...lit(actions, []).keys()]).toEqual(['card:Last Word', 'slot:7']);
    expect(lit(actions, []).get('slot:7')).toEqual([brawl, read]);
  });

  test('after a part was picked, only what completes it', () => {
    expect([...lit(pairs, ['card:Song']).keys()]).toEqual(['card:Otto', 'card:Uwe', 'card:Philip']);
  });
});

test('what is seldom wanted stands before what is about nothing, and behind the rest', () => {
  const discard = option('Discard Otto', 'slot:7');
  expect(seldomLater([discard, brawl, move, cut], [brawl, move, cut])).toEqual([brawl, cut, discard, move]);
  expect(seldomLater(actions, actions)).toEqual(actions);
});

describe('what a click means', () => {
  test('the one answer a thing stands for', () => expect(clicked(actions, [], 'card:Last Word')).toEqual({ answer: cut }));
  test('a menu, if there are several', () => expect(clicked(actions, [], 'slot:7')).toEqual({ menu: [brawl, read] }));
  test('nothing, elsewhere', () => expect(clicked(actions, [], 'slot:9')).toBeNull());
  test('the first part of a pair, from either end', () => {
    expect(clicked(pairs, [], 'card:Song')).toEqual({ pick: 'card:Song' });
    expect(clicked(pairs, [], 'card:Uwe')).toEqual({ pick: 'card:Uwe' });
  });
  test('then the pair', () => {
    const what = clicked(pairs, ['card:Uwe'], 'card:Song');
    expect(what).toEqual({ answer: pairs.find((o) => o.words === 'Song and Uwe') });
  });
});

describe('the lines of the prompt', () => {
  test('are the answers, in their order', () => {
    expect(entries(actions, [])).toEqual(actions.map((answer) => ({ answer })));
  });

  test('name the first part where there are many pairs', () => {
    expect(entries(pairs, [])).toEqual(schemes.map((s) => ({ part: `card:${s}`, count: 3 })));
    expect(entries(pairs, ['card:Song'])).toEqual(remaining(pairs, ['card:Song']).map((answer) => ({ answer })));
  });

  test('keep a first part that leaves no choice as an answer, and single options', () => {
    const done = option('Done');
    const lone = option('Trick and Otto', 'card:Trick', 'card:Otto');
    const lines = entries([...pairs, lone, done], []);
    expect(lines.at(-2)).toEqual({ answer: lone });
    expect(lines.at(-1)).toEqual({ answer: done });
  });
});

test('cards that lie nowhere open are laid out, each once', () => {
  expect(toLayOut(pairs, new Set()).toSorted()).toEqual([...schemes, ...crew].map((name) => `card:${name}`).toSorted());
  expect(toLayOut(actions, new Set(['card:Last Word']))).toEqual([]);
});

test('a copy in hand takes no card away from those that are laid out', () => {
  const drawn = [option('Musket', 'card:Musket'), option('Breastplate', 'card:Breastplate')];
  expect(toLayOut(drawn, new Set(['card:Musket']))).toEqual(['card:Musket', 'card:Breastplate']);
  expect(toLayOut(drawn, new Set(['card:Musket', 'card:Breastplate']))).toEqual([]);
  expect(toLayOut(drawn, new Set(['card:Musket', 'card:Breastplate']), true)).toEqual(['card:Musket', 'card:Breastplate']);
});

test('a thing is marked when all that it stands for can only harm', () => {
  const bad = { ...option('Sink Uwe', 'card:Uwe'), harms: true };
  expect(onlyHarms([bad, move], 'card:Uwe')).toBe(true);
  expect(onlyHarms([bad, option('Tack Uwe', 'card:Uwe')], 'card:Uwe')).toBe(false);
  expect(onlyHarms([bad], 'card:Philip')).toBe(false);
});

describe('what can be begun with any of several things', () => {
  const begun = (words: string, ...begun_with: string[]): OptionShown => ({ ...option(words), begun_with });
  const walk = begun('Move', 'slot:7', 'slot:8');
  const claim = begun('Claim', 'slot:7');
  const turn = [walk, claim, option('Pass')];

  test('is lit at each of them', () => expect([...lit(turn, []).keys()]).toEqual(['slot:7', 'slot:8']));
  test('is the answer where it is the only one', () => expect(clicked(turn, [], 'slot:8')).toEqual({ answer: walk }));
  test('is in the menu of a thing with several', () => expect(clicked(turn, [], 'slot:7')).toEqual({ menu: [walk, claim] }));
  test('is one line of the prompt', () => expect(entries(turn, [])).toEqual(turn.map((answer) => ({ answer }))));

  test('answers the question who does it', () => {
    const who = [option('Otto', 'slot:7'), option('Uwe', 'slot:8')];
    expect(following(who, 'slot:8')).toEqual({ answer: who[1] });
    expect(following(who, 'slot:9')).toBeNull();
  });
  test('is the first part of a pair', () => {
    const duels = ['slot:1', 'slot:2'].map((rival) => option('challenges', 'slot:7', rival));
    expect(following(duels, 'slot:7')).toEqual({ pick: 'slot:7' });
    expect(following(duels, 'slot:2')).toEqual({ answer: duels[1] });
  });
});
