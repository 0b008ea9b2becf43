import { neatline, type Picture, sheetSize, titleBlock } from '../kit/frame.ts';
import { italic, lines, sans, serif, text } from '../kit/lettering.ts';
import { browser, button, navigation } from '../kit/page.ts';
import { at, disc, line, oval, rect, ring, shape, stroke, times } from '../kit/svg.ts';

const colour = {
  forest: '#2F4A3C',
  oat: '#E9E2D0',
  amber: '#C77B58',
  glass: '#A65F40',
  sage: '#8FA58B',
  cream: '#FBF8F1',
};

const sprig = (x: number, y: number, size: number, fill: string): string =>
  at(
    x,
    y,
    stroke('M0 0C-2 -30 4 -60 0 -96', fill, 3) +
      times(
        4,
        (i) =>
          at(0, -18 - i * 20, shape('M0 0C8 -14 24 -18 34 -14C28 -2 14 4 0 0z', fill), i % 2 ? 8 : 0) +
          at(0, -24 - i * 20, shape('M0 0C-8 -14 -24 -18 -34 -14C-28 -2 -14 4 0 0z', fill)),
      ) +
      oval(0, -100, 6, 14, fill),
    0,
    size,
  );

const thistle = (x: number, y: number, size: number, fill: string): string =>
  at(
    x,
    y,
    stroke('M0 0V-40', fill, 4) +
      shape('M-16 -56C-16 -34 16 -34 16 -56C10 -50 -10 -50 -16 -56z', fill) +
      times(7, (i) => at(0, -50, shape('M-3 0L0 -46L3 0z', fill), (i - 3) * 15)) +
      shape('M0 -8C16 -10 26 -22 30 -32C14 -30 4 -22 0 -8zM0 -14C-14 -16 -22 -26 -26 -36C-12 -34 -4 -26 0 -14z', fill),
    0,
    size,
  );

const bottle = (
  x: number,
  shelf: number,
  width: number,
  height: number,
  name: string,
  drops: string,
  plant: typeof sprig,
): string => {
  const neck = width * 0.34;
  const shoulder = shelf - height + 74;
  const glass = `M${x - neck / 2} ${shelf - height + 30}V${shoulder - 26}C${x - neck / 2} ${shoulder} ${x - width / 2} ${shoulder - 8} ${x - width / 2} ${shoulder + 34}V${shelf}H${x + width / 2}V${shoulder + 34}C${x + width / 2} ${shoulder - 8} ${x + neck / 2} ${shoulder} ${x + neck / 2} ${shoulder - 26}V${shelf - height + 30}z`;
  return [
    shape(glass, colour.amber),
    rect(x + width / 2 - 20, shoulder + 30, 20, shelf - shoulder - 30, colour.glass),
    rect(x - neck / 2 - 8, shelf - height, neck + 16, 46, colour.forest, { rx: 3 }),
    times(5, (i) =>
      line(
        x - neck / 2 + i * (neck / 4),
        shelf - height + 6,
        x - neck / 2 + i * (neck / 4),
        shelf - height + 40,
        colour.sage,
        1.5,
      ),
    ),
    rect(x - width / 2, shoulder + 52, width - 20, shelf - shoulder - 84, colour.cream),
    height > 300 ? plant(x - 10, shelf - 112, height > 380 ? 0.9 : 0.6, colour.forest) : '',
    text(name, x - 10, shelf - 74, serif(27, 600, colour.forest, { anchor: 'middle' })),
    text(drops, x - 10, shelf - 46, sans(18, 450, colour.forest, { anchor: 'middle', width: 85 })),
  ].join('');
};

const shelfOfBottles = (): string =>
  rect(560, 0, 640, 690, colour.oat) +
  disc(868, 300, 214, colour.cream) +
  rect(560, 536, 640, 16, colour.forest) +
  rect(612, 552, 12, 40, colour.forest) +
  rect(1118, 552, 12, 40, colour.forest) +
  bottle(702, 536, 148, 322, 'Thyme', 'tincture 50', sprig) +
  bottle(876, 536, 166, 398, 'Thistle', 'tincture 100 ml', thistle) +
  bottle(1052, 536, 140, 306, 'Mint', 'tincture 50', sprig) +
  ['$24', '$38', '$22']
    .map((price, i) => text(price, [702, 876, 1052][i] ?? 0, 626, serif(34, 450, colour.forest, { anchor: 'middle' })))
    .join('');

const refillSwitch = (x: number, y: number): string =>
  rect(x, y, 92, 50, colour.forest, { rx: 25 }) +
  disc(x + 66, y + 25, 19, colour.cream) +
  text('Refill every 30 days', x + 112, y + 35, sans(29, 500, colour.forest, { width: 95 }));

const shop = (): string =>
  rect(0, 0, 1180, 742, colour.cream) +
  at(0, 84, shelfOfBottles()) +
  rect(0, 0, 1180, 84, colour.cream) +
  text('Tern & Thistle', 56, 56, serif(42, 500, colour.forest)) +
  navigation(['Remedies', 'Refills', 'Our garden', 'Bag 2'], 1130, 54, 38, sans(23, 480, colour.forest)) +
  line(0, 84, 1180, 84, colour.forest, 1.5) +
  lines(
    ['Slow herbs', 'for quick', 'weeks.'],
    56,
    206,
    92,
    serif(94, 340, colour.forest, { optical: 60, track: -0.015 }),
  ) +
  lines(['Grown, steeped and bottled', 'in small lots, sent monthly.'], 58, 464, 38, italic(30, 400, colour.forest)) +
  refillSwitch(56, 540) +
  button('Start with one bottle', 56, 626, colour.forest, sans(26, 550, colour.cream));

const ordersCurve = 'M46 1116C420 1104 760 1040 1020 944S1400 760 1560 300';

/** Tern & Thistle: a herbal shop's home page, with a curve of refill orders rising beneath it. */
export const wellnessBrand: Picture = {
  ...sheetSize,
  background: '#C5D0BE',
  draw: () =>
    neatline(
      sheetSize,
      '#C5D0BE',
      [
        times(13, (i) => line(86 + i * 118, 46, 86 + i * 118, 1154, colour.sage, 1.25)),
        shape(`${ordersCurve}V1160H46z`, '#AFC0A9'),
        stroke(ordersCurve, colour.forest, 4),
        [
          [319, 1098],
          [576, 1061],
          [811, 1010],
          [1328, 752],
          [1467, 528],
        ]
          .map(([x = 0, y = 0]) => ring(x, y, 9, colour.forest, 4, { fill: colour.cream }))
          .join(''),
        text('refills ordered, month by month', 96, 1060, italic(32, 450, colour.forest)),
        browser(
          96,
          96,
          1180,
          788,
          'ternandthistle.example',
          { line: colour.forest, bar: colour.oat, words: colour.forest },
          shop(),
        ),
        titleBlock(1030, 952, 494, {
          sheet: 1,
          name: 'Tern & Thistle',
          place: 'Herbal wellness, Shopify Plus',
          scale: '1 : 2',
        }),
      ].join(''),
    ),
};
