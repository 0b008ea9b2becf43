import { depthArea } from '../kit/contours.ts';
import { neatline, type Picture, sheetSize, titleStrip } from '../kit/frame.ts';
import { italic, lines, sans, serif, text } from '../kit/lettering.ts';
import { browser, button, navigation, tick } from '../kit/page.ts';
import { noise } from '../kit/random.ts';
import { at, box, disc, hatch, line, type Point, rect, ring, shape, stroke, through, times } from '../kit/svg.ts';

const colour = { wood: '#394D3F', buff: '#E6D9B8', flag: '#C2452D', lichen: '#8C9A84', paper: '#FAF7EE' };

const hills = noise(41);
const relief = (x: number, y: number) => 40 + hills(x / 430, y / 430) * 34 + hills(x / 180 + 9, y / 180) * 6;

const reliefLines = (): string =>
  [14, 22, 30, 38, 46, 54, 62]
    .map((height, i) =>
      stroke(
        depthArea(relief, height, { width: 1600, height: 1200, step: 16, tolerance: 2 }),
        '#C7B888',
        i % 3 ? 2 : 4,
      ),
    )
    .join('');

const corners: readonly Point[] = [
  [64, 392],
  [130, 96],
  [420, 62],
  [566, 196],
];

const bearings: readonly (readonly [words: string, x: number, y: number, angle: number])[] = [
  ['N 12°34′ E  152.4 ft', 76, 238, -77],
  ['N 83°10′ E  146.0 ft', 274, 66, -7],
  ['S 47°25′ E  99.1 ft', 508, 112, 42],
];

const parcel = (): string =>
  rect(0, 0, 684, 518, colour.buff) +
  times(9, (i) => line(i * 80, 0, i * 80, 518, '#D6C69C', 1.5)) +
  times(7, (i) => line(0, i * 80, 684, i * 80, '#D6C69C', 1.5)) +
  stroke('M0 470C120 440 180 480 300 458S560 430 690 456', colour.lichen, 22) +
  text('Quarry Road', 330, 498, italic(28, 450, colour.wood)) +
  hatch(`${through(corners)}L64 392z`, [40, 40, 560, 380], colour.lichen, { gap: 14, weight: 1.5 }) +
  rect(226, 182, 134, 92, colour.paper) +
  box(226, 182, 134, 92, colour.wood, 3) +
  stroke('M226 182L293 228L360 182M226 274L293 228L360 274', colour.wood, 1.5) +
  stroke(through(corners), colour.flag, 6, { strokeLinejoin: 'round' }) +
  stroke('M566 196L520 360', colour.flag, 5, { strokeDasharray: '14 10' }) +
  stroke('M520 360L64 392', colour.lichen, 3, { strokeDasharray: '5 9' }) +
  corners
    .map(([x, y]) => rect(x - 11, y - 11, 22, 22, colour.paper, { stroke: colour.flag, strokeWidth: 5 }))
    .join('') +
  bearings
    .map(([words, x, y, angle]) =>
      at(x, y, text(words, 0, 0, sans(21, 600, colour.wood, { width: 85, anchor: 'middle' })), angle),
    )
    .join('') +
  ring(520, 360, 24, colour.flag, 3) +
  disc(520, 360, 7, colour.flag) +
  shape('M520 360L538 412L546 394L566 392z', colour.wood, { stroke: colour.paper, strokeWidth: 3 }) +
  at(
    592,
    86,
    shape('M0 -56L16 0H0zM0 -56L-16 0H0z', colour.wood) +
      text('N', 0, 34, serif(34, 700, colour.wood, { anchor: 'middle' })),
  );

const quotePage = (): string =>
  rect(0, 0, 1260, 610, colour.paper) +
  text('Hatch & Ostrow', 44, 66, serif(42, 750, colour.wood)) +
  navigation(
    ['Boundary', 'Elevation', 'Construction', 'Client desk'],
    1216,
    62,
    40,
    sans(26, 480, colour.wood, { width: 92 }),
  ) +
  line(44, 96, 1216, 96, colour.wood, 3) +
  lines(['Draw your lot,', 'see the fee.'], 44, 212, 82, serif(78, 380, colour.wood, { optical: 60 })) +
  text('three corners set, one to go', 46, 358, italic(31, 430, colour.flag)) +
  text('0.41 ac', 44, 446, sans(58, 300, colour.wood, { width: 85 })) +
  text('$1,180', 286, 446, sans(58, 800, colour.wood, { width: 75 })) +
  button('Ask for this survey', 44, 498, colour.wood, sans(28, 600, colour.paper)) +
  at(580, 97, parcel()) +
  line(580, 97, 580, 610, colour.wood, 2);

const stages = ['Request', 'Deed found', 'Field day', 'Drafting', 'Sealed'] as const;

const jobTrack = (): string =>
  rect(0, 0, 1180, 232, colour.wood) +
  text('Job 2214, Quarry Road', 44, 66, sans(36, 650, colour.paper, { width: 90 })) +
  text('crew on site Tuesday, 7:30', 1136, 64, italic(31, 420, colour.buff, { anchor: 'end' })) +
  line(104, 132, 1076, 132, colour.lichen, 6) +
  line(104, 132, 590, 132, colour.flag, 6) +
  stages
    .map((name, i) =>
      at(
        104 + i * 243,
        132,
        disc(0, 0, 27, i < 2 ? colour.flag : i === 2 ? colour.paper : colour.wood, {
          stroke: i < 3 ? colour.flag : colour.lichen,
          strokeWidth: 6,
        }) +
          (i < 2 ? tick(-13, -14, 26, colour.paper, 5) : '') +
          text(
            name,
            0,
            74,
            sans(29, i === 2 ? 750 : 450, i > 2 ? colour.lichen : colour.paper, { width: 90, anchor: 'middle' }),
          ),
      ),
    )
    .join('');

/** Hatch & Ostrow: the quote page with a lot half drawn, and the job desk's five stages across it. */
export const hatchOstrowSurveyors: Picture = {
  ...sheetSize,
  background: '#DDD0A8',
  draw: () =>
    neatline(
      sheetSize,
      '#DDD0A8',
      [
        reliefLines(),
        browser(
          100,
          92,
          1260,
          656,
          'hatchandostrow.example/quote',
          { line: colour.wood, bar: colour.buff, words: colour.wood },
          quotePage(),
        ),
        rect(310, 796, 1204, 256, '#DDD0A8'),
        at(322, 788, jobTrack()),
        titleStrip(46, 1070, 1508, {
          sheet: 9,
          name: 'Hatch & Ostrow Land Surveyors',
          place: 'Quotes and job desk',
          scale: 'custom',
        }),
      ].join(''),
    ),
};
