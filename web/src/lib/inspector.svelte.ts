/** The card being looked at: beside the table while the pointer rests on it, or opened to stay. */
import type { Card } from '../games/game';

export const inspector = $state<{ card: Card | null; pinned: boolean; at: DOMRect | null }>({
  card: null,
  pinned: false,
  at: null,
});

let timer: ReturnType<typeof setTimeout> | undefined;

export function hover(card: Card, at: DOMRect): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      if (inspector.pinned) return;
      inspector.at = at;
      inspector.card = card;
    },
    inspector.card ? 60 : 280,
  );
}

export function unhover(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!inspector.pinned) inspector.card = null;
  }, 90);
}

/** Nothing is looked at any more: something else is going on. */
export function hush(): void {
  clearTimeout(timer);
  if (!inspector.pinned) inspector.card = null;
}

/** What shows a card, and which; and the thing whose card is opened. */
const shown = new WeakMap<Element, () => Card | null>();
let opened: HTMLElement | null = null;

/** Open a card to stay; `by` is the thing on the table that shows it. */
export function pin(card: Card, by: HTMLElement | null = null): void {
  clearTimeout(timer);
  opened = by;
  inspector.card = card;
  inspector.pinned = true;
}

/** Open the card that lies so many places further in its row: the hand, the crew, the cards laid out. */
export function turn(step: number): boolean {
  if (!opened) return false;
  const looking = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-looks]')].filter((it) => shown.get(it)?.());
  let row = opened.closest('[data-row]') ?? opened.parentElement;
  while (row && looking(row).length < 2) row = row.parentElement;
  if (!row) return false;
  const things = looking(row);
  const next = things[(things.indexOf(opened) + step + things.length) % things.length];
  const card = next && shown.get(next)?.();
  if (card) pin(card, next);
  return true;
}

export function unpin(): void {
  clearTimeout(timer);
  inspector.pinned = false;
  inspector.card = null;
}

/** The opened card is closed: whoever turned to another goes on from there. */
export function closed(): void {
  unpin();
  opened?.focus({ preventScroll: true });
  opened = null;
}

/** Where the pointer was last: what comes to lie under it there was not pointed at, and would cover what is new. */
let last: { x: number; y: number } | null = null;
if (typeof window !== 'undefined')
  for (const name of ['pointermove', 'pointerup'] as const)
    window.addEventListener(name, (e) => (last = { x: e.clientX, y: e.clientY }), { capture: true, passive: true });
const rests = (e: PointerEvent): boolean => last?.x === e.clientX && last.y === e.clientY;

/** Makes an element show a card: on hover, on a long press, and on the key i. */
export function looks(node: HTMLElement, card: Card | null): { update(card: Card | null): void; destroy(): void } {
  let now = card;
  let press: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const enter = (e: PointerEvent) => {
    if (now && e.pointerType === 'mouse' && !rests(e)) hover(now, node.getBoundingClientRect());
  };
  const down = (e: PointerEvent) => {
    held = false;
    if (!now || e.pointerType === 'mouse') return;
    press = setTimeout(() => {
      held = true;
      if (now) pin(now, node);
    }, 450);
  };
  const up = () => clearTimeout(press);
  // the click that ends a long press is not an answer
  const click = (e: MouseEvent) => {
    unhover();
    if (!held) return;
    held = false;
    e.stopImmediatePropagation();
    e.preventDefault();
  };
  const menu = (e: Event) => {
    if (!now) return;
    e.preventDefault();
    pin(now, node);
  };
  const key = (e: KeyboardEvent) => {
    if (e.key !== 'i' || !now || e.ctrlKey || e.metaKey || e.altKey) return;
    e.preventDefault();
    e.stopPropagation();
    pin(now, node);
  };
  const listeners = {
    pointerenter: enter, pointerleave: unhover, pointerdown: down, pointerup: up, pointercancel: up, contextmenu: menu,
    keydown: key,
  } as const;
  for (const [name, f] of Object.entries(listeners)) node.addEventListener(name, f as EventListener);
  node.addEventListener('click', click, true);
  node.dataset.looks = '';
  shown.set(node, () => now);
  return {
    update: (next) => {
      now = next;
    },
    destroy: () => {
      clearTimeout(press);
      for (const [name, f] of Object.entries(listeners)) node.removeEventListener(name, f as EventListener);
      node.removeEventListener('click', click, true);
    },
  };
}
