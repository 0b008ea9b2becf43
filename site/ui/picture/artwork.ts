import { mediaFormats, mediaPath, parseMediaPath, renditionWidths } from '@agency/api/contract/media';
import artwork from './artwork.json';

type Rendition = { widths: number[]; detailWidths?: number[]; background: string };
type Artwork = Rendition & { width: number; height: number; night?: Rendition };

/** The browser's choices for an uploaded picture, by its address; null for any other. */
export function renditionsFor(src: string) {
  const asset = parseMediaPath(src);
  if (!asset) return null;
  const { hash, width } = asset;
  return mediaFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: renditionWidths(width)
      .map((each) => `${mediaPath(hash, each, format)} ${each}w`)
      .join(', '),
  }));
}

/** The browser's choices for one address; null for a picture that was not made for this site. */
export function artworkFor(src: string) {
  // A post may name anything, and every object has a `constructor`.
  const drawn = Object.hasOwn(artwork, src) ? (artwork as Record<string, Artwork>)[src] : undefined;
  if (!drawn) return null;
  const stem = src.replace(/\.webp$/, '');
  const sourceOf = (name: string, format: string, widths: number[]) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${name}-${width}.${format} ${width}w`).join(', '),
  });
  const sourcesOf = (name: string, widths: number[]) =>
    ['avif', 'webp'].map((format) => sourceOf(name, format, widths));
  const sources = sourcesOf(stem, drawn.widths);
  const { night } = drawn;
  const nightSource = night && sourceOf(`${stem}-night`, 'avif', night.widths);
  return {
    width: drawn.width,
    height: drawn.height,
    background: night ? `light-dark(${drawn.background}, ${night.background})` : drawn.background,
    share: `${stem}-share.jpg`,
    sources,
    /** A crop for small places, where the whole would be unreadable; else the whole. */
    detail: drawn.detailWidths ? sourcesOf(`${stem}-detail`, drawn.detailWidths) : sources,
    /** The night's version; undefined for a picture that is dark by day, too. */
    night: nightSource,
    nightDetail: night?.detailWidths ? sourceOf(`${stem}-detail-night`, 'avif', night.detailWidths) : nightSource,
  };
}
