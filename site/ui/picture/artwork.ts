import { mediaPath, parseMediaPath } from '@agency/api/contract/media';
import { mediaFormats, renditionWidths } from '@agency/api/contract/renditions';
import artwork from './artwork.json';

type Rendition = { widths: number[]; detailWidths?: number[]; background: string };
type Artwork = Rendition & { width: number; height: number; night?: Rendition };

/** Returns the formats and widths of an uploaded picture as `<source>` attributes; null for any other URL. */
export function renditionsFor(src: string) {
  const asset = parseMediaPath(src);
  // A share picture in a text is shown as it is, because there may be no rendition of its width.
  if (!asset || asset.format === 'jpeg') return null;
  const { hash, width } = asset;
  return mediaFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: renditionWidths(width)
      .map((each) => `${mediaPath(hash, each, format)} ${each}w`)
      .join(', '),
  }));
}

/** Returns the size, sources and colors of a picture that was made for this site; null for any other URL. */
export function artworkFor(src: string) {
  // A post may contain any `src`, such as `constructor`, which is a property of every object.
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
    /**
     * The sources of the detail, which stays readable at small sizes; those of the whole picture if it has no detail.
     */
    detail: drawn.detailWidths ? sourcesOf(`${stem}-detail`, drawn.detailWidths) : sources,
    /** The source of the dark version; undefined if both themes use the same version. */
    night: nightSource,
    nightDetail: night?.detailWidths ? sourceOf(`${stem}-detail-night`, 'avif', night.detailWidths) : nightSource,
  };
}
