import { course, fix, note, sounding } from '../kit/charting.ts';
import { depthArea } from '../kit/contours.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { noise } from '../kit/random.ts';
import { box, line, type Point, rect, shape, stroke } from '../kit/svg.ts';

const swell = noise(7);
const seabed = (x: number, y: number): number => {
  const east = (1110 - x) / 30 + swell(x / 150, y / 150) * 3 + Math.sin((y - 215) / 59) * 3.4;
  const south = (900 - y) / 20 + (x < 700 ? 6 : 0) + swell(x / 130 + 5, y / 130) * 5;
  return Math.min(east, south, 24 + swell(x / 260, y / 260) * 9);
};
const survey = { width: figureSize.width, height: figureSize.height, step: 10, tolerance: 1.4 };

const routes: readonly (readonly [name: string, colour: string, dash: string, points: readonly Point[]])[] = [
  [
    'A',
    day.magenta,
    '26 10',
    [
      [196, 250],
      [620, 214],
      [920, 312],
      [1136, 300],
    ],
  ],
  [
    'B',
    '#4B7590',
    '6 9',
    [
      [196, 250],
      [520, 150],
      [900, 120],
      [1020, 200],
      [1136, 300],
    ],
  ],
  [
    'C',
    '#9A6A00',
    '40 9 5 9',
    [
      [196, 250],
      [560, 420],
      [840, 640],
      [1120, 662],
    ],
  ],
];

const columns = [112, 340, 460, 590] as const;

const cartouche = (): string =>
  rect(84, 536, 640, 270, day.paper) +
  box(84, 536, 640, 270, day.ink, 3.5) +
  box(92, 544, 624, 254, day.ink, 1.25) +
  ['Quote', 'Days', 'Tests', 'Care']
    .map((head, i) => text(head, columns[i] ?? 0, 592, sans(28, 700, day.ink, { width: 90 })))
    .join('') +
  line(112, 608, 696, 608, day.ink, 3) +
  [
    ['A', '24', 'yes', '90 days'],
    ['B', '31', 'yes', 'none'],
    ['C', '11', 'no', 'none'],
  ]
    .map(
      (row, r) =>
        row
          .map((cell, i) =>
            text(
              cell,
              columns[i] ?? 0,
              654 + r * 56,
              i ? italic(34, 450, day.ink) : sans(36, 800, routes[r]?.[1] ?? day.ink, { width: 100 }),
            ),
          )
          .join('') +
        (r < 2 ? line(112, 670 + r * 56, 696, 670 + r * 56, day.muted, 1.25) : '') +
        stroke(`M170 ${643 + r * 56}H304`, routes[r]?.[1] ?? day.ink, 5, { strokeDasharray: routes[r]?.[2] }),
    )
    .join('');

/** Three quotes for one brief, plotted as three courses: two reach the harbor asked for, one a cheaper bay. */
export const briefAWebAgency: Picture = {
  ...figureSize,
  background: day.shallow,
  draw: () =>
    neatline(
      figureSize,
      day.paper,
      [
        shape(depthArea(seabed, 10, survey, { shoal: true }), day.shallow),
        shape(depthArea(seabed, 5, survey, { shoal: true }), day.shallower),
        [5, 10, 15, 20, 25].map((depth) => stroke(depthArea(seabed, depth, survey), '#7C9DAE', 1.75)).join(''),
        shape(depthArea(seabed, 0, survey, { shoal: true }), day.land, { stroke: day.ink, strokeWidth: 4 }),
        (
          [
            [330, 130],
            [440, 330],
            [700, 300],
            [760, 420],
            [660, 90],
            [920, 210],
            [1010, 540],
            [860, 500],
            [300, 400],
            [1010, 120],
          ] as const
        )
          .filter(([x, y]) => seabed(x, y) > 1.5)
          .map(([x, y]) => sounding(seabed(x, y), x, y, day.ink, 29))
          .join(''),
        routes.map(([, colour, dash, points]) => course(points, colour, { weight: 6, dash })).join(''),
        fix(196, 250, day.magenta, 26),
        note(['one brief'], 120, 190, day.magenta, 44),
        fix(1136, 300, day.magenta, 20),
        text('The harbor', 1286, 292, sans(44, 750, day.ink, { width: 88 })),
        text('you asked for', 1288, 340, italic(36, 430, day.ink)),
        fix(1120, 662, '#9A6A00', 20),
        text('Another bay', 1286, 654, sans(44, 750, day.ink, { width: 88 })),
        text('cheaper to reach', 1288, 702, italic(36, 430, day.ink)),
        cartouche(),
      ].join(''),
    ),
};
