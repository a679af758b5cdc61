import { describe, expect, it } from 'vitest';
import { bestSkill, FACTIONS, icon } from '../src/games/ccg/look';
import { costOf, crewOf, how, type Crew, type Player, type Table } from '../src/games/ccg/view';
import type { CardPrinted } from '../src/lib/messages';

const printed = (more: Partial<CardPrinted>): CardPrinted => ({
  number: '', name: 'Somebody', faction: 'Unaligned', type: 'Crew', traits: [], cost: '', stats: [], values: [], facts: {}, words: [], playable: true, ...more,
});
const crew = (slot: number, more: Partial<Crew> = {}): Crew => ({
  slot, name: '', tacked: false, controller: 0, attached: [], captain: false, skills: {}, explained: [], ...more,
});

describe('how the CCG looks', () => {
  it('has colours and a crest of its own for each of eleven factions', () => {
    const looks = Object.values(FACTIONS);
    expect(looks.length).toBe(12);
    expect(new Set(looks.map((l) => l.colour)).size).toBe(12);
    expect(new Set(looks.map((l) => JSON.stringify(l.crest))).size).toBe(12);
  });

  it('pictures a card by what it is best at', () => {
    expect(bestSkill(printed({ stats: ['3', '0', '1', '0', '2'] }))).toBe('Cannon');
    expect(bestSkill(printed({ type: 'Adventure', facts: { Sailing: '+3' } }))).toBe('Sailing');
    expect(icon(printed({ traits: ['Swordsman +2'] }))).toBe(icon(printed({ name: 'Somebody else', traits: ['Swordsman +1'] })));
  });

  it('reads costs', () => {
    expect(costOf('3 Influence')).toEqual({ text: '3', skill: 'Influence' });
    expect(costOf('any Cannon from 1')).toEqual({ text: 'X', skill: 'Cannon' });
    expect(costOf('MC + 2')).toEqual({ text: 'MC+2', skill: '' });
    expect(costOf('')).toEqual({ text: '', skill: '' });
  });

  it('shows the Captain first and those who are tacked last', () => {
    const player = { crew: [crew(3, { tacked: true }), crew(2), crew(9, { captain: true, tacked: true }), crew(4)] } as Player;
    expect(crewOf(player).map((c) => c.slot)).toEqual([9, 2, 4, 3]);
  });

  it('says how a game was won', () => {
    expect(how({ victory: 'control of the seas' } as Table)).toBe('with Control of all five Seas');
    expect(how({ victory: 'draw' } as Table)).toBe('');
  });
});
