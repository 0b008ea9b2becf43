import { rasterise, writeToSite } from '../kit/export.ts';
import { day, night } from '../kit/palette.ts';
import { element, rect, shape } from '../kit/svg.ts';

/**
 * The mark on a grid of 32: an M whose slopes meet at a meridian. Edges lie on even numbers, so it is sharp at 16 px.
 * `letter` is filled, `meridian` is the accent.
 */
export const mark = {
  letter: 'M2 28V4h5l5 9v9l-6-10.5V28zM30 28V4h-5l-5 9v9l6-10.5V28z',
  meridian: 'M14 1h4v30h-4z',
} as const;

const markIn = (letter: string, meridian: string): string =>
  shape(mark.letter, letter) + shape(mark.meridian, meridian);

const svg = (size: number, content: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}`, width: size, height: size },
    content,
  );

const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.l{fill:${day.ink}}.m{fill:${day.magenta}}@media (prefers-color-scheme:dark){.l{fill:${night.ink}}.m{fill:${night.magenta}}}</style>` +
  `<path class="l" d="${mark.letter}"/><path class="m" d="${mark.meridian}"/></svg>\n`;

const reusable = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="currentColor" d="${mark.letter}"/><path fill="${day.magenta}" d="${mark.meridian}"/></svg>\n`;

/** The mark on the night ground with `margin` of the edge kept free. */
const tile = (size: number, margin: number): string => {
  const inner = size * (1 - margin * 2);
  return svg(
    size,
    rect(0, 0, size, size, day.ink) +
      element(
        'g',
        { transform: `translate(${size * margin} ${size * margin}) scale(${inner / 32})` },
        markIn(day.paper, night.magenta),
      ),
  );
};

const png = async (drawing: string, size: number): Promise<Buffer> =>
  (await rasterise(drawing)).resize(size).png({ compressionLevel: 9 }).toBuffer();

/** PNG images in an ICO container: a 6-byte header, a 16-byte entry for each, then their bytes. */
const ico = (images: readonly { size: number; bytes: Buffer }[]): Buffer => {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, bytes }, i) => {
    const entry = 6 + i * 16;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)]);
};

/** Writes the mark and every icon made of it. */
export const drawIcons = async (): Promise<void> => {
  writeToSite('artwork/mark.svg', reusable());
  writeToSite('public/favicon.svg', favicon());
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, bytes: await png(tile(size * 8, 0), size) })),
  );
  writeToSite('public/favicon.ico', ico(small));
  writeToSite('public/apple-touch-icon.png', await png(tile(360, 0.17), 180));
  writeToSite('public/icon-192.png', await png(tile(384, 0.12), 192));
  writeToSite('public/icon-512.png', await png(tile(1024, 0.12), 512));
  writeToSite('public/icon-maskable-512.png', await png(tile(1024, 0.22), 512));
};
