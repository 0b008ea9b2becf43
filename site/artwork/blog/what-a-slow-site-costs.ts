import { note } from '../kit/charting.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, measure, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { box, hatch, line, rect, rectPath, shape, stroke, times } from '../kit/svg.ts';
import { coaster, ripples } from '../kit/vessels.ts';

const colour = { ...day, foul: '#C8502D', safe: '#3F7D6B' };

type Gauge = { name: string; limit: string; unit: string; marks: readonly string[]; reading: number; good: number };

// Marks run from the foot of the staff to its head; `good` and `reading` are shares of its height.
const gauges: readonly Gauge[] = [
  { name: 'LCP', limit: '2.5', unit: 's', marks: ['0', '1', '2', '3', '4', '5'], reading: 0.82, good: 0.5 },
  { name: 'INP', limit: '200', unit: 'ms', marks: ['0', '100', '200', '300', '400', '500'], reading: 0.3, good: 0.4 },
  { name: 'CLS', limit: '0.1', unit: '', marks: ['0', '.05', '.10', '.15', '.20', '.25'], reading: 0.2, good: 0.4 },
];

const foot = 772;
const height = 520;

const staff = (x: number, { name, limit, unit, marks, reading, good }: Gauge): string => {
  const level = foot - height * reading;
  const threshold = foot - height * good;
  const water = reading > good ? '#E9B9A6' : '#BFD9CF';
  return [
    rect(x, foot - height, 250, height, colour.paper),
    rect(x + 74, level, 176, foot - level, water),
    ripples(x + 82, level + 26, 3, 56, colour.ink, 2),
    hatch(
      rectPath(x + 74, foot - height, 176, height * (1 - good)),
      [x + 74, foot - height, 176, height],
      colour.foul,
      { gap: 13, weight: 1.5 },
    ),
    rect(x, foot - height, 74, height, colour.ink),
    times(26, (i) =>
      rect(x + 74 - (i % 5 ? 16 : 34), foot - 1.5 - (i * height) / 25, i % 5 ? 16 : 34, 3, colour.paper),
    ),
    marks
      .map((mark, i) =>
        text(
          mark,
          x + 34,
          foot - (i * height) / 5 + (i === 5 ? 26 : i ? 9 : -8),
          sans(24, 650, colour.paper, { width: 75, anchor: 'end' }),
        ),
      )
      .join(''),
    line(x + 74, level, x + 250, level, colour.ink, 4),
    line(x + 74, threshold, x + 268, threshold, colour.magenta, 6),
    shape(`M${x - 18} ${threshold}l-22 -14v28z`, colour.magenta),
    text(name, x, foot - height - 96, sans(46, 800, colour.ink, { width: 118 })),
    text(limit, x, foot - height - 20, sans(76, 300, colour.magenta, { width: 85 })),
    text(
      unit,
      x + measure(limit, sans(76, 300, colour.magenta, { width: 85 })) + 14,
      foot - height - 20,
      italic(46, 420, colour.magenta),
    ),
    box(x, foot - height, 250, height, colour.ink, 3),
  ].join('');
};

/** The three Core Web Vitals as tide gauges; the first stands above its mark, so a ship waits outside. */
export const whatASlowSiteCosts: Picture = {
  ...figureSize,
  background: colour.shallow,
  draw: () =>
    neatline(
      figureSize,
      colour.shallow,
      [
        rect(46, 46, 1508, 808, colour.paper),
        rect(1150, 500, 404, 354, colour.shallower),
        line(1150, 500, 1554, 500, colour.ink, 3),
        ripples(1176, 540, 6, 64, colour.ink),
        ripples(1206, 596, 5, 64, colour.ink),
        ripples(1176, 652, 6, 64, colour.ink),
        gauges.map((gauge, i) => staff(124 + i * 350, gauge)).join(''),
        rect(46, foot, 1104, 90, colour.land),
        line(46, foot, 1150, foot, colour.ink, 4),
        line(1150, foot, 1150, 500, colour.ink, 4),
        coaster(1206, 556, 300, { hull: colour.foul, band: colour.ink, house: colour.paper, ink: colour.ink }),
        stroke('M1490 520C1530 640 1520 700 1500 790', colour.ink, 3, { strokeDasharray: '9 5' }),
        stroke('M1500 750V800M1482 784Q1486 806 1500 806T1518 784M1490 758H1510', colour.ink, 5),
        note(['waiting', 'for the tide'], 1206, 318, colour.magenta, 44),
        text('good below this mark', 124, 828, italic(34, 450, colour.ink)),
        line(454, 816, 560, 816, colour.magenta, 6),
        shape('M454 816l-22 -14v28z', colour.magenta),
        text('foul above', 726, 828, italic(34, 450, colour.foul)),
        hatch(rectPath(892, 796, 90, 40), [892, 796, 90, 40], colour.foul, { gap: 10 }),
      ].join(''),
    ),
};
