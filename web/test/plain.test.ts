import { describe, expect, test } from 'vitest';
import { rosette } from '../src/lib/engraving';
import { mergePatch } from '../src/lib/patch';
import { ruleText } from '../src/lib/rules';
import { distinct, plainHeadings, signed, softly, spelled, splitter, title, withNames } from '../src/lib/words';

describe('merge patch', () => {
  const cases: [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [['a'], { b: 1 }, { b: 1 }],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
    [null, { a: 1 }, { a: 1 }],
  ];
  test.each(cases)('%j with %j', (target, patch, result) => expect(mergePatch(target, patch)).toEqual(result));

  test('leaves what it was given as it was', () => {
    const target = { duel: { threat: [1, 0] }, day: 1 };
    const before = structuredClone(target);
    mergePatch(target, { duel: { threat: [2, 0] }, day: null });
    expect(target).toEqual(before);
  });
});

describe('names in text', () => {
  test.each([
    ['Quartermaster', 'Quar-ter-ma-ster'], ['Shipwright’s Rest', 'Ship-wright’s Rest'], ['Guttersnipe', 'Gut-ter-snipe'],
    ['Featherworker', 'Fea-ther-wor-ker'], ['The Knucklebone', 'The Knuck-le-bone'], ['Brine Sparrow', 'Brine Sparrow'],
  ])('%s may be broken as %s', (name, parts) => expect(softly(name).replaceAll('\u00ad', '-')).toBe(parts));

  const split = splitter(['Pull', 'Pull the Strand', 'Ratón', '"Madre" Dolores']);

  test('are found, the longest first', () => {
    expect(split('Player 1 plays Pull the Strand.')).toEqual([
      { text: 'Player 1 plays ' }, { text: 'Pull the Strand', card: 'Pull the Strand' }, { text: '.' },
    ]);
  });

  test('not in the names of places', () => {
    expect(split("It heads for Pull's Cove.")).toEqual([{ text: "It heads for Pull's Cove." }]);
    expect(split("Pull's text")).toEqual([{ text: 'Pull', card: 'Pull' }, { text: "'s text" }]);
  });

  test('only as whole words', () => {
    expect(split('Pulled by Ratón')).toEqual([{ text: 'Pulled by ' }, { text: 'Ratón', card: 'Ratón' }]);
  });

  test('with quotes', () => expect(split('"Madre" Dolores rests')[0]).toEqual({ text: '"Madre" Dolores', card: '"Madre" Dolores' }));
});

test('players are called by their names', () => {
  expect(withNames('Player 2 passes to Player 1; Player 4 waits.', ['Anne', 'Mary'])).toBe('Mary passes to Anne; Player 4 waits.');
});

test('equal names are told apart', () => {
  expect(distinct(['Anne', 'bot', 'bot', 'bot'])).toEqual(['Anne', 'bot', 'bot II', 'bot III']);
});

test('titles', () => expect(title('rulebook-2023')).toBe('Rulebook 2023'));

test('a rule reads without its sources and with its references', () => {
  expect(ruleText('It wins at once. → FS-RULE-01 (A: Victory (two), Leader Cards; inferred)')).toEqual([
    { text: 'It wins at once. → ' }, { text: 'FS-RULE-01', rule: 'FS-RULE-01' },
  ]);
  expect(ruleText('Who? — **Nobody.** — So it says.')[1]).toEqual({ text: 'Nobody.', strong: true });
});

test('a rosette is closed, its own, and always the same', () => {
  expect(rosette('Otto Streit')).toMatch(/^M[\d .-]+(L[\d .-]+)+Z$/);
  expect(rosette('Otto Streit')).not.toBe(rosette('Uwe Zimmerman'));
  expect(rosette('Otto Streit')).toBe(rosette('Otto Streit'));
});

describe('signs in text', () => {
  const signs = { C: { name: 'Captain', icon: 'hat' }, L: { name: 'Lover', icon: 'heart' } };

  test('letters that stand alone are signs, others are not', () => {
    const pieces = signed('Turn a C or L die to 1. Call Lars.', signs);
    expect(pieces.map((p) => p.sign?.name ?? p.text)).toEqual(['Turn a ', 'Captain', ' or ', 'Lover', ' die to 1. Call Lars.']);
    expect(spelled('For each L you assign', signs)).toBe('For each Lover you assign');
  });

  test('a game without signs has plain words', () => expect(signed('C and L', undefined)).toEqual([{ text: 'C and L' }]));
});

test('headings among sentences are sentences', () => {
  expect(plainHeadings('— Day 1: the end of Dusk — — Day 1: the end of the Day —')).toBe('Day 1: the end of Dusk. Day 1: the end of the Day.');
  expect(plainHeadings('Player 1: Berek — Punch (Rope). Player 2: Jack — Slash (Knife).')).toContain('Berek — Punch');
});
