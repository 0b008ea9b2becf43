import { note, sounding } from '../kit/charting.ts';
import { depthArea } from '../kit/contours.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { noise, seeded } from '../kit/random.ts';
import { line, rect, ring, shape, stroke, times } from '../kit/svg.ts';

// Each task by its score of 1 to 5 for time and for rules, and the sum of all five questions.
const tasks = [
  { letter: 'A', time: 5, rules: 5, sum: 23, name: 'Orders into accounts' },
  { letter: 'B', time: 3, rules: 5, sum: 19, name: 'Tracking numbers' },
  { letter: 'C', time: 3, rules: 3, sum: 18, name: 'Overdue reminders' },
  { letter: 'D', time: 2, rules: 4, sum: 13, name: 'Weekly sheet' },
  { letter: 'E', time: 4, rules: 1, sum: 12, name: '“Back in stock?”' },
] as const;

const placeX = (time: number): number => -20 + time * 272;
const placeY = (rules: number): number => 806 - rules * 127;
const swell = noise(88);
const seabed = (x: number, y: number): number =>
  Math.min(
    ...tasks.map(({ time, rules, sum }) => Math.hypot((x - placeX(time)) / 1.25, y - placeY(rules)) / 7.5 - sum * 0.34),
    22,
  ) +
  swell(x / 95, y / 95) * 2.6 +
  swell(x / 40, y / 40) * 0.6;
const survey = { width: figureSize.width, height: figureSize.height, step: 8, tolerance: 1.2 };

const soundings = (): string => {
  const random = seeded(12);
  return times(13, (column) =>
    times(7, (row) => {
      const x = 200 + column * 104 + random() * 40;
      const y = 110 + row * 94 + random() * 30;
      const crowded = tasks.some(
        ({ time, rules }) => Math.abs(x - placeX(time)) < 186 && Math.abs(y - placeY(rules) - 22) < 122,
      );
      const lettered = (x < 500 && y < 160) || (x > 970 && x < 1250 && y > 190 && y < 270) || x > 1440;
      return crowded || lettered || y > 730 ? '' : sounding(seabed(x, y), Math.round(x), Math.round(y), '#5E7A88', 25);
    }),
  );
};

/** Five tasks as islands, placed by hours a month and by how fixed their rules are; A is the first landfall. */
export const firstProcessToAutomate: Picture = {
  ...figureSize,
  background: day.shallow,
  draw: () =>
    neatline(
      figureSize,
      day.paper,
      [
        shape(depthArea(seabed, 14, survey, { shoal: true }), '#EDF5F8'),
        shape(depthArea(seabed, 8, survey, { shoal: true }), day.shallow),
        shape(depthArea(seabed, 3, survey, { shoal: true }), day.shallower),
        [3, 8, 14].map((depth) => stroke(depthArea(seabed, depth, survey), '#8FB0BF', 1.75)).join(''),
        shape(depthArea(seabed, 0, survey, { shoal: true, smallest: 200 }), day.land, {
          stroke: day.ink,
          strokeWidth: 4,
        }),
        soundings(),
        tasks
          .map(
            ({ letter, time, rules, name }) =>
              text(
                letter,
                placeX(time),
                placeY(rules) + 20,
                sans(letter === 'A' ? 68 : 54, 820, day.ink, { width: 100, anchor: 'middle' }),
              ) +
              text(
                name,
                placeX(time),
                placeY(rules) + (letter === 'A' ? 152 : letter === 'E' ? -66 : 96),
                sans(33, 600, day.ink, { width: 85, anchor: 'middle' }),
              ),
          )
          .join(''),
        ring(placeX(5), placeY(5), 106, day.magenta, 6, { strokeDasharray: '26 11' }),
        note(['first landfall'], 1010, 246, day.magenta, 44),
        stroke('M1490 766C1530 600 1520 420 1434 262', day.magenta, 5, { strokeDasharray: '26 11' }),
        rect(46, 46, 90, 808, day.paper),
        rect(46, 766, 1508, 90, day.paper),
        line(136, 46, 136, 766, day.ink, 4),
        line(136, 766, 1554, 766, day.ink, 4),
        times(5, (i) => line(placeX(i + 1), 766, placeX(i + 1), 784, day.ink, 3)),
        times(
          5,
          (i) =>
            line(118, placeY(i + 1), 136, placeY(i + 1), day.ink, 3) +
            text(String(i + 1), 100, placeY(i + 1) + 12, sans(32, 550, day.ink, { anchor: 'middle' })),
        ),
        text('under 2 hours', placeX(1) - 60, 826, italic(34, 430, day.muted)),
        text('hours a month', placeX(3), 826, sans(34, 700, day.ink, { anchor: 'middle', width: 90 })),
        text('over 20', placeX(5), 826, italic(34, 430, day.muted, { anchor: 'middle' })),
        text('fixed rules', 160, 96, sans(34, 700, day.ink, { width: 90 })),
        text('5 = yes, always', 160, 136, italic(32, 430, day.muted)),
      ].join(''),
    ),
};
