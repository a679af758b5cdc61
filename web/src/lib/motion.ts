/**
 * Movement made from what the page looked like before and after a change. Things carry `data-slot`; piles carry
 * `data-pile` ("deck:0", "discard:1", "citydeck"). A card that appears comes from `data-from`, one that vanishes goes
 * to the pile its event names, and coins travel where Renown does.
 */
import { tick } from 'svelte';
import type { Motions } from '../games/game';
import type { EventShown } from './messages';
import type { Mover } from './table.svelte';

interface Before {
  slots: Map<string, { rect: DOMRect; node: HTMLElement }>;
  hand: Map<string, DOMRect>;
}

const EASE = 'cubic-bezier(.3,.8,.25,1)';
const visible = (r: DOMRect): boolean => r.width > 0 && r.bottom > -200 && r.top < innerHeight + 200;

const find = (root: ParentNode, name: string): HTMLElement | null => root.querySelector(`[data-pile="${name}"]`);

/** Where something stands for the eye: on a scene over the board, or else on it. */
const standing = (root: ParentNode, slot: number): Element | null =>
  root.querySelector(`.duel [data-at~="slot:${slot}"]`) ?? root.querySelector(`[data-slot="${slot}"]`);

function travel(node: HTMLElement, from: DOMRect, ms: number): void {
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const scale = Math.max(0.25, Math.min(2, from.width / Math.max(1, to.width)));
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
      { transform: 'translate(0, 0) scale(1)', zIndex: 30 },
    ],
    { duration: ms, easing: EASE },
  );
}

/** A copy of a thing that is gone, flying to where it went. */
function farewell(layer: HTMLElement, node: HTMLElement, from: DOMRect, to: DOMRect | undefined, ms: number): void {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-slot');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`,
    height: `${from.height}px`, margin: '0', pointerEvents: 'none',
  });
  layer.append(ghost);
  const end = to
    ? `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px) scale(.3)`
    : 'scale(.6)';
  const moving = ghost.animate([{ transform: 'none', opacity: 1 }, { transform: end, opacity: to ? 0.5 : 0 }], {
    duration: ms, easing: EASE, fill: 'forwards',
  });
  moving.finished.catch(() => undefined).finally(() => ghost.remove());
}

function coin(layer: HTMLElement, from: DOMRect, to: DOMRect, ms: number, delay: number): void {
  const piece = document.createElement('span');
  piece.className = 'flying-coin';
  Object.assign(piece.style, { left: `${from.left + from.width / 2 - 11}px`, top: `${from.top + from.height / 2 - 11}px` });
  layer.append(piece);
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  piece
    .animate(
      [
        { transform: 'translate(0,0) scale(.6)', opacity: 0 },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 30}px) scale(1.2)`, opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 0.9 },
      ],
      { duration: ms * 1.3, delay, easing: 'ease-in-out', fill: 'backwards' },
    )
    .finished.catch(() => undefined)
    .finally(() => piece.remove());
}

function rise(layer: HTMLElement, at: DOMRect, text: string, kind: string, ms: number): void {
  const word = document.createElement('span');
  word.className = `rising ${kind}`;
  word.textContent = text;
  Object.assign(word.style, { left: `${at.left + at.width / 2}px`, top: `${at.top + at.height / 3}px` });
  layer.append(word);
  word
    .animate(
      [
        { transform: 'translate(-50%, 0) scale(.6)', opacity: 0 },
        { transform: 'translate(-50%, -12px) scale(1.25)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -44px) scale(1)', opacity: 0 },
      ],
      { duration: ms * 2.6, easing: 'ease-out' },
    )
    .finished.catch(() => undefined)
    .finally(() => word.remove());
}

export class TableMotion implements Mover {
  constructor(
    private readonly root: () => HTMLElement | null,
    private readonly layer: () => HTMLElement | null,
    private readonly motions: () => Motions | undefined,
  ) {}

  before(): Before {
    const slots: Before['slots'] = new Map();
    const hand: Before['hand'] = new Map();
    const root = this.root();
    if (root) {
      for (const node of root.querySelectorAll<HTMLElement>('[data-slot]'))
        slots.set(node.dataset.slot!, { rect: node.getBoundingClientRect(), node });
      for (const node of root.querySelectorAll<HTMLElement>('[data-hand]'))
        hand.set(node.dataset.hand!, node.getBoundingClientRect());
    }
    return { slots, hand };
  }

  async after(was: unknown, events: readonly EventShown[], ms: number): Promise<void> {
    await tick();
    const root = this.root();
    const layer = this.layer();
    if (!root || !layer || !was) return;
    const { slots, hand } = was as Before;
    this.cards(root, layer, slots, hand, events, ms);
    this.newHand(root, hand, ms);
    this.tokens(root, layer, events, ms);
  }

  private cards(
    root: HTMLElement, layer: HTMLElement, slots: Before['slots'], hand: Before['hand'],
    events: readonly EventShown[], ms: number,
  ): void {
    const now = new Set<string>();
    for (const node of root.querySelectorAll<HTMLElement>('[data-slot]')) {
      const slot = node.dataset.slot!;
      now.add(slot);
      const old = slots.get(slot);
      if (old && old.node.dataset.name === node.dataset.name) {
        if (visible(old.rect)) travel(node, old.rect, ms);
        continue;
      }
      const from = hand.get(`${node.dataset.name}#0`) ?? find(root, node.dataset.from ?? '')?.getBoundingClientRect();
      if (from) travel(node, from, ms);
      else node.animate([{ opacity: 0, transform: 'scale(.7)' }, { opacity: 1, transform: 'none' }], { duration: ms });
    }
    for (const [slot, old] of slots) {
      if (now.has(slot) || !visible(old.rect)) continue;
      const event = events.find((e) => e.card !== null && e.card === old.node.dataset.name);
      const owner = old.node.dataset.owner ?? '';
      const pile = `${this.motions()?.piles[event?.kind ?? ''] ?? 'discard'}:${owner}`;
      const to = (find(root, pile) ?? find(root, 'citydiscard'))?.getBoundingClientRect();
      farewell(layer, old.node, old.rect, event ? to : undefined, ms);
    }
  }

  private newHand(root: HTMLElement, hand: Before['hand'], ms: number): void {
    for (const node of root.querySelectorAll<HTMLElement>('[data-hand]')) {
      const old = hand.get(node.dataset.hand!);
      const from = old ?? find(root, node.dataset.from ?? '')?.getBoundingClientRect();
      if (from) travel(node, from, ms);
    }
  }

  private tokens(root: HTMLElement, layer: HTMLElement, events: readonly EventShown[], ms: number): void {
    const at = (name: string): DOMRect | undefined => find(root, name)?.getBoundingClientRect();
    events.forEach((e, i) => {
      const seat = e.seat === null ? undefined : at(`renown:${e.seat}`);
      const place = e.place === null ? undefined : at(`place:${e.place}`);
      if (e.kind === 'add_renown' && seat && place) coin(layer, seat, place, ms, i * 60);
      else if (e.kind === 'gain_renown' && seat && e.amount > 0) rise(layer, seat, `+${e.amount}`, 'gain', ms);
      else if (e.kind === 'claim' && place) rise(layer, place, 'Claimed', 'gain', ms);
      const rises = this.motions()?.rises[e.kind];
      const thing = rises && e.slot !== null ? standing(root, e.slot)?.getBoundingClientRect() : undefined;
      if (rises && thing) rise(layer, thing, rises.words(e.amount), rises.kind, ms);
    });
  }
}
