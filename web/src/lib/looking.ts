/** Where somebody should look on a table that is longer than its room: what a question is about, or what befell one's own. */
import type { DecisionShown, EventShown } from './messages';

/** pixels at the lower edge of the table over which the ways to its parts lie */
const BAR = 40;

const drawn = (node: Element): boolean => node.getBoundingClientRect().width > 0;

/** Whether the middle of something is in sight. */
function inSight(table: Element, node: Element): boolean {
  const [room, it] = [table.getBoundingClientRect(), node.getBoundingClientRect()];
  const middle = (it.top + it.bottom) / 2;
  return middle > room.top && middle < room.bottom - BAR;
}

/** What the table should go to, if nothing of it is in sight: `since` are the events since the question before. */
export function whereToLook(table: Element, decision: DecisionShown, since: readonly EventShown[], me: number | null): Element | undefined {
  const all = (what: string): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(what)].filter(drawn);
  const named = all('[data-name]').filter((it) => it.dataset.name && decision.reason.includes(it.dataset.name));
  const mine = named.filter((it) => it.dataset.owner === `${me}`);
  const handles = decision.options.flatMap((o) => o.at).filter((h) => !h.startsWith('card:'));
  const meant = handles.flatMap((h) => all(`[data-at~="${CSS.escape(h)}"]`));
  const befallen = since.filter((e) => e.slot !== null && e.seat !== me).flatMap((e) => all(`[data-slot="${e.slot}"][data-owner="${me}"]`));
  for (const those of [mine.length > 0 ? mine : named, meant]) if (those.length > 0 && !those.some((it) => inSight(table, it))) return those[0];
  return befallen.findLast((it) => !inSight(table, it));
}
