/** The Faction Turn as a row of steps, from the log: who acts, why, where it goes, what comes of it. */
import type { EventShown } from '../../lib/messages';

export interface Step {
  /** what heads it: an NPC, a Faction, an Event */
  title: string;
  kind: 'npc' | 'event' | 'faction';
  faction: string;
  slot: number | null;
  reason: string;
  lines: string[];
  /** the regions on its way, by number */
  route: number[];
  /** where its Objective is */
  goal: number | null;
}

/** Where the last Faction Turn begins in a log, -1 if there was none. */
export const lastTurn = (log: readonly EventShown[]): number => log.findLastIndex((e) => e.kind === 'faction_turn');

/** What the log tells of a Faction Turn from its first line on, up to the next round. */
export function steps(log: readonly EventShown[], names: readonly string[]): Step[] {
  const out: Step[] = [];
  let faction = '';
  let wind = '';
  const begin = (step: Partial<Step> & Pick<Step, 'title' | 'kind'>): Step => {
    const made: Step = { faction, slot: null, reason: '', lines: wind ? [wind] : [], route: [], goal: null, ...step };
    wind = '';
    out.push(made);
    return made;
  };
  for (const e of log.slice(1)) {
    if (e.kind === 'round') break;
    const now = out.at(-1);
    if (e.kind === 'faction') faction = e.other ?? '';
    else if (e.kind === 'objective') begin({ title: e.card ?? '', kind: 'npc', slot: e.slot, goal: e.place });
    else if (e.kind === 'drift') begin({ title: e.card ?? '', kind: 'npc', slot: e.slot, reason: 'It has no Objective: the first player moves it.', route: at(e.place) });
    else if (e.kind === 'reason') {
      const step = now?.kind === 'npc' && now.slot === e.slot && !now.reason ? now : begin({ title: e.card ?? '', kind: 'npc', slot: e.slot, goal: e.place });
      step.reason = e.words;
      step.route = at(names.indexOf(e.other ?? ''));
    } else if (e.kind === 'wind') wind = e.words;
    else if (e.kind === 'event') begin({ title: e.card ?? '', kind: 'event', faction: e.other ?? '' });
    else if (e.kind === 'move' && now?.kind === 'npc' && now.slot === e.slot && e.place !== null) now.route.push(e.place);
    else if (e.words) (now ?? begin({ title: faction, kind: 'faction' })).lines.push(e.words);
  }
  return out;
}

const at = (place: number | null): number[] => (place === null || place < 0 ? [] : [place]);
