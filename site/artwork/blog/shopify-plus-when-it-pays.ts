import { buoy, note } from '../kit/charting.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { at, hatch, line, rect, shape, stroke, times } from '../kit/svg.ts';

const colour = { ...day, plus: '#3F6F44', advanced: '#9A6A00' };
const origin = { x: 210, y: 734 };
const across = (thousands: number): number => origin.x + (thousands - 100) * 2.5;
const up = (dollars: number): number => origin.y - dollars * 0.212;
const advanced = (thousands: number): number => 399 + thousands * 4.0021;
const crossing = { x: across(475), y: up(2300) };

const label = (words: string, x: number, y: number, fill: string, angle: number): string =>
  at(x, y, text(words, 0, 0, sans(46, 750, fill, { width: 112 })), angle);

/** Monthly cost of Shopify Advanced and Plus against sales: two lines that cross at a buoy. */
export const shopifyPlusWhenItPays: Picture = {
  ...figureSize,
  background: colour.land,
  draw: () => {
    const saving = `M${crossing.x} ${crossing.y}L${across(630)} ${up(advanced(630))}V${crossing.y}z`;
    return neatline(
      figureSize,
      colour.land,
      [
        rect(origin.x, 46, 1400, origin.y - 46, colour.paper),
        [0, 500, 1000, 1500]
          .map((below, i) =>
            shape(
              `M${across(100)} ${up(advanced(100) - below)}L${crossing.x} ${up(2300 - below)}H1600V900H${origin.x}z`,
              ['#EAF3F6', colour.shallow, '#D1E5ED', colour.shallower][i] ?? '',
            ),
          )
          .join(''),
        shape(saving, '#D8E6CF'),
        hatch(saving, [crossing.x, 40, 500, 300], colour.plus, { gap: 14, weight: 1.5 }),
        rect(46, origin.y, 1508, 130, colour.land),
        times(11, (i) => line(across(100 + i * 50), 46, across(100 + i * 50), origin.y, '#BFD0D6', 1.25)),
        times(6, (i) => line(origin.x, up((i + 1) * 500), 1600, up((i + 1) * 500), '#BFD0D6', 1.25)),
        stroke(`M${across(100)} ${up(advanced(100))}L${across(640)} ${up(advanced(640))}`, colour.advanced, 8),
        stroke(`M${across(100)} ${crossing.y}H1600`, colour.plus, 8),
        label('Advanced', across(130), up(advanced(130)) - 26, colour.advanced, -18.7),
        label('Plus', across(130), crossing.y - 26, colour.plus, 0),
        line(crossing.x, crossing.y, crossing.x, origin.y, colour.magenta, 4, { strokeDasharray: '20 9' }),
        buoy('pillar', crossing.x, crossing.y + 4, 74, colour.magenta, colour.ink),
        text('$475k', crossing.x + 34, 520, sans(108, 300, colour.magenta, { width: 80 })),
        note(['a month: the', 'lines cross'], crossing.x + 38, 576, colour.magenta, 42),
        text('Plus is the cheaper water', across(492), crossing.y + 52, italic(34, 440, colour.plus)),
        line(origin.x, 46, origin.x, origin.y, colour.ink, 4),
        line(origin.x, origin.y, 1600, origin.y, colour.ink, 4),
        [100, 200, 300, 400, 500, 600]
          .map(
            (k) =>
              line(across(k), origin.y, across(k), origin.y + 16, colour.ink, 3) +
              text(
                String(k),
                across(k),
                origin.y + 58,
                sans(38, 600, colour.ink, { width: 85, anchor: k === 100 ? 'start' : 'middle' }),
              ),
          )
          .join(''),
        [500, 1000, 1500, 2000, 2500, 3000]
          .map((d) =>
            text(`$${d / 1000}k`, origin.x - 24, up(d) + 12, sans(34, 500, colour.ink, { width: 85, anchor: 'end' })),
          )
          .join(''),
        text('sales a month, thousand dollars', across(100), origin.y + 102, italic(34, 430, colour.muted)),
        at(92, 700, text('platform cost a month', 0, 0, italic(34, 430, colour.muted)), -90),
      ].join(''),
    );
  },
};
