/** What something means, in a small box beside it while it is touched: by the pointer, by the keyboard, by a long press. */
import { glossary } from './glossary.svelte';
import { meant } from './terms';

export interface Touched {
  game: string;
  /** the word, sign, pile or number */
  name: string;
  /** what more is known of it here: where a number comes from */
  more?: string | undefined;
  /** whether a press shows it at once: what is touched has nothing else to do */
  press?: boolean;
}

export const tip = $state<{ title: string; text: string; more: string; at: DOMRect | null }>({ title: '', text: '', more: '', at: null });

const DELAY = 250;
const PRESS = 450;
let timer: ReturnType<typeof setTimeout> | undefined;
let held: HTMLElement | null = null;

export function hide(): void {
  clearTimeout(timer);
  held?.removeAttribute('aria-describedby');
  held = null;
  tip.at = null;
}

function show(node: HTMLElement, what: Touched): void {
  const term = meant(glossary(what.game), what.name);
  hide();
  if (!term && !what.more) return;
  held = node;
  node.setAttribute('aria-describedby', 'meaning');
  Object.assign(tip, { title: what.name, text: term?.text ?? '', more: what.more ?? '', at: node.getBoundingClientRect() });
}

if (typeof window !== 'undefined') {
  const away = (e: Event): void => {
    if (held && !held.contains(e.target as Node)) hide();
  };
  window.addEventListener('pointerdown', away, { capture: true, passive: true });
  window.addEventListener('scroll', hide, { capture: true, passive: true });
  window.addEventListener('keydown', (e) => e.key === 'Escape' && hide(), { capture: true });
}

/** Makes an element explain itself when it is touched. */
export function explains(node: HTMLElement, what: Touched): { update(what: Touched): void; destroy(): void } {
  let now = what;
  let long: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const listeners: Record<string, (e: never) => void> = {
    pointerenter: (e: PointerEvent) => {
      if (e.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => show(node, now), DELAY);
    },
    pointerleave: (e: PointerEvent) => e.pointerType === 'mouse' && hide(),
    focus: () => node.matches(':focus-visible') && show(node, now),
    blur: hide,
    pointerdown: (e: PointerEvent) => {
      pressed = false;
      if (e.pointerType === 'mouse' || now.press) return;
      long = setTimeout(() => {
        pressed = true;
        show(node, now);
      }, PRESS);
    },
    pointerup: () => clearTimeout(long),
    pointercancel: () => clearTimeout(long),
    contextmenu: (e: Event) => pressed && e.preventDefault(),
  };
  // the click that ends a long press opens nothing else
  const click = (e: MouseEvent): void => {
    if (now.press) show(node, now);
    else if (pressed) e.preventDefault();
    else hide();
    if (now.press || pressed) e.stopImmediatePropagation();
    pressed = false;
  };
  for (const [name, f] of Object.entries(listeners)) node.addEventListener(name, f as unknown as EventListener);
  node.addEventListener('click', click, true);
  return {
    update: (next) => (now = next),
    destroy: () => {
      clearTimeout(long);
      if (held === node) hide();
      for (const [name, f] of Object.entries(listeners)) node.removeEventListener(name, f as unknown as EventListener);
      node.removeEventListener('click', click, true);
    },
  };
}
