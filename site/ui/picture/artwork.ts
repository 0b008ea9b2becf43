import artwork from './artwork.json';

type Rendition = { widths: number[]; detailWidths?: number[]; background: string };
type Artwork = Rendition & { width: number; height: number; night?: Rendition };

/** What the browser may choose from for one address; null for a picture that was not drawn for this site. */
export function artworkFor(src: string) {
  // A post may name anything, and every object knows a `constructor`.
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
    /** A part of it for small places, where the whole cannot be read; else the whole. */
    detail: drawn.detailWidths ? sourcesOf(`${stem}-detail`, drawn.detailWidths) : sources,
    /** The same by night; undefined for a picture that is a night's by day, too. */
    night: nightSource,
    nightDetail: night?.detailWidths ? sourceOf(`${stem}-detail-night`, 'avif', night.detailWidths) : nightSource,
  };
}
