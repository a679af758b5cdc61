import { describe, expect, test } from 'vitest';
import { sum, threatParts, TOLD } from '../src/games/five_sails/threat';
import type { EventShown } from '../src/lib/messages';

const value = (seat: number, name: string, printed: number, amount = printed): EventShown => ({
  kind: 'value',
  words: `Player ${seat + 1}: ${name} ${printed}${amount === printed ? '' : ` against ${amount} threat`}.`,
  seat, card: null, slot: null, other: null, amount, place: null, moment: '', ledger: null,
});
const combat = { n: 4, why: 'Combat of Otto' };
const told = (events: EventShown[], pools: [number, number]): string[] => threatParts(events, [0, 1], combat, pools).map(sum);

describe('what is told of a value', () => {
  const read = (words: string): (string | undefined)[] => TOLD.exec(words)!.slice(1);

  test('is read whatever it met', () => {
    expect(read('Player 2: Parry 2.')).toEqual(['Parry', '2', undefined, undefined]);
    expect(read('Player 2: Parry 2 against 1 threat.')).toEqual(['Parry', '2', undefined, '1']);
    expect(read('Player 2: Parry 3 = 2 Stubborn + 1 Pavel Ivanov against 1 threat.')).toEqual(['Parry', '3', '2 Stubborn + 1 Pavel Ivanov', '1']);
    expect(read('Player 1: Thrust 3, but Jean Urbain is not there: no threat arrives.')).toEqual(['Thrust', '3', undefined, undefined]);
  });
});

describe('the threat in a pool', () => {
  test('begins with the stat of the challenger', () => expect(told([], [0, 4])).toEqual(['', '4 Combat of Otto']));

  test('and what a Technique adds', () => expect(told([], [0, 6])).toEqual(['', '4 Combat of Otto + 2 card text']));

  test('is turned back, lessened and sent', () => {
    const round = [value(1, 'Riposte', 1), value(1, 'Parry', 2)];
    expect(told(round, [1, 1])).toEqual(['1 Riposte', '4 Combat of Otto − 1 Riposte − 2 Parry']);
    expect(told([...round, value(1, 'Thrust', 3)], [4, 0])).toEqual(['1 Riposte + 3 Thrust', '']);
  });

  test('counts what was turned, not what the card says', () => {
    const round = [value(1, 'Riposte', 0), value(1, 'Parry', 7, 4), value(1, 'Thrust', 2), value(0, 'Riposte', 5, 2)];
    expect(told(round, [0, 2])).toEqual(['', '2 Riposte']);
  });

  test('is gone after a round without a card', () => {
    expect(told([value(0, 'Riposte', 0), value(0, 'Parry', 0), value(0, 'Thrust', 3)], [0, 3])).toEqual(['', '3 Thrust']);
  });
});
