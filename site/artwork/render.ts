import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const artwork = import.meta.dirname;
const site = join(artwork, '..');
const wanted = process.argv.slice(2);
const isWanted = (path: string) => wanted.length === 0 || wanted.some((word) => path.includes(word));

/** The widths in pixels that pages choose from. The database stores the URL of the canonical width. */
const widths = [240, 320, 480, 640, 800, 1200, 1600];
/** The widths of a picture's detail, which replaces the picture where the whole would be too small to read. */
const detailWidths = [240, 480, 800];
/** The widths of a picture's night version, which is AVIF only. Browsers without AVIF show the day version. */
const nightWidths = [480, 800, 1200];
const nightDetailWidths = [480];
const canonicalWidth = 1200;
const shareSize = { width: 1200, height: 630 };
const fullColor = '4:4:4';
/** The width of the frame around a portfolio picture, as a fraction of the picture's width. */
const frame = 0.029;

/** Renders an SVG at twice its size, so that every published size is a reduction. */
async function rasterize(svg: string): Promise<Sharp> {
  const pixels = await sharp(Buffer.from(svg), { density: 144 }).png({ compressionLevel: 1 }).toBuffer();
  return sharp(pixels).flatten();
}

const jpeg = (image: Sharp, quality: number) => image.jpeg({ quality, chromaSubsampling: fullColor, mozjpeg: true });

/**
 * Writes an image as AVIF, `width` px wide. Encodes small images, which most visitors get, with more effort: this takes
 * twice the time and saves 4% of the bytes.
 */
const writeAvif = (picture: Sharp, width: number, file: string) =>
  picture
    .clone()
    .resize(width)
    .avif({ quality: 62, effort: width < 500 ? 7 : 5, chromaSubsampling: fullColor })
    .toFile(`${file}-${width}.avif`);

/** Writes an image in both formats, `width` px wide. Returns the bytes of the WebP. */
async function writeBoth(picture: Sharp, width: number, file: string): Promise<Buffer> {
  await writeAvif(picture, width, file);
  const webp = await picture.clone().resize(width).webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer();
  writeFileSync(`${file}-${width}.webp`, webp);
  return webp;
}

type Source = {
  svg: string;
  width: number;
  height: number;
  background: string;
  nightBackground: string | null;
  detail: number[] | null;
};

/** Returns the night version of a drawing. A shape's `data-night` is its fill, optionally followed by its stroke. */
const byNight = (svg: string): string =>
  svg.replaceAll(
    /<(\w+) data-night="(\S+?)(?: (\S+))?"/g,
    (_attribute, shape, fill, stroke) => `<${shape} style="fill:${fill}${stroke ? `;stroke:${stroke}` : ''}"`,
  );

/** Writes a picture, its detail and its night version in all their widths, and its share picture. */
async function renderPicture(
  path: string,
  { svg, width: whole, height, background, nightBackground, detail }: Source,
): Promise<void> {
  const target = join(site, 'public/images', path);
  const image = await rasterize(svg);
  for (const width of widths) {
    const webp = await writeBoth(image, width, target);
    if (width === canonicalWidth) writeFileSync(`${target}.webp`, webp);
  }
  const [left = 0, top = 0, width = whole] = detail?.map((units) => units * 2) ?? [];
  const cut = { left, top, width, height: Math.round((width * height) / whole) };
  if (detail) for (const size of detailWidths) await writeBoth(image.clone().extract(cut), size, `${target}-detail`);
  if (nightBackground) {
    const night = await rasterize(byNight(svg));
    for (const size of nightWidths) await writeAvif(night, size, `${target}-night`);
    if (detail)
      for (const size of nightDetailWidths) await writeAvif(night.clone().extract(cut), size, `${target}-detail-night`);
  }
  const share = path.startsWith('portfolio/')
    ? image.extract(withoutFrame(whole * 2)).resize(shareSize)
    : image.resize({ ...shareSize, fit: 'contain', background });
  await jpeg(share, 86).toFile(`${target}-share.jpg`);
}

/** Returns the upper part of a portfolio picture, inside its frame, in the format of a share picture. */
function withoutFrame(pixels: number) {
  const inset = Math.round(pixels * frame);
  const width = pixels - 2 * inset;
  return { left: inset, top: inset, width, height: Math.round((width * shareSize.height) / shareSize.width) };
}

function sourceOf(file: string, svg: string): Source {
  const root =
    /width="(\d+)" height="(\d+)" data-background="(#\w+)"(?: data-night-background="(#\w+)")?(?: data-detail="([\d ]+)")?/.exec(
      svg,
    );
  const [, width, height, background, nightBackground = null, detail] = root ?? [];
  if (!background) throw new Error(`${file} must begin with its width, height and data-background.`);
  const size = { width: Number(width), height: Number(height) };
  return { svg, ...size, background, nightBackground, detail: detail?.split(' ').map(Number) ?? null };
}

/** Renders the requested pictures. Writes the sizes and colors of all pictures to `artwork.json`. */
async function renderPictures(): Promise<void> {
  const index: Record<string, object> = {};
  for (const file of globSync('{blog,portfolio}/*.svg', { cwd: artwork }).sort()) {
    const path = file.replace(/\.svg$/, '');
    const source = sourceOf(file, readFileSync(join(artwork, file), 'utf8'));
    const { width, height, background, nightBackground } = source;
    const details = source.detail ? { detailWidths } : {};
    const night = nightBackground
      ? {
          night: {
            background: nightBackground,
            widths: nightWidths,
            ...(source.detail ? { detailWidths: nightDetailWidths } : {}),
          },
        }
      : {};
    index[`/images/${path}.webp`] = { width, height, widths, ...details, background, ...night };
    if (isWanted(path)) await renderPicture(path, source);
  }
  writeFileSync(join(site, 'ui/picture/artwork.json'), `${JSON.stringify(index, null, 2)}\n`);
}

const icon = readFileSync(join(artwork, 'brand/icon.svg'), 'utf8');

/** Returns the icon as PNG. `margin` is the empty space on every side, as a fraction of `size`. */
async function png(size: number, margin: number): Promise<Buffer> {
  const side = 32 / (1 - 2 * margin);
  const viewBox = `viewBox="${-margin * side} ${-margin * side} ${side} ${side}" width="${size * 2}" height="${size * 2}"`;
  return (await rasterize(icon.replace('viewBox="0 0 32 32"', viewBox)))
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Puts PNG images into an ICO container: a 6-byte header, a 16-byte entry for each, then their bytes. */
function ico(images: readonly { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [position, { size, bytes }] of images.entries()) {
    const entry = 6 + position * 16;
    header.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)]);
}

async function renderBrand(): Promise<void> {
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(size, 0) })));
  const icons = {
    'favicon.ico': ico(small),
    'apple-touch-icon.png': await png(180, 0.17),
    'icon-192.png': await png(192, 0.12),
    'icon-512.png': await png(512, 0.12),
    'icon-maskable-512.png': await png(512, 0.22),
  };
  for (const [name, bytes] of Object.entries(icons)) writeFileSync(join(site, 'public', name), bytes);
  const brand = await rasterize(readFileSync(join(artwork, 'brand/og-image.svg'), 'utf8'));
  await jpeg(brand.resize(shareSize.width), 88).toFile(join(site, 'public/og-image.jpg'));
}

if (isWanted('brand')) await renderBrand();
await renderPictures();
