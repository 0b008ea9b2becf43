import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { numbered } from '../kit/page.ts';
import { day } from '../kit/palette.ts';
import { at, disc, line, rect, shape, stroke, times } from '../kit/svg.ts';
import { openBoat, ripples } from '../kit/vessels.ts';

const colour = { ...day, hull: '#1B3444', flag: '#C8502D', safe: '#3F7D6B' };
const stages: readonly (readonly [name: string, minutes: string, x: number, y: number])[] = [
  ['Access', '0:10', 560, 300],
  ['Restore', '0:20', 820, 416],
  ['Check', '1:00', 1080, 536],
  ['Write down', '1:30', 1360, 676],
];

const davit = (x: number, boatY: number): string =>
  times(
    2,
    (i) =>
      stroke(`M${x - 76 + i * 152} 216V150q0 -24 ${i ? -22 : 22} -24`, colour.ink, 8) +
      line(x - 54 + i * 108, 128, x - 54 + i * 108, boatY - 26, colour.ink, 3),
  );

const sealedBoat = (x: number): string =>
  at(
    x,
    196,
    shape('M-78 -26C-70 14 70 14 78 -26z', '#9FB0B9', { stroke: colour.ink, strokeWidth: 3.5 }) +
      shape('M-82 -26C-60 -62 60 -62 82 -26z', '#C9D3D8', { stroke: colour.ink, strokeWidth: 3.5 }) +
      times(5, (i) =>
        line(-48 + i * 24, -48 + Math.abs(i - 2) * 4, -48 + i * 24, -2 - Math.abs(i - 2) * 4, colour.ink, 2),
      ) +
      rect(-8, -40, 16, 30, colour.magenta),
  );

const stopwatch = (x: number, y: number, r: number): string =>
  at(
    x,
    y,
    rect(-16, -r - 44, 32, 30, colour.ink) +
      rect(-30, -r - 56, 60, 16, colour.ink) +
      disc(0, 0, r + 12, colour.ink) +
      disc(0, 0, r, colour.paper) +
      times(60, (i) => at(0, 0, line(0, -r + 6, 0, -r + (i % 5 ? 16 : 30), colour.ink, i % 5 ? 2 : 5), i * 6)) +
      text('90', 0, 22, sans(108, 250, colour.magenta, { width: 85, anchor: 'middle' })) +
      text('minutes', 0, 66, italic(36, 430, colour.ink, { anchor: 'middle' })) +
      line(0, -r + 40, 0, -r + 12, colour.magenta, 8),
  );

/** A lifeboat lowered in four timed stages down a ship's side, beside sealed boats that never were. */
export const restoreIsTheProduct: Picture = {
  ...figureSize,
  background: colour.hull,
  draw: () =>
    neatline(
      figureSize,
      colour.paper,
      [
        rect(46, 216, 1508, 520, colour.hull),
        line(46, 216, 1554, 216, colour.ink, 8),
        times(5, (i) => line(46, 300 + i * 96, 1554, 300 + i * 96, '#29475A', 2)),
        times(40, (i) => line(60 + i * 40, 170, 60 + i * 40, 216, colour.muted, 2)),
        line(46, 170, 1554, 170, colour.muted, 4),
        rect(46, 706, 1508, 150, colour.shallower),
        line(46, 706, 1554, 706, colour.ink, 4),
        ripples(80, 748, 10, 150, colour.ink),
        ripples(150, 798, 10, 150, colour.ink),
        sealedBoat(150),
        sealedBoat(336),
        text('never lowered', 148, 116, italic(36, 440, colour.magenta)),
        stages.map(([, , x, y]) => davit(x, y)).join(''),
        stroke('M560 300L820 416L1080 536L1360 676', colour.landLine, 3, { strokeDasharray: '4 10' }),
        stages
          .map(
            ([name, minutes, x, y], i) =>
              openBoat(x, y, 196, i === 3 ? colour.safe : colour.flag, i === 3 ? colour.ink : colour.paper) +
              numbered(String(i + 1), x - 138, y - 4, 27, colour.paper, colour.ink) +
              text(
                name,
                i < 3 ? x + 112 : x - 58,
                i < 3 ? y - 10 : y - 92,
                sans(44, 700, colour.paper, { width: 88 }),
              ) +
              text(minutes, i < 3 ? x + 114 : x - 56, i < 3 ? y + 30 : y - 50, italic(36, 430, colour.land)),
          )
          .join(''),
        stopwatch(250, 560, 134),
      ].join(''),
    ),
};
