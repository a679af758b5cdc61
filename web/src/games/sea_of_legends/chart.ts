/** The chart drawn from the places of its regions: borders between them, shoals where none leads across, coasts. */
import { Delaunay } from 'd3-delaunay';
import { hash } from '../../lib/engraving';

export const WIDTH = 1000;
export const HEIGHT = 700;

type Point = readonly [number, number];

interface Place {
  name: string;
  x: number;
  y: number;
  borders: readonly number[];
}

export interface Chart {
  /** by region: its outline */
  cells: string[];
  /** where one can sail across, and where shoals bar the way */
  borders: string[];
  shoals: string[];
}

/** The land around each Port: how far off its middle lies, how wide and high it is, how it is turned. */
const LANDS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  'Skull Point': [-44, -46, 96, 62, -24], 'St. Augustine': [-6, -46, 64, 56, 10], "Smuggler's Cove": [44, -36, 70, 52, 20],
  Havana: [6, -8, 104, 30, 14], Nassau: [4, -12, 46, 26, -14], Hamilton: [24, -6, 36, 28, 0], Campeche: [-46, 0, 78, 78, 8],
  Tortuga: [8, -6, 84, 34, 6], "Thieves' Landing": [0, -10, 48, 30, -20], 'Port Royal': [4, -8, 62, 26, 4], 'San Juan': [6, -8, 64, 28, -4],
  'Basse-Terre': [20, -8, 34, 44, 12], 'Claw Bay': [-34, 44, 112, 62, 16], Cartagena: [0, 58, 124, 58, -4], Maracaibo: [4, 62, 110, 58, 6],
  Bridgetown: [26, 8, 42, 36, -20],
};

/** A number between -1 and 1, always the same for a name. */
const chance = (name: string): number => (hash(name) % 2001) / 1000 - 1;

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line drawn by hand: between its ends it strays a little. */
function strayed([ax, ay]: Point, [bx, by]: Point, name: string): Point[] {
  const length = Math.hypot(bx - ax, by - ay);
  const steps = Math.max(2, Math.round(length / 26));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const off = i === 0 || i === steps ? 0 : chance(`${name}/${i}`) * Math.min(5, length / 14);
    return [ax + (bx - ax) * t - ((by - ay) / length) * off, ay + (by - ay) * t + ((bx - ax) / length) * off];
  });
}

/** A smooth closed curve through points. */
function closed(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const n = points.length;
  const start = middle(points[n - 1]!, points[0]!);
  return `M${at(start)}${points.map((p, i) => `Q${at(p)} ${at(middle(p, points[(i + 1) % n]!))}`).join('')}Z`;
}

/** The coast of the land around a Port. */
export function coast(name: string, x: number, y: number, scale = 1): string {
  const [dx, dy, rx, ry, turn] = LANDS[name] ?? [0, 0, 50, 34, 0];
  const angle = (turn * Math.PI) / 180;
  const points = Array.from({ length: 26 }, (_, i): Point => {
    const t = (i / 26) * 2 * Math.PI;
    const rough = scale * (1 + 0.16 * chance(`${name}:${i}`) + 0.1 * Math.sin(3 * t + chance(name) * 3));
    const [px, py] = [rx * rough * Math.cos(t), ry * rough * Math.sin(t)];
    return [x + dx + px * Math.cos(angle) - py * Math.sin(angle), y + dy + px * Math.sin(angle) + py * Math.cos(angle)];
  });
  return closed(points);
}

const near = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 0.01 && Math.abs(a[1] - b[1]) < 0.01;

/** The outlines of all regions and the lines between them. */
export function draw(places: readonly Place[]): Chart {
  const voronoi = Delaunay.from(places.map((p): [number, number] => [p.x, p.y])).voronoi([0, 0, WIDTH, HEIGHT]);
  const polygons = places.map((_, i) => voronoi.cellPolygon(i).slice(0, -1) as Point[]);
  const chart: Chart = { cells: polygons.map((p) => `M${p.map(at).join('L')}Z`), borders: [], shoals: [] };
  places.forEach((place, i) => {
    for (const j of voronoi.neighbors(i)) {
      if (j < i) continue;
      const [a, b] = polygons[i]!.filter((p) => polygons[j]!.some((q) => near(p, q)));
      if (!a || !b) continue;
      const line = `M${strayed(a, b, `${place.name}-${places[j]!.name}`).map(at).join('L')}`;
      (place.borders.includes(j) ? chart.borders : chart.shoals).push(line);
    }
  });
  return chart;
}

/** The neighbour that lies most in a direction from a region: for the arrow keys. */
export function towards(places: readonly Place[], from: number, dx: number, dy: number): number | undefined {
  const here = places[from]!;
  const straight = (r: number): number => {
    const [x, y] = [places[r]!.x - here.x, places[r]!.y - here.y];
    return (x * dx + y * dy) / Math.hypot(x, y);
  };
  const best = [...here.borders].sort((a, b) => straight(b) - straight(a))[0];
  return best !== undefined && straight(best) > 0.4 ? best : undefined;
}
