import { buoy, dimension, note, sounding } from '../kit/charting.ts';
import { depthArea, distanceToPath } from '../kit/contours.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { noise } from '../kit/random.ts';
import { line, type Point, shape, stroke } from '../kit/svg.ts';
import { planVessel } from '../kit/vessels.ts';

const colour = { ...day, safe: '#3F7D6B', brass: '#D9B25F' };
const channel: readonly Point[] = [
  [-40, 640],
  [240, 600],
  [480, 470],
  [720, 420],
  [960, 520],
  [1180, 470],
  [1270, 420],
];
const swell = noise(61);
const seabed = (x: number, y: number): number =>
  11 - distanceToPath(channel, x, y) / 12.5 + swell(x / 120, y / 120) * 2.6;
const survey = { width: figureSize.width, height: figureSize.height, step: 10, tolerance: 1.3 };

const checks: readonly (readonly [
  name: string,
  gloss: string,
  x: number,
  y: number,
  labelX: number,
  labelY: number,
  kind: 'can' | 'cone',
])[] = [
  ['Keyboard', 'every control', 196, 520, 92, 330, 'cone'],
  ['Contrast', '4.5 : 1', 452, 578, 452, 756, 'can'],
  ['Target', '24 px', 640, 338, 520, 150, 'cone'],
  ['Labels', 'on every field', 900, 604, 840, 742, 'can'],
  ['Captions', 'on every video', 1046, 394, 930, 210, 'cone'],
];

const quay = (): string =>
  shape('M1280 46H1560V860H1280V700L1280 46z', colour.paper) +
  line(1280, 46, 1280, 860, colour.ink, 5) +
  stroke('M1280 300h40v-32h40v-32h40v-32h40v-32h40v-32h80', colour.ink, 5) +
  text('steps', 1308, 136, italic(36, 430, colour.muted)) +
  shape('M1280 520L1500 424H1560V520z', colour.brass, { stroke: colour.ink, strokeWidth: 4 }) +
  text('and a ramp', 1312, 576, italic(36, 430, colour.ink)) +
  text('WCAG', 1308, 700, sans(68, 820, colour.ink, { width: 100 })) +
  text('2.2 AA', 1308, 776, sans(68, 300, colour.magenta, { width: 92 }));

/** A channel with five buoys, each a check that must be passed, and a quay with a ramp beside its steps. */
export const accessibilityBuyingCriterion: Picture = {
  ...figureSize,
  background: colour.land,
  draw: () =>
    neatline(
      figureSize,
      colour.shallower,
      [
        shape(depthArea(seabed, 3, survey), colour.shallow),
        shape(depthArea(seabed, 7, survey), colour.paper),
        [3, 7].map((depth) => stroke(depthArea(seabed, depth, survey), '#7C9DAE', 2)).join(''),
        shape(depthArea(seabed, -1, survey, { shoal: true }), colour.intertidal),
        shape(depthArea(seabed, -3, survey, { shoal: true }), colour.land, { stroke: colour.ink, strokeWidth: 4 }),
        stroke('M46 636L240 600L480 470L720 420L960 520L1180 470L1270 430', colour.magenta, 6, {
          strokeDasharray: '28 12',
          strokeLinejoin: 'round',
        }),
        quay(),
        (
          [
            [120, 660],
            [600, 480],
            [820, 500],
            [1120, 530],
            [1210, 420],
            [560, 410],
          ] as const
        )
          .map(([x, y]) => sounding(seabed(x, y), x, y, colour.ink, 30))
          .join(''),
        planVessel(330, 556, 120, 44, -28, colour.magenta, colour.ink),
        dimension(700, 330, 726, 512, '', colour.ink),
        checks
          .map(([, , x, y, , , kind]) => buoy(kind, x, y, 56, kind === 'can' ? '#C8502D' : colour.safe, colour.ink))
          .join(''),
        checks
          .map(
            ([name, gloss, , , x, y]) =>
              text(name, x, y, sans(46, 780, colour.ink, { width: 96 })) +
              note([gloss], x + 2, y + 46, colour.magenta, 40),
          )
          .join(''),
      ].join(''),
    ),
};
