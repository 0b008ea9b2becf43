import { neatline, type Picture, sheetSize, titleBlock } from '../kit/frame.ts';
import { italic, sans, serif, text } from '../kit/lettering.ts';
import { magnifier, navigation, phone } from '../kit/page.ts';
import { at, box, line, rect, stroke, times } from '../kit/svg.ts';

const colour = {
  river: '#1F6F78',
  sun: '#F7C548',
  page: '#F5F1E6',
  red: '#D1495B',
  ink: '#22303C',
  pale: '#CFE3E2',
  deep: '#175860',
};

const rivers = [
  'M46 300C300 300 470 420 560 600S760 790 980 800',
  'M420 40C430 240 500 420 600 600S800 792 980 800',
  'M1240 40C1180 220 900 330 780 520S800 790 980 800',
];

const spines: readonly (readonly [title: string, width: number, height: number, fill: string, words: string])[] = [
  ['Tidewater', 74, 316, colour.red, colour.page],
  ['Heron Field Guide', 58, 370, colour.sun, colour.ink],
  ['Maps', 98, 268, colour.ink, colour.page],
  ['The Ferry Book', 66, 344, colour.page, colour.ink],
  ['Bread', 52, 238, '#8FC1BF', colour.ink],
  ['Small Engines', 88, 330, colour.sun, colour.ink],
  ['Oyster Songs', 62, 296, colour.pale, colour.ink],
  ['North', 108, 388, colour.red, colour.page],
  ['How Rivers Work', 70, 352, colour.page, colour.ink],
  ['Quilts', 56, 262, colour.ink, colour.page],
  ['Letters Home', 80, 322, '#8FC1BF', colour.ink],
  ['The Long Shelf', 64, 372, colour.sun, colour.ink],
  ['Moth', 46, 250, colour.red, colour.page],
  ['Winter Birds', 92, 300, colour.pale, colour.ink],
  ['Atlas', 120, 346, colour.ink, colour.sun],
  ['Salt', 60, 284, colour.page, colour.ink],
  ['Kites', 68, 334, colour.red, colour.page],
  ['Hulls', 84, 290, colour.sun, colour.ink],
];

const shelf = (baseline: number): string => {
  let x = 60;
  return spines
    .map(([title, width, height, fill, words], i) => {
      const left = x;
      x += width + (i === 6 ? 40 : 5);
      const lean = i === 6 ? 7 : 0;
      return at(
        left,
        baseline - lean,
        rect(0, -height, width, height, fill) +
          rect(0, -height + 22, width, 5, words) +
          rect(0, -34, width, 5, words) +
          at(
            width / 2,
            -52,
            text(title, 0, 11, i % 3 ? serif(32, 550, words) : sans(31, 700, words, { width: 75 })),
            -90,
          ),
        lean,
      );
    })
    .join('');
};

const searchPage = (): string =>
  rect(0, 0, 1050, 420, colour.page) +
  text('Three Rivers', 52, 76, serif(46, 700, colour.ink)) +
  navigation(['Catalog', 'Rooms', 'Branches', 'My card'], 998, 72, 38, sans(26, 520, colour.ink)) +
  line(52, 104, 998, 104, colour.ink, 2) +
  text('What would you like to find out?', 52, 196, serif(60, 400, colour.ink, { optical: 60 })) +
  rect(52, 236, 946, 96, '#FFFFFF') +
  box(52, 236, 946, 96, colour.ink, 4) +
  text('herons of the lower river', 84, 298, sans(38, 420, colour.ink)) +
  rect(878, 236, 120, 96, colour.sun) +
  box(878, 236, 120, 96, colour.ink, 4) +
  magnifier(916, 262, 44, colour.ink, 6) +
  text('214 titles, 37 on a shelf near you', 54, 384, italic(30, 430, colour.river));

const week = (): string =>
  rect(0, 116, 306, 504, '#FFFFFF') +
  text('Rooms', 30, 90, serif(44, 600, colour.page)) +
  ['M', 'T', 'W', 'T', 'F']
    .map((day, i) => text(day, 49 + i * 52, 166, sans(26, 700, colour.ink, { anchor: 'middle' })))
    .join('') +
  times(5, (column) =>
    times(7, (row) => {
      const state = (column * 5 + row * 3 + (row >> 1)) % 7;
      const fill =
        column === 3 && row === 2 ? colour.red : state < 3 ? colour.river : state < 4 ? colour.sun : colour.pale;
      return rect(26 + column * 52, 186 + row * 40, 46, 34, fill);
    }),
  ) +
  text('Thursday, 2 to 4', 30, 520, sans(32, 650, colour.ink, { width: 90 })) +
  text('Reading room, 8 seats', 30, 562, italic(28, 430, colour.ink));

/** Three Rivers Library: one search field where three rivers meet, above a shelf of spines. */
export const threeRiversLibrary: Picture = {
  ...sheetSize,
  background: colour.river,
  draw: () =>
    neatline(
      sheetSize,
      colour.river,
      [
        rivers.map((river) => stroke(river, colour.deep, 66)).join(''),
        stroke('M980 800C1160 806 1300 700 1580 720', colour.deep, 110),
        rivers.map((river) => stroke(river, colour.pale, 4)).join(''),
        stroke('M980 800C1160 806 1300 700 1580 720', colour.pale, 4),
        rect(46, 1112, 1508, 50, colour.ink),
        shelf(1112),
        at(100, 278, searchPage()),
        box(100, 278, 1050, 420, colour.ink, 4),
        phone(1204, 108, 306, 620, { line: colour.ink, bar: colour.ink, words: colour.ink }, colour.river, week()),
        titleBlock(100, 74, 560, {
          sheet: 5,
          name: 'Three Rivers Library Network',
          place: 'Catalog and rooms, React',
          scale: '1 : 2',
        }),
      ].join(''),
    ),
};
