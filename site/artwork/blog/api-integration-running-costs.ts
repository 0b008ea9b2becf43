import { buoy, note } from '../kit/charting.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, serif, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { at, box, line, rect, shape, stroke, times } from '../kit/svg.ts';
import { ripples } from '../kit/vessels.ts';

const colour = { ...day, flag: '#C8502D', steel: '#5F7F92', brass: '#D9B25F' };
const waterline = 452;
const bed =
  'M40 290H216V600C230 730 300 772 420 782S760 800 900 760S1160 690 1260 700S1384 660 1384 580V290H1560V870H40z';

const moored = (x: number, anchorY: number, kind: 'can' | 'cone' | 'pillar', fill: string): string =>
  stroke(
    `M${x} ${waterline}C${x + 30} ${waterline + 120} ${x - 26} ${anchorY - 110} ${x + 6} ${anchorY}`,
    colour.ink,
    4,
    { strokeDasharray: '10 6' },
  ) +
  rect(x - 20, anchorY - 8, 52, 26, colour.ink) +
  buoy(kind, x, waterline + 8, 78, fill, colour.ink);

const cable = (from: number, to: number): string =>
  stroke(`M${from} ${waterline + 12}Q${(from + to) / 2} ${waterline + 84} ${to} ${waterline + 12}`, colour.ink, 5);

const port = (x: number, name: string): string =>
  rect(x + 20, 190, 130, 100, colour.paper) +
  box(x + 20, 190, 130, 100, colour.ink, 4) +
  shape(`M${x + 8} 190L${x + 85} 138L${x + 162} 190z`, colour.ink) +
  times(3, (i) => rect(x + 38 + i * 36, 222, 22, 68, i === 1 ? colour.ink : colour.shallow)) +
  text(name, x + 85, 358, sans(38, 780, colour.ink, { width: 88, anchor: 'middle' }));

const entries = [
  ['Versions', 'two upgrades and their tests', '10 h'],
  ['Keys', 'renewed before they end', '2 h'],
  ['Failures', 'one a month that needs a hand', '9 h'],
  ['Changes', 'asked for by the shop', '12 h'],
] as const;

const logbook = (): string =>
  rect(0, 0, 760, 286, colour.paper) +
  box(0, 0, 760, 286, colour.ink, 3.5) +
  rect(0, 0, 18, 286, colour.ink) +
  text('The keeper’s log, one year', 48, 54, serif(38, 600, colour.ink)) +
  line(48, 72, 728, 72, colour.ink, 3) +
  entries
    .map(
      ([what, event, hours], i) =>
        text(what, 48, 114 + i * 51, sans(31, 700, colour.ink, { width: 85 })) +
        text(event, 216, 114 + i * 51, italic(33, 440, colour.ink)) +
        text(hours, 728, 114 + i * 51, sans(34, 700, colour.flag, { width: 85, anchor: 'end' })) +
        (i < 3 ? line(48, 128 + i * 51, 728, 128 + i * 51, colour.steel, 1.25) : ''),
    )
    .join('');

/** An integration as a chain of moored buoys between two ports, one adrift, and the hours that keeping it takes. */
export const apiIntegrationRunningCosts: Picture = {
  ...figureSize,
  background: colour.shallow,
  draw: () =>
    neatline(
      figureSize,
      colour.paper,
      [
        rect(46, waterline, 1508, 420, colour.shallow),
        rect(46, 600, 1508, 260, colour.shallower),
        line(46, waterline, 1554, waterline, colour.ink, 3),
        ripples(250, 484, 4, 290, colour.ink),
        ripples(360, 540, 4, 290, colour.steel),
        shape(bed, colour.land, { stroke: colour.ink, strokeWidth: 4 }),
        port(46, 'Shop'),
        port(1384, 'Accounts'),
        cable(216, 380),
        cable(380, 600),
        cable(600, 820),
        stroke(`M820 ${waterline + 12}Q868 ${waterline + 60} 888 ${waterline + 150}`, colour.ink, 5),
        stroke(`M1240 ${waterline + 12}Q1190 ${waterline + 70} 1176 ${waterline + 120}`, colour.ink, 5),
        cable(1240, 1384),
        moored(380, 772, 'can', colour.brass),
        moored(600, 790, 'cone', colour.steel),
        moored(820, 776, 'can', colour.brass),
        moored(1240, 694, 'cone', colour.steel),
        at(1046, 442, buoy('can', 0, 0, 78, colour.flag, colour.ink), 24),
        stroke('M1034 462C1020 510 1050 540 1034 580', colour.ink, 4, { strokeDasharray: '10 6' }),
        stroke('M930 400C960 372 1000 366 1020 372', colour.magenta, 4, { strokeDasharray: '12 8' }),
        note(['adrift, and', 'nobody on watch'], 916, 640, colour.flag, 38),
        at(240, 74, logbook()),
        text('33 h', 1046, 210, sans(150, 250, colour.ink, { width: 78 })),
        text('to keep it moored', 1052, 268, italic(38, 430, colour.muted)),
      ].join(''),
    ),
};
