import { neatline, type Picture, sheetSize, titleStrip } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { arrow, magnifier, numbered } from '../kit/page.ts';
import { at, box, disc, line, rect, ring, shape, stroke, times } from '../kit/svg.ts';

const colour = {
  hull: '#0B3C5D',
  flare: '#F26B38',
  fog: '#E8EEF1',
  steel: '#5B7C8D',
  white: '#FFFFFF',
  grid: '#164C70',
};

const icons = {
  shackle: stroke('M10 34V18a12 12 0 0 1 24 0V34M4 38H40', colour.hull, 5),
  cleat: stroke('M2 18C12 14 32 14 42 18M16 18V36M28 18V36M10 38H34', colour.hull, 5),
  rope: stroke('M6 10C20 2 40 8 36 18S10 18 8 26S28 42 40 34', colour.hull, 5),
  block: ring(22, 20, 14, colour.hull, 5) + disc(22, 20, 5, colour.hull) + line(22, 34, 22, 44, colour.hull, 5),
};

const parts = [
  ['shackle', 'Bow shackle 10 mm', 'PH-1010', 412],
  ['shackle', 'Bow shackle 12 mm', 'PH-1012', 288],
  ['cleat', 'Horn cleat 150 mm', 'PH-2150', 96],
  ['cleat', 'Horn cleat 200 mm', 'PH-2200', 7],
  ['rope', 'Dock line 14 mm, 10 m', 'PH-3014', 140],
  ['rope', 'Anchor rode 16 mm', 'PH-3016', 53],
  ['block', 'Cheek block 57 mm', 'PH-4057', 31],
] as const;

const partRow = ([icon, name, number, stock]: (typeof parts)[number], i: number): string => {
  const low = stock < 10;
  return at(
    0,
    132 + i * 88,
    [
      i % 2 ? '' : rect(0, 0, 900, 88, colour.fog),
      at(36, 22, icons[icon]),
      text(name, 110, 56, sans(32, 550, colour.hull, { width: 90 })),
      text(number, 530, 56, sans(26, 420, colour.steel, { width: 80 })),
      rect(664, 34, Math.min(124, stock * 0.3), 20, low ? colour.flare : colour.steel),
      box(664, 34, 124, 20, colour.steel, 1.5),
      text(String(stock), 868, 58, sans(38, 750, low ? colour.flare : colour.hull, { width: 80, anchor: 'end' })),
    ].join(''),
  );
};

const catalog = (): string =>
  rect(0, 0, 900, 752, colour.white) +
  rect(0, 0, 900, 76, colour.flare) +
  text('Pell Harbor', 36, 54, sans(44, 850, colour.white, { width: 108 })) +
  box(416, 16, 452, 46, colour.white, 2) +
  text('shackle 12', 436, 49, sans(27, 450, colour.white)) +
  magnifier(828, 26, 26, colour.white) +
  ['Part', 'Number', 'Shelf', 'In stock']
    .map((head, i) =>
      text(head, [110, 530, 664, 868][i] ?? 0, 114, sans(23, 600, colour.steel, { anchor: i === 3 ? 'end' : 'start' })),
    )
    .join('') +
  line(0, 132, 900, 132, colour.hull, 3) +
  parts.map(partRow).join('');

const pale = { stroke: colour.white, strokeWidth: 4, strokeLinejoin: 'round' };

const explodedShackle = (): string =>
  shape('M-96 118V-40a96 96 0 0 1 192 0V118a0 0 0 0 1 0 0H52V-40a52 52 0 0 0 -104 0V118z', colour.grid, pale) +
  shape('M-116 118a42 42 0 1 0 84 0a42 42 0 1 0 -84 0zM32 118a42 42 0 1 0 84 0a42 42 0 1 0 -84 0z', colour.grid, pale) +
  ring(-74, 118, 18, colour.white, 4) +
  ring(74, 118, 18, colour.white, 4) +
  stroke('M0 -150V-176M-200 118H216M-74 -210V-150', colour.flare, 2, { strokeDasharray: '16 7 4 7' }) +
  at(
    0,
    268,
    stroke('M0 -150V70', colour.flare, 2, { strokeDasharray: '16 7 4 7' }) +
      shape('M-142 -17H96V17H-142z', colour.grid, pale) +
      shape('M-178 -34H-142V34H-178z', colour.grid, pale) +
      times(8, (i) => line(34 + i * 8, -17, 42 + i * 8, 17, colour.white, 2.5)) +
      ring(-160, 0, 9, colour.white, 3),
  ) +
  at(
    176,
    268,
    stroke('M-24 -30L0 -42L24 -30V30L0 42L-24 30z', colour.white, 4, { fill: colour.grid }) +
      ring(0, 0, 15, colour.white, 4),
  ) +
  [
    ['1', -168, -84, -92, -60],
    ['2', -224, 226, -150, 252],
    ['3', 232, 216, 190, 244],
  ]
    .map(
      ([label, x, y, tipX, tipY]) =>
        line(Number(x), Number(y), Number(tipX), Number(tipY), colour.flare, 2.5) +
        numbered(String(label), Number(x), Number(y), 28, colour.flare, colour.white),
    )
    .join('');

const joined = (): string =>
  [
    ['Warehouse', 0],
    ['Accounts', 0],
    ['Shop', 0],
  ]
    .map(([name], i) =>
      at(
        i * 300,
        0,
        box(0, 0, 222, 76, colour.white, 3) +
          text(String(name), 111, 49, sans(33, 650, colour.white, { width: 90, anchor: 'middle' })) +
          (i < 2 ? arrow(230, 26, 292, 26, colour.flare, 4, 13) + arrow(292, 50, 230, 50, colour.flare, 4, 13) : ''),
      ),
    )
    .join('');

/** Pell Harbor Marine: a dense trade catalog running off the sheet, beside a shackle taken apart. */
export const pellHarborMarine: Picture = {
  ...sheetSize,
  background: colour.hull,
  draw: () =>
    neatline(
      sheetSize,
      colour.hull,
      [
        times(27, (i) => line(46 + i * 58, 46, 46 + i * 58, 1154, colour.grid, 1.25)),
        times(20, (i) => line(46, 52 + i * 58, 1554, 52 + i * 58, colour.grid, 1.25)),
        text('PH-1012', 100, 148, sans(72, 250, colour.white, { width: 118 })),
        text('galvanized, working load 1.5 t', 102, 198, italic(34, 430, '#A9C3D2')),
        at(326, 520, explodedShackle(), 0, 1.08),
        at(624, 104, catalog()),
        box(624, 104, 900, 752, colour.white, 3),
        at(624, 928, joined()),
        text('one count of stock, three systems', 102, 978, italic(34, 430, '#A9C3D2')),
        titleStrip(46, 1070, 1508, {
          sheet: 4,
          name: 'Pell Harbor Marine',
          place: 'Trade catalog and stock connection',
          scale: 'custom',
        }),
      ].join(''),
    ),
};
