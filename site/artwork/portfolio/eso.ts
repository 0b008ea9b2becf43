import { neatline, type Picture, sheetSize, titleBlock } from '../kit/frame.ts';
import { fitted, italic, sans, serif, text } from '../kit/lettering.ts';
import { button, navigation, phone } from '../kit/page.ts';
import { seeded } from '../kit/random.ts';
import { at, disc, line, oval, rect, ring, shape, stroke, times } from '../kit/svg.ts';

const colour = {
  navy: '#14213D',
  gold: '#C9A227',
  cream: '#F2EDE4',
  wine: '#7A1F2B',
  white: '#FFFFFF',
  seat: '#33426A',
};

const cello = (): string =>
  stroke(
    'M0 -250C-74 -252 -104 -196 -96 -140C-90 -104 -58 -96 -58 -58C-58 -20 -100 -16 -122 44C-150 128 -106 228 0 230C106 228 150 128 122 44C100 -16 58 -20 58 -58C58 -96 90 -104 96 -140C104 -196 74 -252 0 -250z',
    colour.gold,
    4,
    { fill: colour.wine },
  ) +
  shape('M-15 -520L15 -520L20 10H-20z', colour.navy) +
  times(4, (i) => line(-9 + i * 6, -560, -13.5 + i * 9, 130, colour.cream, 1.8)) +
  shape('M-26 96H26L14 190H-14z', colour.navy) +
  rect(-34, 60, 68, 12, colour.gold) +
  stroke('M-66 -22C-50 -34 -44 -14 -52 8S-60 60 -42 52M66 -22C50 -34 44 -14 52 8S60 60 42 52', colour.gold, 4) +
  shape(
    'M-18 -520C-18 -560 -30 -570 -20 -600C-10 -622 26 -616 24 -592C22 -576 4 -580 8 -592C0 -600 -6 -586 0 -572C8 -556 18 -548 18 -520z',
    colour.gold,
  ) +
  times(4, (i) => line(i % 2 ? -34 : 34, -560 + i * 12, 0, -560 + i * 12, colour.gold, 5)) +
  line(0, 230, 0, 300, colour.gold, 6);

const bow = (): string =>
  line(-330, 0, 330, 0, colour.cream, 3) +
  stroke('M-336 -10C-200 -26 200 -30 336 -14L344 4', colour.gold, 6) +
  rect(-336, -16, 46, 18, colour.gold);

const concerts = [
  ['14 Mar', 'Elgar, Cello Concerto', 6],
  ['28 Mar', 'Haydn by candlelight', 3],
  ['11 Apr', 'Songs of the sea', 8],
  ['25 Apr', 'Family matinee', 2],
  ['16 May', 'Brahms, Second', 5],
] as const;

const seatDots = (x: number, y: number, sold: number): string =>
  times(10, (i) => (i < sold ? disc(x + i * 21, y, 7, colour.wine) : ring(x + i * 21, y, 6, colour.wine, 2)));

const programme = (): string =>
  rect(0, 0, 620, 640, colour.cream) +
  text('The season', 44, 74, serif(52, 500, colour.navy)) +
  concerts
    .map(
      ([date, work, sold], i) =>
        line(44, 106 + i * 100, 576, 106 + i * 100, colour.navy, i ? 1.25 : 3) +
        text(date, 44, 154 + i * 100, sans(34, 800, colour.wine, { width: 70 })) +
        text(work, 168, 152 + i * 100, serif(32, 480, colour.navy)) +
        seatDots(170, 182 + i * 100, sold),
    )
    .join('');

const seatArc = (): string => {
  const random = seeded(14);
  return times(7, (row) => {
    const radius = 380 + row * 50;
    const count = 31 + row * 4;
    return times(count, (i) => {
      const angle = Math.PI * (1.09 + (0.82 * i) / (count - 1));
      if (Math.abs(i - (count - 1) / 2) < 1) return '';
      const fill = random() < 0.56 ? colour.seat : random() < 0.14 ? colour.wine : colour.gold;
      return disc(Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius * 0.62), 12, fill);
    });
  });
};

const ticket = (): string =>
  rect(0, 0, 270, 560, colour.cream) +
  rect(0, 0, 270, 150, colour.wine) +
  text('Row F', 28, 118, sans(62, 800, colour.cream, { width: 70 })) +
  text('seat 12', 28, 206, italic(44, 480, colour.navy)) +
  text('$34', 28, 300, sans(72, 300, colour.navy, { width: 80 })) +
  button('Hold seat', 28, 336, colour.navy, sans(28, 600, colour.white), { pad: 32 }) +
  times(30, (i) => rect(28 + i * 7, 436, [2, 4, 1.5, 5][(i * 7 + (i >> 2)) % 4] ?? 2, 84, colour.navy));

/** Eastern Shore Orchestra: the season's home page in one tall crop, a date set as large as the hall. */
export const eso: Picture = {
  ...sheetSize,
  background: colour.navy,
  draw: () =>
    neatline(
      sheetSize,
      colour.navy,
      [
        at(860, 1310, seatArc()),
        text('Eastern Shore Orchestra', 100, 126, sans(32, 600, colour.white, { width: 118, track: 0.02 })),
        navigation(['Season', 'Tickets', 'Players', 'Give'], 1500, 126, 44, sans(27, 450, colour.cream)),
        line(100, 156, 690, 156, colour.gold, 2),
        line(800, 156, 1500, 156, colour.gold, 2),
        text('14', 84, 580, sans(540, 900, colour.gold, { width: 62, track: -0.02 })),
        text('MAR', 84, 772, fitted('MAR', 360, sans(200, 900, colour.cream, { width: 62 }))),
        at(660, 520, cello(), 12, 0.98),
        at(664, 500, bow(), -24),
        at(890, 206, programme()),
        oval(860, 1150, 300, 92, colour.cream) +
          text('STAGE', 860, 1116, sans(30, 700, colour.navy, { width: 120, anchor: 'middle', track: 0.3 })),
        phone(1250, 806, 270, 560, { line: colour.gold, bar: colour.cream, words: colour.navy }, colour.navy, ticket()),
        titleBlock(76, 946, 470, {
          sheet: 2,
          name: 'Eastern Shore Orchestra',
          place: 'Tickets and season, WordPress',
          scale: '1 : 2',
        }),
      ].join(''),
    ),
};
