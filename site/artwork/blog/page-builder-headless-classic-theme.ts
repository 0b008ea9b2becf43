import { compassRose, note, sounding } from '../kit/charting.ts';
import { depthArea, distanceToPath } from '../kit/contours.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { noise } from '../kit/random.ts';
import { type Point, shape, stroke, through } from '../kit/svg.ts';
import { planVessel } from '../kit/vessels.ts';

const colour = { ...day, builder: '#C8502D', theme: '#4A7350', headless: '#3E6A86' };
const fork: Point = [430, 470];
const ways = {
  builder: [fork, [640, 300], [860, 200], [1200, 190], [1640, 190]],
  theme: [fork, [760, 474], [1100, 452], [1640, 470]],
  headless: [fork, [620, 640], [860, 736], [1240, 752], [1640, 750]],
} as const satisfies Record<string, readonly Point[]>;

const swell = noise(53);
const seabed = (x: number, y: number): number =>
  Math.max(
    5 - distanceToPath(ways.builder, x, y) / 12,
    11 - distanceToPath(ways.theme, x, y) / 8,
    19 - distanceToPath(ways.headless, x, y) / 5,
    21 - Math.hypot(x - 210, y - 470) / 17,
  ) +
  swell(x / 110, y / 110) * 1.1 +
  swell(x / 50, y / 50) * 0.5;
const survey = { width: figureSize.width, height: figureSize.height, step: 9, tolerance: 1.2 };

const spots: readonly Point[] = [
  [690, 300],
  [1010, 226],
  [1420, 222],
  [690, 512],
  [960, 424],
  [1440, 504],
  [640, 706],
  [760, 660],
  [1010, 712],
  [1480, 790],
  [450, 330],
  [400, 640],
  [560, 420],
];

/** A channel that forks at a compass rose: builder, theme and headless, each with its depth and its vessel. */
export const pageBuilderHeadlessClassicTheme: Picture = {
  ...figureSize,
  background: colour.intertidal,
  draw: () =>
    neatline(
      figureSize,
      '#DCE6CF',
      [
        shape(depthArea(seabed, 0, survey), colour.shallower),
        shape(depthArea(seabed, 5, survey), colour.shallow),
        shape(depthArea(seabed, 10, survey), colour.paper),
        [5, 10, 15].map((depth) => stroke(depthArea(seabed, depth, survey), '#7C9DAE', 1.75)).join(''),
        stroke(depthArea(seabed, 0, survey), colour.ink, 4),
        shape(depthArea(seabed, -9, survey, { shoal: true }), colour.land),
        stroke(depthArea(seabed, -9, survey), colour.landLine, 3),
        spots.map(([x, y]) => sounding(Math.max(0.4, seabed(x, y)), x, y, colour.ink, 31)).join(''),
        Object.values(ways)
          .map((way) => stroke(through(way), colour.magenta, 5, { strokeDasharray: '26 12', strokeLinejoin: 'round' }))
          .join(''),
        compassRose(236, 470, 168, colour.magenta, { variation: -8 }),
        planVessel(1200, 190, 70, 28, 0, colour.builder, colour.ink),
        planVessel(1180, 457, 130, 46, 2, colour.theme, colour.ink),
        planVessel(1230, 752, 250, 74, 1, colour.headless, colour.ink),
        text('Page builder', 770, 104, sans(44, 780, colour.ink, { width: 94 })),
        note(['weeks'], 1096, 103, colour.magenta, 42),
        text('Theme with blocks', 792, 342, sans(44, 780, colour.ink, { width: 94 })),
        note(['one to three months'], 1212, 341, colour.magenta, 42),
        text('Headless', 880, 618, sans(44, 780, colour.ink, { width: 94 })),
        note(['three months or more'], 1120, 617, colour.magenta, 42),
        text('your content', 108, 200, italic(44, 440, colour.ink)),
      ].join(''),
    ),
};
