import { neatline, type Picture, sheetSize, titleBlock } from '../kit/frame.ts';
import { sans, text } from '../kit/lettering.ts';
import { button, navigation } from '../kit/page.ts';
import { at, box, disc, line, rect, ring, shape, stroke, times } from '../kit/svg.ts';

const colour = { yolk: '#F2B705', tar: '#1C1C1C', fog: '#EDEDE8', blue: '#2E86AB', red: '#D7263D', steel: '#8C8C86' };

const wheel = (x: number, y: number, r: number): string =>
  at(
    x,
    y,
    ring(0, 0, r, colour.tar, 20) +
      ring(0, 0, r - 17, colour.steel, 5) +
      times(16, (i) => at(0, 0, line(7, 0, -10, -r + 20, colour.steel, 2), i * 22.5)) +
      disc(0, 0, 17, colour.tar) +
      disc(0, 0, 6, colour.fog),
  );

const tube = (d: string, weight = 17, fill: string = colour.blue): string =>
  stroke(d, fill, weight, { strokeLinecap: 'round', strokeLinejoin: 'round' });

/** The long-tail from the side, wheels standing on 558. */
const bike = (): string =>
  wheel(150, 440, 118) +
  wheel(900, 440, 118) +
  tube('M560 446L900 440M900 440L690 250L470 250M690 250H1000M900 440L985 250', 13) +
  tube('M560 446L496 214M230 236L560 446M222 210L500 262') +
  tube('M214 176L246 296', 20) +
  tube('M246 296C250 380 200 400 150 440', 13) +
  tube('M214 176L206 132M206 132L300 116', 11, colour.tar) +
  shape('M440 190C460 178 550 178 566 192C560 208 530 206 506 212L444 204z', colour.tar) +
  tube('M502 238L496 206', 11, colour.tar) +
  rect(676, 226, 336, 16, colour.tar, { rx: 8 }) +
  rect(700, 190, 140, 36, colour.red, { rx: 10 }) +
  rect(856, 190, 140, 36, colour.red, { rx: 10 }) +
  tube('M700 190V120H1000V190M790 120V190M900 120V190', 9, colour.tar) +
  shape('M700 262H978L956 404H742z', colour.tar) +
  line(716, 300, 962, 300, colour.yolk, 6) +
  rect(806, 286, 62, 28, colour.yolk) +
  ring(560, 446, 44, colour.tar, 10) +
  disc(560, 446, 13, colour.tar) +
  tube('M560 446L600 520M580 524H624', 10, colour.tar) +
  stroke('M560 402L900 418M560 490L900 462', colour.tar, 4) +
  rect(366, 300, 128, 46, colour.tar, { rx: 8, transform: 'rotate(33 366 300)' }) +
  shape('M120 214L214 204V240L132 238z', colour.fog, { stroke: colour.tar, strokeWidth: 5 }) +
  tube('M232 250L150 300H96', 6, colour.tar);

const callouts: readonly (readonly [label: string, price: string, x: number, y: number, tipX: number, tipY: number])[] =
  [
    ['Rail for two', '+ $140', 810, 372, 929, 492],
    ['Motor, 85 Nm', '+ $890', 650, 1012, 640, 866],
    ['Bag, 72 l', '+ $180', 930, 1012, 930, 740],
    ['Front lamp', 'included', 92, 430, 190, 592],
    ['Battery 630 Wh', '+ $620', 400, 430, 484, 736],
  ];

const callout = ([label, price, x, y, tipX, tipY]: (typeof callouts)[number]): string => {
  const below = tipY < y;
  const turn = below ? y - 40 : y + 52;
  return (
    stroke(`M${x} ${turn}L${tipX} ${tipY}`, colour.tar, 3) +
    disc(tipX, tipY, 8, colour.tar) +
    line(x - 2, turn, x + 190, turn, colour.tar, 3) +
    text(label, x, below ? y : y + 4, sans(31, 700, colour.tar, { width: 85 })) +
    text(price, x, below ? y + 38 : y + 40, sans(28, 430, colour.tar, { width: 90 }))
  );
};

const options = [
  ['Long-tail frame', '$4,450', true],
  ['Motor, 85 Nm', '$890', true],
  ['Battery 630 Wh', '$620', true],
  ['Rail for two', '$140', true],
  ['Rain tent', '$260', false],
  ['Bag, 72 l', '$180', true],
] as const;

const optionList = (): string =>
  rect(0, 0, 394, 1110, colour.tar) +
  text('Your Cobble', 40, 86, sans(46, 750, colour.fog, { width: 95 })) +
  ['#F2B705', '#2E86AB', '#D7263D', '#EDEDE8']
    .map(
      (fill, i) => rect(40 + i * 82, 122, 64, 64, fill) + (i === 1 ? box(33 + i * 82, 115, 78, 78, colour.fog, 4) : ''),
    )
    .join('') +
  options
    .map(
      ([name, price, on], i) =>
        line(40, 232 + i * 74, 354, 232 + i * 74, '#55554F', 2) +
        rect(40, 256 + i * 74, 28, 28, on ? colour.yolk : 'none', { stroke: colour.yolk, strokeWidth: 3 }) +
        (on ? stroke(`M46 ${270 + i * 74}l7 8l11 -15`, colour.tar, 4) : '') +
        text(name, 84, 280 + i * 74, sans(27, on ? 550 : 400, on ? colour.fog : '#A9A9A2', { width: 88 })) +
        text(price, 354, 280 + i * 74, sans(27, 500, on ? colour.fog : '#A9A9A2', { width: 82, anchor: 'end' })),
    )
    .join('') +
  text('$6,280', 36, 776, sans(98, 850, colour.yolk, { width: 66 })) +
  button('Reserve a build slot', 40, 812, colour.yolk, sans(27, 700, colour.tar), { pad: 32 }) +
  [
    ['Built in', '6 weeks'],
    ['Carries', '200 kg'],
    ['Length', '2.18 m'],
  ]
    .map(
      ([what, much], i) =>
        line(40, 920 + i * 56, 354, 920 + i * 56, '#55554F', 2) +
        text(String(what), 40, 960 + i * 56, sans(27, 400, '#A9A9A2', { width: 88 })) +
        text(String(much), 354, 960 + i * 56, sans(27, 600, colour.fog, { width: 88, anchor: 'end' })),
    )
    .join('');

/** Cobble Cargo Bikes: the configurator, a long-tail with its parts called out and the price running beside it. */
export const cobbleCargoBikes: Picture = {
  ...sheetSize,
  background: colour.yolk,
  draw: () =>
    neatline(
      sheetSize,
      colour.yolk,
      [
        text('COBBLE', 84, 168, sans(112, 900, colour.tar, { width: 125, track: -0.02 })),
        navigation(['Build', 'Ride one', 'Service'], 1116, 108, 36, sans(27, 600, colour.tar)),
        text('The school run, without the car.', 90, 246, sans(44, 380, colour.tar, { width: 92 })),
        rect(46, 944, 1120, 212, colour.fog),
        line(46, 944, 1160, 944, colour.tar, 5),
        at(62, 368, bike(), 0, 1.02),
        callouts.map(callout).join(''),
        at(1160, 46, optionList()),
        titleBlock(84, 966, 480, {
          sheet: 8,
          name: 'Cobble Cargo Bikes',
          place: 'Configurator, React',
          scale: '1 : 2',
        }),
      ].join(''),
    ),
};
