/** Lines of a chart, as paths in a box of its own units. */
export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Dot {
  x: number;
  y: number;
}

/** Round numbers up to one that is no less than `most`: 0, 2, 4, 6. */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

export const across = (box: Box, x: number, most: number): number =>
  box.left + (most > 0 ? x / most : 0) * (box.width - box.left - box.right);

export const up = (box: Box, y: number, most: number): number =>
  box.height - box.bottom - (most > 0 ? y / most : 0) * (box.height - box.top - box.bottom);

export const path = (dots: readonly Dot[]): string =>
  dots.map((d, i) => `${i === 0 ? 'M' : 'L'}${d.x.toFixed(1)} ${d.y.toFixed(1)}`).join('');
