import { mediaPath, parseMediaPath } from '@agency/api/contract/media';
import { mediaFormats, renditionWidths } from '@agency/api/contract/renditions';
import artwork from './artwork.json';

type Rendition = { widths: number[]; detailWidths?: number[]; background: string };
type Artwork = Rendition & { width: number; height: number; night?: Rendition };

/** Returns the `<source>` formats and widths of an uploaded picture; null for any other URL. */
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

/** Returns the sizes, sources, and colors of a picture; null if it was not made for this site. */
export function artworkFor(src: string) {
  // A post may contain any `src`, and every object has a `constructor`.
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
    /** A crop for small places, if the whole picture would be unreadable there; else the whole picture. */
    detail: drawn.detailWidths ? sourcesOf(`${stem}-detail`, drawn.detailWidths) : sources,
    /** The version for the dark theme; undefined if the picture is dark in both themes. */
    night: nightSource,
    nightDetail: night?.detailWidths ? sourceOf(`${stem}-detail-night`, 'avif', night.detailWidths) : nightSource,
  };
}
