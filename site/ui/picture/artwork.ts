import artwork from './artwork.json';

type Artwork = { width: number; height: number; widths: number[]; detailWidths?: number[]; background: string };

/** What the browser may choose from for one address; null for a picture that was not drawn for this site. */
export function artworkFor(src: string) {
  // A post may name anything, and every object knows a `constructor`.
  const drawn = Object.hasOwn(artwork, src) ? (artwork as Record<string, Artwork>)[src] : undefined;
  if (!drawn) return null;
  const stem = src.replace(/\.webp$/, '');
  const sourcesOf = (name: string, widths: number[]) =>
    ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((width) => `${name}-${width}.${format} ${width}w`).join(', '),
    }));
  const sources = sourcesOf(stem, drawn.widths);
  return {
    width: drawn.width,
    height: drawn.height,
    background: drawn.background,
    share: `${stem}-share.jpg`,
    sources,
    /** A part of it for small places, where the whole cannot be read; else the whole. */
    detail: drawn.detailWidths ? sourcesOf(`${stem}-detail`, drawn.detailWidths) : sources,
  };
}
