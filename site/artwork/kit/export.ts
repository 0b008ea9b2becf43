import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './frame.ts';
import { document } from './svg.ts';

const siteFolder = join(import.meta.dirname, '../..');

/** Widths at which each picture is published, in CSS pixels. */
const widths = [480, 800, 1200, 1600] as const;

/** Width of the copy that the canonical URL names. */
const canonicalWidth = 1200;

/** What a shared link shows: a card of this size, in the format that every reader of links knows. */
const share = { width: 1200, height: 630 };

/** Writes a file below `site/`, making its folder first. */
export const writeToSite = (path: string, content: string | Uint8Array): void => {
  const target = join(siteFolder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
};

/** An SVG document as pixels, drawn at twice its size so that every published width is a reduction. */
export const rasterise = async (svg: string): Promise<Sharp> =>
  sharp(await sharp(Buffer.from(svg), { density: 144 }).png({ compressionLevel: 1 }).toBuffer()).flatten();

const avif = (image: Sharp): Promise<Buffer> =>
  image.avif({ quality: 62, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer();
const webp = (image: Sharp): Promise<Buffer> => image.webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer();

const jpeg = (image: Sharp): Promise<Buffer> =>
  image.jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();

/** What a page must know of a picture to lay it out before it loads. */
export const publishedAs = ({ width, height, background }: Picture) => ({ width, height, widths, background });

/**
 * Draws a picture and writes it in both formats at every width, and once whole on a card of its own ground to be shared;
 * `path` is its place below `images/`, without an ending.
 */
export const publish = async (path: string, picture: Picture): Promise<void> => {
  const master = await rasterise(document(picture.width, picture.height, picture.draw()));
  for (const width of widths) {
    const resized = master.clone().resize(width);
    const [small, usual] = await Promise.all([avif(resized.clone()), webp(resized.clone())]);
    writeToSite(`public/images/${path}-${width}.avif`, small);
    writeToSite(`public/images/${path}-${width}.webp`, usual);
    if (width === canonicalWidth) writeToSite(`public/images/${path}.webp`, usual);
  }
  const card = master.clone().resize({ ...share, fit: 'contain', background: picture.background });
  writeToSite(`public/images/${path}-share.jpg`, await jpeg(card));
};
