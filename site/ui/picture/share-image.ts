import { artworkFor } from './artwork.ts';

/** The share picture of an uploaded picture, a JPEG. */
type SharePicture = { url: string; width: number; height: number };
type ShareImage = { href: string; type?: string; width?: number; height?: number };

/** The type and size of all other share pictures of this site. */
const card = { type: 'image/jpeg', width: 1200, height: 630 };

/** Matches the paths of share pictures that `app/share` draws from titles. */
const drawnCards = /^\/share\/.+\.jpg$/;

/** Matches formats that some link previews do not show. All previews show JPEG, PNG and GIF. */
const littleKnown = /\.(avif|bmp|heic|heif|ico|jxl|svg|svgz|tiff?|webp)$/i;

/**
 * Returns the picture for a shared link, with its type and size if they are known. A picture made for this site has a
 * share picture. Another picture is used as it is, or replaced by the agency's picture if some link previews do not
 * show its format.
 *
 * @param given a URL, a path of this site, or the share picture of an uploaded picture.
 */
export function shareImage(given: string | SharePicture | null | undefined, publicUrl: string): ShareImage {
  if (given && typeof given !== 'string') {
    const { url, width, height } = given;
    return { href: new URL(url, publicUrl).href, type: card.type, width, height };
  }
  const fallback = { href: new URL('/og-image.jpg', publicUrl).href, ...card };
  const url = given ? URL.parse(given, publicUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return fallback;
  const isOwn = url.origin === new URL(publicUrl).origin;
  if (isOwn && drawnCards.test(url.pathname)) return { href: url.href, ...card };
  const drawn = isOwn ? artworkFor(url.pathname) : null;
  if (drawn) return { href: new URL(drawn.share, publicUrl).href, ...card };
  return littleKnown.test(url.pathname) ? fallback : { href: url.href };
}
