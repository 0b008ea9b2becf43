import { contours } from 'd3-contour';
import type { Point } from './svg.ts';

/** Depth in metres at a place; below zero is land. */
export type Seabed = (x: number, y: number) => number;

/** The part of the plane that is surveyed, and how finely. */
type Survey = { width: number; height: number; step?: number; tolerance?: number };

const distanceToChord = ([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(px - ax, py - ay);
  return Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length;
};

/** Drops points that lie within `tolerance` of the line without them (Douglas and Peucker). */
const simplify = (points: readonly Point[], tolerance: number): Point[] => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let reach = tolerance;
  points.forEach((point, i) => {
    const distance = distanceToChord(point, first, last);
    if (distance > reach) [farthest, reach] = [i, distance];
  });
  if (farthest === 0) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance),
    ...simplify(points.slice(farthest), tolerance).slice(1),
  ];
};

/** A closed curve that rounds the corners of the ring, its numbers whole and relative to keep it short. */
const smoothRing = (ring: readonly Point[]): string => {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const middle = (i: number): Point => {
    const [ax, ay] = whole[i % whole.length] as Point;
    const [bx, by] = whole[(i + 1) % whole.length] as Point;
    return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
  };
  let [penX, penY] = middle(whole.length - 1);
  let d = `M${penX} ${penY}q`;
  whole.forEach(([x, y], i) => {
    const [nextX, nextY] = middle(i);
    d += `${i ? ' ' : ''}${x - penX} ${y - penY} ${nextX - penX} ${nextY - penY}`;
    [penX, penY] = [nextX, nextY];
  });
  return `${d}z`.replaceAll(' -', '-');
};

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], i) =>
        sum + x * (ring[(i + 1) % ring.length]?.[1] ?? 0) - y * (ring[(i + 1) % ring.length]?.[0] ?? 0),
      0,
    ) / 2,
  );

/**
 * The outline of everything at least `depth` deep (or, with `shoal`, at most so deep), as path data to be filled
 * with the even-odd rule. Rings run outside the survey, so that no line follows its edge.
 */
export const depthArea = (
  seabed: Seabed,
  depth: number,
  { width, height, step = 8, tolerance = 1.2 }: Survey,
  { shoal = false, smallest = 600 } = {},
): string => {
  const margin = step * 4;
  const columns = Math.ceil((width + margin * 2) / step);
  const rows = Math.ceil((height + margin * 2) / step);
  const sign = shoal ? -1 : 1;
  const values = Array.from({ length: columns * rows }, (_, i) => {
    const x = (i % columns) * step - margin + step / 2;
    const y = Math.floor(i / columns) * step - margin + step / 2;
    return seabed(x, y) * sign;
  });
  const [found] = contours()
    .size([columns, rows])
    .thresholds([depth * sign])(values);
  return (found?.coordinates ?? [])
    .flat()
    .map((ring) => ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x * step - margin, y * step - margin]))
    .filter((ring) => area(ring) > smallest)
    .map((ring) => {
      const half = Math.floor(ring.length / 2);
      const kept = [
        ...simplify(ring.slice(0, half + 1), tolerance),
        ...simplify([...ring.slice(half), ring[0] as Point], tolerance).slice(1, -1),
      ];
      return smoothRing(kept);
    })
    .join('');
};

/** Distance from a place to a line through points, for coasts and channels. */
export const distanceToPath = (path: readonly Point[], x: number, y: number): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < path.length; i += 1) {
    const [ax, ay] = path[i - 1] as Point;
    const [bx, by] = path[i] as Point;
    const along = Math.min(
      1,
      Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)),
    );
    nearest = Math.min(nearest, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  }
  return nearest;
};
