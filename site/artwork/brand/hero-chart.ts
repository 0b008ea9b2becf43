import { coastFromRight } from '../kit/coast.ts';
import { depthArea, distanceToPath } from '../kit/contours.ts';
import { writeToSite } from '../kit/export.ts';
import { noise, seeded } from '../kit/random.ts';
import type { Point } from '../kit/svg.ts';

const size = { width: 720, height: 840 };
const shore = coastFromRight(19, (y) => 566 - 150 * Math.sin((y / size.height) * Math.PI * 1.55 + 0.2));
const swell = noise(77);

const creekBed: readonly Point[] = [
  [440, 396],
  [530, 372],
  [590, 316],
  [650, 304],
  [760, 236],
];

// An islet off the bay, a bank that never dries, a skerry and a creek, so that the lines have something to go round.
const seabed = (x: number, y: number): number => {
  const rough = swell(x / 90, y / 90) * 2.4 + swell(x / 38, y / 38) * 0.8 + swell(x / 17, y / 17) * 0.35;
  const islet = Math.hypot((x - 236) / 1.3, y - 596) / 8.5 - 4.2;
  const bank = Math.hypot(x - 128, (y - 214) / 1.7) / 7 + 3.4;
  const skerry = Math.hypot(x - 556, (y - 668) / 1.3) / 5.5 - 3.4;
  const creek = 3.4 - distanceToPath(creekBed, x, y) / (7 + Math.max(0, (620 - x) / 24));
  return (
    Math.min(Math.max(shore(x, y), creek), islet, bank, skerry) + rough * Math.min(1, Math.max(0.55, shore(x, y) / 8))
  );
};

// Deeper lines are surveyed more loosely, so they come out calmer.
const depths = [2, 5, 10, 15, 20, 30] as const;

const contours = () =>
  depths.map((depth, i) => ({
    depth,
    path: depthArea(seabed, depth, { ...size, step: 6, tolerance: 0.6 + i * 0.16 }, { smallest: 500 + i * 500 }),
  }));

const slope = (x: number, y: number): number =>
  Math.hypot(seabed(x + 2, y) - seabed(x - 2, y), seabed(x, y + 2) - seabed(x, y - 2)) / 4;

type Sounding = { x: number; y: number; whole: number; tenth: number };

/** Places tried in a fixed order; one is kept if it has water under it, room round it and no contour through it. */
const soundings = (): Sounding[] => {
  const random = seeded(4);
  const kept: Sounding[] = [];
  for (let tries = 0; tries < 6000 && kept.length < 46; tries += 1) {
    const x = Math.round(24 + random() * (size.width - 48));
    const y = Math.round(28 + random() * (size.height - 56));
    const depth = seabed(x, y);
    const onLine = depths.some((line) => Math.abs(depth - line) / slope(x, y) < 17);
    const crowded = kept.some((other) => Math.hypot((other.x - x) * 0.85, other.y - y) < 60);
    if (depth < 0.8 || onLine || crowded) continue;
    const tenths = Math.round(depth * 10);
    kept.push({ x, y, whole: Math.floor(tenths / 10), tenth: depth < 21 ? tenths % 10 : 0 });
  }
  return kept;
};

const row = (sounding: Sounding): string =>
  `    { x: ${sounding.x}, y: ${sounding.y}, whole: ${sounding.whole}, tenth: ${sounding.tenth} },`;

/** Writes the home page's chart as data: areas at least so deep, soundings that agree with them, and the land. */
export const drawHeroChart = (): void => {
  const coast = depthArea(seabed, 0, { ...size, step: 6, tolerance: 0.5 }, { shoal: true, smallest: 130 });
  writeToSite(
    'app/marketing/home/hero-chart.data.ts',
    [
      '// Written by artwork/draw.ts. Each path is closed outside the view box and filled with the even-odd rule:',
      '// a contour holds all water at least `depth` metres deep, `coast` all land.',
      'export const heroChart = {',
      `  viewBox: { width: ${size.width}, height: ${size.height} },`,
      '  contours: [',
      ...contours().map(({ depth, path }) => `    { depth: ${depth}, path: '${path}' },`),
      '  ],',
      '  soundings: [',
      ...soundings().map(row),
      '  ],',
      `  coast: '${coast}',`,
      '} as const;',
      '',
    ].join('\n'),
  );
};
