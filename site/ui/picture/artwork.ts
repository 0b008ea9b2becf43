import artwork from './artwork.json';

type Artwork = { width: number; height: number; widths: number[]; background: string };

/** What the browser may choose from for one address; null for a picture that was not drawn for this site. */
export function artworkFor(src: string) {
  // A post may name anything, and every object knows a `constructor`.
  const drawn = Object.hasOwn(artwork, src) ? (artwork as Record<string, Artwork>)[src] : undefined;
  if (!drawn) return null;
  const stem = src.replace(/\.webp$/, '');
  const srcSet = (extension: string) =>
    drawn.widths.map((width) => `${stem}-${width}.${extension} ${width}w`).join(', ');
  return {
    width: drawn.width,
    height: drawn.height,
    background: drawn.background,
    /** The card for shared links. */
    share: `${stem}-share.jpg`,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
  };
}
