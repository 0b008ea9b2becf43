import { neatline, type Picture, sheetSize, titleBlock } from '../kit/frame.ts';
import { italic, sans, serif, text } from '../kit/lettering.ts';
import { button, navigation } from '../kit/page.ts';
import { at, box, cut, disc, hatch, line, rect, shape, stroke, times } from '../kit/svg.ts';

const colour = { barn: '#7B2D1E', straw: '#EFE6D5', pasture: '#3E4A2B', grain: '#D9A441', soil: '#2B211C' };

/** A steer standing square, facing left, about 900 by 520. */
const steer =
  'M96 150C84 132 78 112 86 104C96 100 106 112 114 124C130 118 150 118 164 124C178 108 196 96 206 104C208 116 194 134 180 144C192 152 204 156 220 150C262 128 300 116 352 116C452 118 560 128 662 112C740 100 812 96 852 118C884 136 898 170 898 212C900 262 894 330 900 396C902 420 892 430 886 412C880 380 882 330 876 284C872 316 866 342 852 366C846 400 846 440 850 484L856 516H800L798 484C794 440 790 410 782 376C770 352 748 340 724 332C640 352 540 356 436 346C420 350 410 360 406 376C400 410 400 446 402 484L408 516H350L348 480C344 440 340 410 330 380C306 360 286 330 272 296C248 280 226 266 206 254C186 262 166 272 146 280C128 288 104 286 96 268C90 250 94 226 100 204C104 184 104 166 96 150z';

const seams = [
  'M222 148C236 190 250 240 272 298',
  'M356 116C350 170 352 230 336 384',
  'M356 250C440 262 560 262 742 246',
  'M494 122C500 170 504 216 502 258',
  'M622 118C634 160 640 210 636 256',
  'M742 100C734 160 736 220 744 344',
  'M560 260C556 296 552 320 552 352',
  'M352 320C372 330 396 342 420 350',
];

const cuts = [
  ['1', 288, 214],
  ['2', 424, 190],
  ['3', 566, 192],
  ['4', 686, 186],
  ['5', 818, 214],
  ['6', 452, 306],
  ['7', 646, 300],
  ['8', 370, 422],
] as const;

const cutPlan = (): string =>
  shape('M420 330H478L468 410L474 516H428L424 420zM700 310L790 330L756 420L762 516H716L712 420z', '#5C2116') +
  shape(steer, colour.barn) +
  cut(
    steer,
    hatch('M742 90H910V540H742z', [742, 90, 170, 440], '#94412F', { gap: 13 }) +
      hatch('M356 250C440 262 560 262 742 246V360H356z', [356, 240, 390, 130], '#94412F', { gap: 13, angle: -45 }) +
      seams.map((seam) => stroke(seam, colour.straw, 4, { strokeDasharray: '12 8' })).join(''),
  ) +
  disc(132, 190, 6, colour.straw) +
  cuts
    .map(
      ([label, x, y]) =>
        disc(x, y, label === '8' ? 24 : 31, colour.straw) +
        text(
          label,
          x,
          y + (label === '8' ? 12 : 15),
          sans(label === '8' ? 34 : 42, 800, colour.barn, { width: 75, anchor: 'middle' }),
        ),
    )
    .join('') +
  line(40, 518, 960, 518, colour.soil, 4) +
  times(26, (i) => stroke(`M${56 + i * 35} 518l-6 -15m6 15l3 -20m-3 20l10 -13`, colour.pasture, 3));

const order = [
  ['2', 'Rib', '18 lb', '$212'],
  ['3', 'Short loin', '14 lb', '$238'],
  ['5', 'Round', '40 lb', '$268'],
  ['6', 'Brisket', '22 lb', '$158'],
  ['1', 'Chuck', '36 lb', '$226'],
] as const;

const orderSheet = (): string =>
  rect(0, 0, 486, 640, '#FAF5EA') +
  rect(0, 0, 486, 12, colour.grain) +
  text('Your half', 36, 84, serif(54, 650, colour.soil)) +
  text('hung 21 days', 450, 82, italic(30, 420, colour.barn, { anchor: 'end' })) +
  order
    .map(
      ([cutNumber, name, weight, price], i) =>
        line(36, 112 + i * 70, 450, 112 + i * 70, colour.soil, i ? 1.25 : 3) +
        text(cutNumber, 36, 158 + i * 70, sans(32, 800, colour.barn, { width: 75 })) +
        text(name, 76, 158 + i * 70, sans(31, 500, colour.soil, { width: 92 })) +
        text(weight, 330, 158 + i * 70, sans(31, 400, colour.soil, { width: 85, anchor: 'end' })) +
        text(price, 450, 158 + i * 70, sans(31, 650, colour.soil, { width: 85, anchor: 'end' })),
    )
    .join('') +
  line(36, 462, 450, 462, colour.soil, 3) +
  text('130 lb', 36, 530, sans(54, 300, colour.soil, { width: 80 })) +
  text('$1,102', 450, 530, sans(54, 800, colour.barn, { width: 75, anchor: 'end' })) +
  button('Reserve this half', 36, 556, colour.pasture, sans(27, 600, colour.straw), { pad: 106 });

const deliveryDays = (): string =>
  ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9']
    .map(
      (day, i) =>
        rect(i * 148, 0, 134, 84, i === 3 ? colour.grain : 'none') +
        box(i * 148, 0, 134, 84, i === 3 ? colour.grain : colour.straw, 2) +
        text(
          day,
          i * 148 + 67,
          52,
          sans(31, i === 3 ? 750 : 450, i === 3 ? colour.soil : colour.straw, { width: 85, anchor: 'middle' }),
        ),
    )
    .join('');

/** Red Bull Farm Enterprise: the ordering page, a steer standing in numbered cuts beside the order. */
export const redBullEnterprise: Picture = {
  ...sheetSize,
  background: colour.straw,
  draw: () =>
    neatline(
      sheetSize,
      colour.straw,
      [
        rect(46, 46, 1508, 116, colour.barn),
        text('Red Bull Farm', 100, 124, sans(50, 850, colour.straw, { width: 72 })),
        text('Enterprise', 400, 123, italic(42, 450, colour.grain)),
        navigation(
          ['Order', 'Our herd', 'Delivery', 'Account'],
          1500,
          120,
          44,
          sans(29, 500, colour.straw, { width: 90 }),
        ),
        text('Choose by the cut,', 100, 272, sans(82, 850, colour.soil, { width: 70 })),
        text('pay by the pound.', 100, 358, sans(82, 850, colour.barn, { width: 70 })),
        at(46, 366, cutPlan(), 0, 1.03),
        at(1026, 206, orderSheet()),
        box(1026, 206, 486, 640, colour.soil, 2.5),
        rect(46, 902, 1508, 252, colour.pasture),
        text('Cold truck, Talbot route', 600, 962, italic(33, 430, colour.straw)),
        at(600, 996, deliveryDays()),
        titleBlock(90, 942, 470, {
          sheet: 3,
          name: 'Red Bull Farm Enterprise',
          place: 'Ordering platform, Laravel',
          scale: '1 : 1',
        }),
      ].join(''),
    ),
};
