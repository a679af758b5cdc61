/** Engraved lines behind a card's picture: a rosette as on old bills, its own for every name. */
const TURNS: readonly (readonly [number, number])[] = [
  [7, 3], [8, 3], [9, 4], [10, 3], [11, 4], [11, 5], [12, 5], [13, 5], [13, 6], [14, 5],
];
const drawn = new Map<string, string>();

export function hash(text: string): number {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ ch.codePointAt(0)!, 16777619);
  return h >>> 0;
}

/** A closed curve (hypotrochoid) in a box of 100 × 100. */
export function rosette(name: string): string {
  const already = drawn.get(name);
  if (already) return already;
  const h = hash(name);
  const [p, q] = TURNS[h % TURNS.length]!;
  const arm = 0.55 + ((h >>> 8) % 40) / 100;
  const ratio = p / q - 1;
  const size = 48 / (ratio + arm * 1.6);
  const points: string[] = [];
  for (let i = 0, n = q * 48; i < n; i++) {
    const t = (i / 48) * 2 * Math.PI;
    const x = 50 + size * (ratio * Math.cos(t) + arm * 1.6 * Math.cos(ratio * t));
    const y = 50 + size * (ratio * Math.sin(t) - arm * 1.6 * Math.sin(ratio * t));
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  const path = `M${points.join('L')}Z`;
  drawn.set(name, path);
  return path;
}
