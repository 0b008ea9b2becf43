import { neatline, type Picture, sheetSize, titleBlock } from '../kit/frame.ts';
import { italic, measure, sans, serif, text } from '../kit/lettering.ts';
import { navigation } from '../kit/page.ts';
import { at, disc, rect, ring } from '../kit/svg.ts';
import { bowl, jug, mug, plates } from './kiln-and-daughter.pots.ts';

const colour = {
  clay: '#B5502F',
  linen: '#EADFCF',
  moss: '#40514E',
  sand: '#D8C3A5',
  soot: '#2A2522',
};
const glazes = [
  ['Ash', '#E3DCCB'],
  ['Celadon', '#A9B8A0'],
  ['Moss', '#40514E'],
  ['Rust', '#B5502F'],
  ['Tenmoku', '#3A2A23'],
  ['Honey', '#C98F3C'],
] as const;

const shelfLine = (y: number): string => rect(46, y, 1508, 20, colour.soot) + rect(46, y + 20, 1508, 8, colour.clay);

const glazePicker = (): string =>
  glazes
    .map(([name, fill], i) =>
      at(
        i * 124,
        0,
        disc(0, 0, 46, fill, i ? {} : { stroke: colour.sand, strokeWidth: 3 }) +
          (i === 3 ? ring(0, 0, 58, colour.soot, 4) : '') +
          text(name, 0, 92, sans(25, i === 3 ? 700 : 430, colour.soot, { width: 90, anchor: 'middle' })),
      ),
    )
    .join('');

const priceTag = (name: string, price: string, x: number, y: number): string =>
  text(name, x, y, serif(35, 480, colour.soot, { anchor: 'middle' })) +
  text(price, x, y + 44, italic(35, 430, colour.clay, { anchor: 'middle' }));

const headline = serif(104, 300, colour.soot, { optical: 60, track: -0.02 });

const wordmark = (x: number, y: number): string => {
  const name = serif(52, 700, colour.clay);
  const and = italic(52, 400, colour.clay);
  const afterKiln = x + measure('Kiln', name) + 14;
  return (
    text('Kiln', x, y, name) +
    text('&', afterKiln, y, and) +
    text('Daughter', afterKiln + measure('&', and) + 14, y, name)
  );
};

/** Kiln & Daughter: the shop page as one long shelf of glazed ware, drawn almost life size. */
export const kilnAndDaughter: Picture = {
  ...sheetSize,
  background: colour.linen,
  draw: () =>
    neatline(
      sheetSize,
      colour.linen,
      [
        wordmark(100, 132),
        navigation(
          ['Table', 'Kitchen', 'Seconds', 'Visit', 'Basket'],
          1500,
          128,
          44,
          sans(27, 450, colour.soot, { width: 95 }),
        ),
        text('Batch 41', 94, 286, headline),
        text('cools on Friday.', 94, 392, { ...headline, face: 'italic' }),
        at(866, 300, glazePicker()),
        text('Choose a glaze', 820, 224, sans(27, 600, colour.soot)),
        bowl(214, 764, 1, colour.clay),
        bowl(214, 658, 0.94, colour.moss),
        mug(480, 764, 1.1, '#A9B8A0'),
        jug(764, 764, 0.98, colour.moss),
        plates(1106, 764, 1, colour.clay, colour.sand),
        mug(1106, 641, 0.74, '#C98F3C'),
        bowl(1414, 764, 1.04, '#3A2A23'),
        shelfLine(764),
        priceTag('Porridge bowl', '$34', 214, 850),
        priceTag('Morning mug', '$28', 480, 850),
        priceTag('Quart jug', '$72', 764, 850),
        priceTag('Plates, five', '$160', 1106, 850),
        priceTag('Big bowl', '$58', 1414, 850),
        rect(46, 946, 1508, 210, colour.moss),
        text('From the wheel to your table in nineteen days.', 640, 1030, serif(42, 400, colour.linen)),
        text('Sign the list and the kiln writes when it opens.', 640, 1088, italic(33, 400, colour.sand)),
        titleBlock(100, 926, 470, {
          sheet: 7,
          name: 'Kiln & Daughter',
          place: 'Tableware, Shopify Plus',
          scale: '1 : 1',
        }),
      ].join(''),
    ),
};
