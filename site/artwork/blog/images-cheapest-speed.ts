import { dimension } from '../kit/charting.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { at, box, line, rect, shape, stroke, times } from '../kit/svg.ts';
import { coaster, type Livery, ripples } from '../kit/vessels.ts';

const colour = { ...day, flag: '#C8502D', safe: '#3F7D6B' };
const waterline = 470;
const bed =
  'M40 606C160 622 250 576 380 580S600 600 690 640S820 756 960 744S1300 770 1400 730S1520 720 1570 740V870H40z';

const crate = (x: number, width: number, height: number, fill: string, words: string): string =>
  rect(x, -81 - height, width, height, colour.paper, { stroke: colour.ink, strokeWidth: 4 }) +
  shape(
    `M${x + 12} ${-93}L${x + width * 0.36} ${-81 - height * 0.62}L${x + width * 0.56} ${-81 - height * 0.34}L${x + width * 0.7} ${-81 - height * 0.5}L${x + width - 12} ${-93}z`,
    fill,
  ) +
  box(x + 12, -69 - height, width - 24, height - 24, colour.ink, 2) +
  (words
    ? text(words, x + width / 2, -81 - height * 0.8, sans(34, 750, colour.ink, { width: 80, anchor: 'middle' }))
    : '');

const draftScale = (x: number, keel: number, ink: string): string =>
  times(9, (i) => line(x, keel - 6 - i * 12, x + (i % 2 ? 12 : 24), keel - 6 - i * 12, ink, 3));

const ship = (x: number, keel: number, livery: Livery, cargo: string, length = 620): string =>
  coaster(x, keel, length, livery, cargo) +
  draftScale(x + length * 0.87, keel, colour.paper) +
  draftScale(x + length * 0.1, keel, colour.paper);

/** One picture shipped twice: at camera size it nearly grounds, at the right width it rides high. */
export const imagesCheapestSpeed: Picture = {
  ...figureSize,
  background: colour.shallow,
  draw: () =>
    neatline(
      figureSize,
      colour.paper,
      [
        text('3.8 MB', 96, 170, sans(120, 800, colour.flag, { width: 74 })),
        text('4,032 px wide', 100, 222, italic(42, 430, colour.ink)),
        text('190 KB', 1150, 250, sans(120, 250, colour.safe, { width: 82 })),
        text('1,600 px wide, WebP', 1154, 302, italic(42, 430, colour.ink)),
        rect(46, waterline, 1508, 420, colour.shallower),
        ship(
          110,
          568,
          { hull: colour.flag, band: colour.ink, house: colour.paper, ink: colour.ink },
          crate(176, 320, 216, colour.flag, ''),
        ),
        ship(
          856,
          504,
          { hull: colour.safe, band: colour.ink, house: colour.paper, ink: colour.ink },
          crate(300, 84, 58, colour.safe, ''),
        ),
        line(46, waterline, 1554, waterline, colour.ink, 4),
        ripples(60, 500, 1, 90, colour.ink),
        ripples(736, 506, 2, 60, colour.ink),
        ripples(1490, 500, 1, 90, colour.ink),
        ripples(742, 566, 1, 90, colour.ink),
        shape(bed, colour.land, { stroke: colour.ink, strokeWidth: 4 }),
        stroke('M46 724C260 706 420 706 640 734S1000 812 1554 800', colour.landLine, 2.5),
        dimension(1120, 512, 1120, 750, '', colour.ink),
        text('room to spare', 1146, 648, italic(38, 440, colour.ink)),
        text('aground at low water', 96, 680, italic(38, 440, colour.flag)),
        at(
          96,
          0,
          rect(0, 782, 1400, 22, 'none', { stroke: colour.ink, strokeWidth: 2.5 }) +
            times(7, (i) => rect(i * 200, 782, 100, 22, colour.ink)),
        ),
        text('the same photograph, to one scale', 800, 842, italic(32, 430, colour.ink, { anchor: 'middle' })),
      ].join(''),
    ),
};
