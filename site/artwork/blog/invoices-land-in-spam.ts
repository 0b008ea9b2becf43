import { note } from '../kit/charting.ts';
import { depthArea } from '../kit/contours.ts';
import { figureSize, neatline, type Picture } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { night } from '../kit/palette.ts';
import { noise } from '../kit/random.ts';
import { at, disc, line, rect, ring, shape, stroke, times } from '../kit/svg.ts';
import { envelope, openBoat } from '../kit/vessels.ts';

const colour = { ...night, lamp: '#E7C35A', beam: '#2A2A1C', reef: '#6E5A2C' };
const swell = noise(23);
const seabed = (x: number, y: number): number =>
  Math.min((1330 - x) / 34 + Math.abs(y - 420) / -110 + 1 + Math.max(0, 70 - Math.abs(y - 420)) / 6, 26) +
  swell(x / 140, y / 140) * 4;
const shoals = (x: number, y: number): number =>
  Math.hypot((x - 640) / 1.7, y - 728) / 13 - 7.5 + swell(x / 70, y / 70) * 3.4;
const deep = (x: number, y: number): number => Math.min(seabed(x, y), shoals(x, y));
const survey = { width: figureSize.width, height: figureSize.height, step: 10, tolerance: 1.3 };

const leadingLight = (name: string, gloss: string, x: number): string =>
  at(
    x,
    372,
    shape('M0 -120L-250 330H-40z', colour.beam) +
      line(0, -120, -250, 330, colour.lamp, 1.5, { strokeDasharray: '10 8' }) +
      line(0, -120, -40, 330, colour.lamp, 1.5, { strokeDasharray: '10 8' }),
  ) +
  at(
    x,
    252,
    shape('M-24 0L-14 -104H14L24 0z', colour.paper, { stroke: colour.ink, strokeWidth: 3.5 }) +
      rect(-20, -62, 40, 22, colour.magenta) +
      rect(-18, -134, 36, 30, colour.lamp, { stroke: colour.ink, strokeWidth: 3 }) +
      shape('M-22 -134H22L0 -156z', colour.ink) +
      line(-40, 0, 40, 0, colour.ink, 4),
  ) +
  text(name, x + 42, 196, sans(56, 780, colour.ink, { width: 100 })) +
  text(gloss, x + 44, 240, italic(29, 450, colour.muted));

const mailBoat = (x: number, y: number, angle: number, hull: string): string =>
  at(x, y, openBoat(0, 0, 190, hull, colour.ink, at(0, -18, envelope(112, colour.ink, colour.paper))), angle);

/** Mail as a boat: three leading lights bring one home, another without a light is turned onto the shoals. */
export const invoicesLandInSpam: Picture = {
  ...figureSize,
  background: colour.paper,
  draw: () =>
    neatline(
      figureSize,
      colour.paper,
      [
        shape(depthArea(deep, 12, survey, { shoal: true }), colour.shallow),
        shape(depthArea(deep, 5, survey, { shoal: true }), colour.shallower),
        [5, 12, 18].map((depth) => stroke(depthArea(deep, depth, survey), '#2F5468', 2)).join(''),
        leadingLight('SPF', 'who may send', 372),
        leadingLight('DKIM', 'sealed by whom', 652),
        leadingLight('DMARC', 'what if neither', 932),
        shape(depthArea(deep, 0, survey, { shoal: true }), colour.land, { stroke: colour.landLine, strokeWidth: 4 }),
        stroke('M120 420H1226', colour.magenta, 6, { strokeDasharray: '28 12' }),
        mailBoat(250, 424, 0, colour.magenta),
        mailBoat(916, 424, 0, colour.magenta),
        ring(1252, 420, 22, colour.magenta, 5),
        disc(1252, 420, 7, colour.magenta),
        text('Inbox', 1304, 440, sans(72, 780, colour.ink, { width: 108 })),
        stroke('M120 520C260 560 330 640 470 690', colour.muted, 5, { strokeDasharray: '8 10' }),
        mailBoat(560, 716, 16, colour.reef),
        times(4, (i) => stroke(`M${700 + i * 62} ${700 + (i % 2) * 52}l26 26m0 -26l-26 26m13 -18v10`, colour.muted, 3)),
        text('Spam', 960, 752, sans(72, 780, colour.muted, { width: 108 })),
        note(['no light held'], 962, 802, colour.muted, 36),
      ].join(''),
      { edition: night },
    ),
};
