import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { mediaTypes, mostMediaPixels, renditionWidths, shareWidth } from '#api/contract/renditions.ts';
import { type Answer, MediaError, type PictureRequest, type Renditions } from './make-renditions.ts';

// `make-renditions.ts` starts this process, sends it one picture at a time, and gets an `Answer` for each. The process
// ends when the channel closes.

// Use one thread for each picture, so that the other processors stay free for requests.
sharp.cache(false);
sharp.concurrency(1);

/** The density at which an SVG is drawn at its own size, in dots per inch. */
const svgDensity = 72;
/** The maximum number of pixels of a drawn SVG, because each of its filters needs 4 bytes per pixel. */
const mostSvgPixels = 2_000_000;
/** The maximum height of a rendition in pixels, so that a long strip stays small. */
const mostHeight = 3_200;

/**
 * Makes the public renditions of an uploaded file: turned upright, in these formats and as a share picture, without
 * EXIF, GPS or any other metadata. Only the first frame of an animation is taken. An SVG becomes pixels.
 *
 * @throws MediaError if the file is not a picture, is damaged, or is too large.
 */
async function makeRenditions({ path, folder, formats }: PictureRequest): Promise<Renditions> {
  const type = await typeOf(path);
  const mostPixels = wholeInMemory[type] ?? mostMediaPixels;
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const;
  try {
    const { width: stored = 0, height: storedHeight = 0, autoOrient } = await sharp(path, options).metadata();
    const [width, height] = [autoOrient.width || stored, autoOrient.height || storedHeight];
    if (width < 1 || height < 1) throw new MediaError('This picture has no size.');
    if (width * height > mostPixels) throw new MediaError(tooManyPixels(mostPixels));
    const widest = renditionWidths(width).at(-1) ?? width;
    const isSvg = type === 'image/svg+xml';
    // An SVG is drawn at this size instead of its own, which saves much time and memory if the SVG is large.
    const most = isSvg ? Math.ceil(Math.min(widest, Math.sqrt((mostSvgPixels * width) / height))) : widest;
    const density = isSvg ? (svgDensity * most) / width : undefined;
    // All renditions are made from these pixels, so the file is decoded only once. They are in a file and not in
    // memory, because the AVIF encoder needs that memory.
    const decoded = join(folder, 'pixels.tiff');
    const info = await sharp(path, { ...options, density })
      .autoOrient()
      .resize({ width: most, height: mostHeight, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .tiff({ compression: 'none' })
      .toFile(decoded);
    const sharePath = join(folder, 'share.jpeg');
    const share = await sharp(decoded)
      .resize({ width: shareWidth(info.width) })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toFile(sharePath);
    const files: Renditions['files'] = [{ width: share.width, format: 'jpeg', path: sharePath }];
    for (const each of renditionWidths(info.width))
      for (const format of formats) {
        const file = join(folder, `${each}.${format}`);
        await sharp(decoded).resize({ width: each }).toFormat(format, quality[format]).toFile(file);
        files.push({ width: each, format, path: file });
      }
    const { dominant } = await sharp(decoded).stats();
    return {
      type,
      width: info.width,
      height: info.height,
      color: hex(dominant),
      shareHeight: share.height,
      files,
    };
  } catch (error) {
    throw error instanceof MediaError ? error : new MediaError(reasonOf(error as Error, mostPixels));
  }
}

/**
 * Both formats store colors at half the resolution. WebP always does. For AVIF, this option saves a third of memory and
 * time.
 */
const quality = {
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 4 },
} as const;

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * The maximum number of pixels for types that are decoded as a whole. Types that are decoded line by line may have
 * more.
 */
const wholeInMemory: Record<string, number> = { 'image/avif': 8_000_000, 'image/gif': 16_000_000 };

const tooManyPixels = (most: number): string =>
  most === mostMediaPixels
    ? 'This picture has more than 50 megapixels. Make it smaller first.'
    : `A picture of this kind may have ${most / 1_000_000} megapixels. Export it as JPEG, which may have 50.`;

const reasonOf = ({ message }: Error, most: number): string =>
  /pixel limit|too large|exceeds/i.test(message)
    ? tooManyPixels(most)
    : 'This picture is damaged, or only a part of it arrived.';

/**
 * Returns the type of a file by its content, never by its name.
 *
 * @throws MediaError if the type is not supported.
 */
async function typeOf(path: string): Promise<string> {
  const found = (await fileTypeFromFile(path))?.mime;
  // The first bytes of an SVG do not identify it, so sharp decides whether the file is one.
  const type = found === 'application/xml' || found === undefined ? await svgOrNothing(path) : found;
  if (type === 'image/heic' || type === 'image/heif')
    throw new MediaError(
      'HEIC pictures cannot be read here. On an iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.',
    );
  if (!mediaTypes.some((known) => known === type))
    throw new MediaError('This file type is not supported. Use JPEG, PNG, WebP, AVIF, GIF or SVG.');
  return type;
}

async function svgOrNothing(path: string): Promise<string> {
  const { format } = await sharp(path, { limitInputPixels: mostMediaPixels })
    .metadata()
    .catch(() => ({ format: '' }));
  return format === 'svg' ? 'image/svg+xml' : '';
}

process.on('message', async (request: PictureRequest) => {
  const answer = await makeRenditions(request).catch((error) =>
    error instanceof MediaError ? { refused: error.message } : { failed: String(error?.stack) },
  );
  process.send?.({ ...answer, memoryMb: process.memoryUsage.rss() / 1024 / 1024 } satisfies Answer);
});
