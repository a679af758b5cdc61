/** Dragging a thing onto another: with a mouse or a pen, so that a finger can still scroll. */

import { hush } from './inspector.svelte';

/** What things on a board are measured by. */
const SIZES = ['--card-width', '--tile', '--seat', '--faction'] as const;
/** How far the pointer goes before it is a drag and no click. */
const FAR = 9;

interface Drag {
  /** the handle that can be dragged now, if any */
  from: () => string | undefined;
  drop: (from: string, onto: readonly string[], at: HTMLElement) => void;
}

const handlesAt = (x: number, y: number, besides: HTMLElement): HTMLElement | null => {
  const there = document.elementsFromPoint(x, y).find((e) => e.closest('[data-at]') && !besides.contains(e));
  return there?.closest<HTMLElement>('[data-at]') ?? null;
};

/** Makes an element something that can be dragged onto others: what lies there is named by `data-at`. */
export function drags(node: HTMLElement, drag: Drag): { update(drag: Drag): void; destroy(): void } {
  let now = drag;
  let begun: { x: number; y: number; handle: string } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function lift(e: PointerEvent): void {
    const rect = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    for (const one of [ghost, ...ghost.querySelectorAll('*')]) for (const name of ['data-slot', 'data-hand', 'data-at', 'id']) one.removeAttribute(name);
    ghost.classList.add('dragged');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    const style = getComputedStyle(node);
    for (const name of SIZES) ghost.style.setProperty(name, style.getPropertyValue(name));
    ghost.style.font = style.font;
    hush();
    Object.assign(ghost.style, { width: `${rect.width}px`, height: `${rect.height}px` });
    document.body.append(ghost);
    node.setPointerCapture(e.pointerId);
  }

  function mark(next: HTMLElement | null): void {
    over?.classList.remove('under');
    over = next;
    over?.classList.add('under');
  }

  const down = (e: PointerEvent): void => {
    const handle = e.pointerType !== 'touch' && e.button === 0 ? now.from() : undefined;
    begun = handle ? { x: e.clientX, y: e.clientY, handle } : null;
  };
  const move = (e: PointerEvent): void => {
    if (!begun) return;
    if (!ghost && Math.hypot(e.clientX - begun.x, e.clientY - begun.y) > FAR) lift(e);
    if (!ghost) return;
    ghost.style.translate = `${e.clientX - ghost.offsetWidth / 2}px ${e.clientY - ghost.offsetHeight / 2}px`;
    mark(handlesAt(e.clientX, e.clientY, node));
  };
  const end = (e: PointerEvent): void => {
    const was = ghost && begun;
    const onto = over;
    ghost?.remove();
    mark(null);
    ghost = begun = null;
    if (!was) return;
    // the click that ends a drag is none
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (onto && e.type === 'pointerup') now.drop(was.handle, (onto.dataset.at ?? '').split(' '), onto);
  };
  const swallow = (e: Event): void => {
    e.stopImmediatePropagation();
    e.preventDefault();
  };

  const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end } as const;
  for (const [name, f] of Object.entries(listeners)) node.addEventListener(name, f as EventListener);
  return {
    update: (next) => {
      now = next;
    },
    destroy: () => {
      ghost?.remove();
      for (const [name, f] of Object.entries(listeners)) node.removeEventListener(name, f as EventListener);
    },
  };
}
