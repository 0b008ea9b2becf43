import { neatline, type Picture, sheetSize, titleBlock } from '../kit/frame.ts';
import { fitted, italic, lines, sans, text } from '../kit/lettering.ts';
import { button } from '../kit/page.ts';
import { at, disc, line, type Point, rect, shape, stroke, through, times } from '../kit/svg.ts';

const colour = {
  sea: '#256D85',
  mint: '#DFF1F0',
  peach: '#F4A259',
  night: '#0F2F3A',
  white: '#FFFFFF',
  block: '#C9E3E3',
  park: '#BFD9C4',
};

const streets: readonly (readonly [weight: number, ...Point[]])[] = [
  [34, [600, 40], [700, 420], [660, 760], [760, 1170]],
  [34, [500, 330], [860, 300], [1200, 380], [1570, 300]],
  [26, [520, 690], [900, 640], [1250, 720], [1570, 660]],
  [26, [960, 40], [980, 420], [1060, 780], [1020, 1170]],
  [26, [1300, 40], [1270, 420], [1340, 720], [1290, 1170]],
  [18, [632, 160], [1570, 130]],
  [18, [660, 520], [1000, 500], [1570, 500]],
  [18, [700, 900], [1060, 880], [1570, 930]],
  [18, [820, 40], [840, 300], [820, 650], [900, 1170]],
  [18, [1130, 40], [1120, 360], [1180, 720], [1160, 1170]],
  [18, [1450, 40], [1430, 320], [1470, 680], [1440, 1170]],
];

const cityMap = (): string =>
  rect(540, 46, 1020, 1110, colour.block) +
  shape('M1012 404L1120 384L1152 480L1010 490z', colour.park) +
  shape('M1350 746L1560 690V910L1320 900z', colour.park) +
  streets
    .map(([weight, ...points]) => stroke(through(points), colour.white, weight, { strokeLinejoin: 'round' }))
    .join('') +
  stroke('M1560 1010C1400 960 1280 1060 1120 1010S820 1000 560 1130', '#8FC0CE', 62) +
  at(1130, 346, text('Hill Road', 0, 10, sans(25, 600, colour.sea, { width: 90, anchor: 'middle' })), 12) +
  at(691, 880, text('Alder Street', 0, 9, sans(25, 600, colour.sea, { width: 90, anchor: 'middle' })), 76) +
  at(1224, 1043, text('Mill Creek', 0, 0, italic(32, 430, colour.night, { anchor: 'middle' })), -4);

const tooth = (x: number, y: number, size: number, fill: string): string =>
  at(
    x,
    y,
    shape(
      'M0 -18C-14 -30 -36 -26 -38 -2C-40 20 -28 26 -26 50C-24 66 -12 66 -10 48C-8 34 -6 26 0 26S8 34 10 48C12 66 24 66 26 50C28 26 40 20 38 -2C36 -26 14 -30 0 -18z',
      fill,
    ),
    0,
    size,
  );

const pins: readonly (readonly [label: string, x: number, y: number])[] = [
  ['1', 834, 300],
  ['2', 1274, 372],
  ['3', 700, 604],
  ['4', 1332, 690],
  ['5', 1050, 872],
];

const pin = ([label, x, y]: (typeof pins)[number]): string => {
  const chosen = label === '3';
  return at(
    x,
    y,
    shape('M0 0C-14 -34 -50 -54 -50 -96a50 50 0 1 1 100 0C50 -54 14 -34 0 0z', chosen ? colour.peach : colour.sea, {
      stroke: colour.white,
      strokeWidth: 5,
    }) + text(label, 0, -78, sans(52, 750, chosen ? colour.night : colour.white, { anchor: 'middle' })),
    0,
    chosen ? 1.3 : 1,
  );
};

const freeTimes = [
  ['3', 'Alder Street', 'today 2:20'],
  ['1', 'North Gate', 'today 4:05'],
  ['5', 'Creekside', 'Tue 8:40'],
  ['2', 'Hill Road', 'Tue 11:15'],
  ['4', 'Parkway', 'Wed 9:30'],
] as const;

const panel = (): string =>
  rect(46, 46, 566, 1110, colour.white) +
  rect(46, 46, 566, 292, colour.night) +
  tooth(122, 116, 0.82, colour.peach) +
  text('Alder Street Dental', 172, 136, sans(37, 650, colour.white, { width: 92 })) +
  text('any clinic, one number', 94, 204, italic(33, 430, colour.mint)) +
  text('555 0134', 92, 306, fitted('555 0134', 468, sans(90, 800, colour.peach, { width: 118 }))) +
  lines(['Next free', 'appointment'], 94, 416, 62, sans(62, 300, colour.night, { width: 88 })) +
  freeTimes
    .map(
      ([label, clinic, time], i) =>
        rect(46, 520 + i * 78, 566, 78, i ? 'none' : colour.mint) +
        line(94, 520 + i * 78, 566, 520 + i * 78, colour.sea, i ? 1.5 : 4) +
        disc(116, 559 + i * 78, 22, i ? colour.sea : colour.peach) +
        text(label, 116, 569 + i * 78, sans(28, 750, i ? colour.white : colour.night, { anchor: 'middle' })) +
        text(clinic, 156, 570 + i * 78, sans(31, 480, colour.night, { width: 92 })) +
        text(time, 566, 570 + i * 78, sans(31, 700, colour.sea, { width: 88, anchor: 'end' })),
    )
    .join('');

/** Alder Street Dental: a town map with five numbered clinics, and the next free hour at each. */
export const alderStreetDental: Picture = {
  ...sheetSize,
  background: colour.mint,
  draw: () =>
    neatline(
      sheetSize,
      colour.mint,
      [
        cityMap(),
        panel(),
        line(612, 46, 612, 1154, colour.night, 3),
        pins.map(pin).join(''),
        rect(760, 470, 330, 148, colour.white) +
          line(760, 470, 760, 618, colour.peach, 8) +
          text('Alder Street, 2:20', 786, 520, sans(31, 700, colour.night, { width: 88 })) +
          button('Book it', 786, 542, colour.peach, sans(25, 650, colour.night), { pad: 26 }),
        times(3, (i) =>
          rect(1240 + i * 90, 1112, 90, 12, i % 2 ? colour.white : colour.night, {
            stroke: colour.night,
            strokeWidth: 2,
          }),
        ),
        text('half a mile', 1240, 1098, italic(27, 430, colour.night)),
        titleBlock(94, 950, 470, {
          sheet: 6,
          name: 'Alder Street Dental Group',
          place: 'Five clinics, WordPress',
          scale: '1 : 1',
        }),
      ].join(''),
    ),
};
