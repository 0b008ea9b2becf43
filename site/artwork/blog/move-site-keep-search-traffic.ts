import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { box, disc, line, rect, shape, stroke, times } from '../kit/svg.ts';
import { planVessel } from '../kit/vessels.ts';

const colour = { ...day, old: '#5F7F92', fresh: '#3F7D6B', flag: '#C8502D' };
const oldBerths = [
  '/about/team',
  '/shop?cat=14',
  '/shop?cat=15',
  '/dealers',
  '/products/hinges-ss',
  '/news/today',
  '/contact-us',
  '/faq.html',
  '/returns',
] as const;
const newBerths = [
  '/hinges',
  '/latches',
  '/about',
  '/news',
  '/stockists',
  '/hinges/stainless',
  '/contact',
  '/returns',
  '/help',
] as const;
const berthed = [2, 0, 1, 4, 5, 3, 6, 8, 7] as const;
const berthY = (i: number): number => 152 + i * 57;

const quay = (x: number, side: 1 | -1, fill: string): string =>
  shape(`M${x} 46V660H${x - side * 600}V46z`, colour.land) +
  line(x, 46, x, 660, colour.ink, 5) +
  times(
    9,
    (i) => rect(side > 0 ? x : x - 44, berthY(i) - 22, 44, 9, colour.ink) + disc(x - side * 16, berthY(i), 8, fill),
  );

const lane = (from: number): string => {
  const to = berthed[from] ?? from;
  const middle = 800;
  return (
    stroke(
      `M446 ${berthY(from)}C${middle} ${berthY(from)} ${middle} ${berthY(to)} 1154 ${berthY(to)}`,
      from === 4 ? colour.magenta : colour.old,
      from === 4 ? 6 : 3,
    ) + shape(`M1166 ${berthY(to)}l-22 -10v20z`, from === 4 ? colour.magenta : colour.old)
  );
};

const weeks = [-6, -4, -2, 0, 2, 4, 6, 8, 10, 12] as const;
const weekX = (week: number): number => 430 + (week + 6) * 59;

const logStrip = (): string =>
  rect(46, 660, 1508, 200, colour.paper) +
  line(46, 660, 1554, 660, colour.ink, 5) +
  text('Log, in weeks', 84, 728, sans(38, 750, colour.ink, { width: 95 })) +
  text('move day is 0', 84, 778, italic(34, 430, colour.muted)) +
  rect(weekX(-6), 700, weekX(0) - weekX(-6), 26, colour.old) +
  rect(weekX(0), 700, weekX(12) - weekX(0), 26, colour.fresh) +
  times(19, (i) => line(weekX(i - 6), 726, weekX(i - 6), i % 2 ? 738 : 750, colour.ink, 2.5)) +
  weeks
    .map((week) =>
      text(
        week < 0 ? `−${-week}` : week > 0 ? `+${week}` : '0',
        weekX(week),
        786,
        sans(30, week ? 450 : 800, week ? colour.ink : colour.magenta, { anchor: 'middle', width: 85 }),
      ),
    )
    .join('') +
  text('map every address', weekX(-6), 828, italic(30, 440, colour.old)) +
  text('watch crawl, errors, rank', weekX(0) + 20, 828, italic(30, 440, colour.fresh)) +
  line(weekX(0), 676, weekX(0), 752, colour.magenta, 6);

/** Two harbors with one ferry lane from each old berth to its new one, over a log of eighteen weeks. */
export const moveSiteKeepSearchTraffic: Picture = {
  ...figureSize,
  background: colour.shallow,
  draw: () =>
    neatline(
      figureSize,
      colour.shallow,
      [
        quay(398, 1, colour.old),
        quay(1202, -1, colour.fresh),
        times(9, lane),
        planVessel(612, berthY(1) - 16, 92, 30, -9, colour.paper, colour.ink),
        planVessel(1010, 445, 92, 30, 20, colour.magenta, colour.ink),
        planVessel(900, berthY(7) + 34, 92, 30, 18, colour.paper, colour.ink),
        text('Old harbor', 84, 108, sans(40, 780, colour.ink, { width: 100 })),
        text('New harbor', 1516, 108, sans(40, 780, colour.ink, { width: 100, anchor: 'end' })),
        oldBerths
          .map((path, i) =>
            text(
              path,
              362,
              berthY(i) + 11,
              sans(30, i === 4 ? 750 : 430, i === 4 ? colour.magenta : colour.ink, { width: 88, anchor: 'end' }),
            ),
          )
          .join(''),
        newBerths
          .map((path, i) =>
            text(
              path,
              1238,
              berthY(i) + 11,
              sans(30, i === 5 ? 750 : 430, i === 5 ? colour.magenta : colour.ink, { width: 88 }),
            ),
          )
          .join(''),
        rect(672, 76, 256, 66, colour.paper),
        box(672, 76, 256, 66, colour.ink, 3),
        text('301', 694, 124, sans(44, 800, colour.ink, { width: 90 })),
        text('each lane', 782, 121, italic(32, 430, colour.ink)),
        logStrip(),
      ].join(''),
    ),
};
