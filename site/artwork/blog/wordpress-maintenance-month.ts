import { buoy } from '../kit/charting.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { tick } from '../kit/page.ts';
import { day } from '../kit/palette.ts';
import { box, disc, line, type Point, rect, shape, stroke, through, times } from '../kit/svg.ts';

const colour = { ...day, update: '#C8502D', check: '#3F7D6B' };
const left = 250;
const dayWidth = 42.4;

const height = (days: number): number =>
  268 + Math.sin(days * Math.PI * 2 * 0.966) * -(54 + 46 * Math.cos((days / 14.77) * Math.PI * 2)) * 0.9;
const place = (days: number): number => left + days * dayWidth;
const tide = Array.from(
  { length: 30 * 12 + 1 },
  (_, i): Point => [Math.round(place(i / 12)), Math.round(height(i / 12))],
);

const rowNames = ['Backups', 'Updates', 'Checks', 'Report'] as const;
const rowTop = (row: number): number => 498 + row * 80;

const cells = (index: number): string => {
  const middle = place(index) + dayWidth / 2;
  const weekly = index % 7 === 2;
  return (
    times(4, (i) => rect(middle - 15 + i * 9, rowTop(0) + 22, 4, 36, colour.ink)) +
    (weekly ? rect(middle - 15, rowTop(1) + 25, 30, 30, colour.update) : '') +
    (index % 7 === 3
      ? tick(middle - 16, rowTop(2) + 22, 32, colour.check, 6)
      : disc(middle, rowTop(2) + 40, 4, colour.check)) +
    (index === 28 ? disc(middle, rowTop(3) + 40, 18, colour.magenta) : '')
  );
};

/** A month of site care as a tide table: the curve above, each day's work in the rows below. */
export const wordpressMaintenanceMonth: Picture = {
  ...figureSize,
  background: colour.paper,
  draw: () =>
    neatline(
      figureSize,
      colour.paper,
      [
        shape(`${through(tide)}V446H${left}z`, colour.shallow),
        rect(left, 356, 30 * dayWidth, 90, colour.shallower),
        stroke(`M${left} 268H${left + 30 * dayWidth}`, colour.ink, 1.5, { strokeDasharray: '4 8' }),
        stroke(through(tide), colour.ink, 4),
        [2.5, 9.5, 16.5, 23.5]
          .map((days) => buoy('can', place(days), height(days) + 6, 46, colour.update, colour.ink))
          .join(''),
        buoy('sphere', place(28.5), height(28.5) + 4, 62, colour.magenta, colour.ink),
        text('30', 84, 196, sans(150, 250, colour.ink, { width: 75 })),
        text('days', 90, 254, italic(52, 430, colour.ink)),
        text('of tide', 90, 310, italic(40, 430, colour.muted)),
        text('and care', 90, 354, italic(40, 430, colour.muted)),
        text('updates each Tuesday', 330, 116, italic(38, 440, colour.update)),
        text('report', 1392, 116, italic(38, 440, colour.magenta)),
        rect(left, 446, 30 * dayWidth, 52, colour.ink),
        times(30, (i) =>
          text(
            String(i + 1),
            place(i) + dayWidth / 2,
            482,
            sans(26, 600, colour.paper, { width: 72, anchor: 'middle' }),
          ),
        ),
        times(30, (i) => (i % 2 ? '' : rect(place(i), 498, dayWidth, 320, '#EEF3F2'))),
        rowNames
          .map(
            (name, i) =>
              text(name, 84, rowTop(i) + 53, sans(34, 650, colour.ink, { width: 88 })) +
              line(84, rowTop(i + 1), left + 30 * dayWidth, rowTop(i + 1), colour.ink, i === 3 ? 3 : 1.5),
          )
          .join(''),
        times(30, cells),
        times(5, (i) => line(place(i * 7), 498, place(i * 7), 818, colour.ink, 1.5)),
        box(left, 446, 30 * dayWidth, 372, colour.ink, 3),
      ].join(''),
    ),
};
