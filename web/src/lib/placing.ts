/** Where something can be put so that it covers as little as possible of what must be seen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const EDGE = 8;
const GAP = 14;
/** as bad as a pixel away from what it is about is it to cover so much of what must be seen */
const AWAY = 60;

/** The best place for a box of a size, beside what it is about, and only if it would cover too much there further away. */
export function place(size: { width: number; height: number }, at: Box, seen: readonly Box[], window: { width: number; height: number }): { left: number; top: number } {
  const { width, height } = size;
  const x = (left: number): number => Math.max(EDGE, Math.min(window.width - width - EDGE, left));
  const y = (top: number): number => Math.max(EDGE, Math.min(window.height - height - EDGE, top));
  const middle = y((at.top + at.bottom) / 2 - height / 2);
  const centre = x((at.left + at.right) / 2 - width / 2);
  const sides = [at.right + GAP, at.left - GAP - width];
  if ((at.left + at.right) / 2 > window.width / 2) sides.reverse();
  const spots = [
    ...[middle, y(at.top), y(at.bottom - height), y(EDGE), y(window.height)].flatMap((top) => sides.map((left) => ({ left: x(left), top }))),
    ...[centre, x(at.left), x(at.right - width)].flatMap((left) => [at.top - GAP - height, at.bottom + GAP].map((top) => ({ left, top: y(top) }))),
    ...[EDGE, window.width / 4 - width / 2, window.width / 2 - width / 2, window.width - width - EDGE].flatMap((left) =>
      [EDGE, window.height / 2 - height / 2, window.height - height - EDGE].map((top) => ({ left: x(left), top: y(top) })),
    ),
  ];
  const cost = (spot: { left: number; top: number }): number => {
    const box = { ...spot, right: spot.left + width, bottom: spot.top + height };
    const away = Math.max(0, at.left - box.right, box.left - at.right, at.top - box.bottom, box.top - at.bottom);
    return [at, ...seen].reduce((sum, b) => sum + covered(box, b), AWAY * Math.max(0, away - GAP));
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
