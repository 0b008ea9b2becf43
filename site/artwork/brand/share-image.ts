import { compassRose, course, fix, sounding } from '../kit/charting.ts';
import { coastFromRight } from '../kit/coast.ts';
import { depthArea } from '../kit/contours.ts';
import { rasterise, writeToSite } from '../kit/export.ts';
import { neatline } from '../kit/frame.ts';
import { italic, sans, text } from '../kit/lettering.ts';
import { day } from '../kit/palette.ts';
import { document, group, line, type Point, shape, stroke } from '../kit/svg.ts';
import { mark } from './icons.ts';

const size = { width: 1200, height: 630 };
const survey = { ...size, step: 8, tolerance: 1 };
const seabed = coastFromRight(31, (y) => 1010 + 96 * Math.sin(y / 96 + 1.1), 1 / 17);
const places: readonly Point[] = [
  [640, 96],
  [742, 150],
  [830, 92],
  [700, 560],
  [800, 500],
  [880, 420],
  [900, 566],
  [842, 236],
  [520, 92],
  [946, 150],
];

const chart = (): string =>
  [
    shape(depthArea(seabed, 10, survey, { shoal: true }), '#EDF5F8'),
    shape(depthArea(seabed, 6, survey, { shoal: true }), day.shallow),
    shape(depthArea(seabed, 3, survey, { shoal: true }), day.shallower),
    [3, 6, 10, 15, 20, 26].map((depth) => stroke(depthArea(seabed, depth, survey), '#8FB0BF', 1.5)).join(''),
    shape(depthArea(seabed, -1.2, survey, { shoal: true }), day.intertidal),
    shape(depthArea(seabed, 0, survey, { shoal: true }), day.land, { stroke: day.ink, strokeWidth: 3 }),
    places
      .filter(([x, y]) => seabed(x, y) > 0.5)
      .map(([x, y]) => sounding(seabed(x, y), x, y, '#3C5766', 21))
      .join(''),
  ].join('');

/** The picture that a shared link shows, 1200 by 630. */
export const drawShareImage = async (): Promise<void> => {
  const drawing = document(
    size.width,
    size.height,
    neatline(
      size,
      day.paper,
      [
        chart(),
        compassRose(1010, 470, 118, day.magenta, { variation: -4 }),
        course(
          [
            [86, 470],
            [470, 452],
            [760, 380],
            [958, 226],
          ],
          day.magenta,
          { weight: 4.5, dash: '24 10' },
        ),
        fix(86, 470, day.magenta, 15),
        fix(958, 226, day.magenta, 15),
        group(
          { transform: 'translate(84 84) scale(1.9)' },
          shape(mark.letter, day.ink) + shape(mark.meridian, day.magenta),
        ),
        text('Meridian Web', 80, 280, sans(112, 780, day.ink, { width: 92, track: -0.012 })),
        line(84, 316, 700, 316, day.ink, 2.5),
        text('WordPress & Shopify Plus', 84, 366, italic(42, 430, day.ink)),
        text('Development', 84, 414, italic(42, 430, day.ink)),
      ].join(''),
      { inset: 20, bar: 66 },
    ),
  );
  writeToSite(
    'public/og-image.jpg',
    await (await rasterise(drawing))
      .resize(size.width)
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer(),
  );
};
