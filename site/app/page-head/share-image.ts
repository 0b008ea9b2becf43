import { artworkFor } from '#ui/picture/artwork.ts';

type ShareImage = { href: string; type?: string; width?: number; height?: number };

/** Every card that was drawn for this site. */
const card = { type: 'image/jpeg', width: 1200, height: 630 };

/** Formats that some readers of links do not show; they know JPEG, PNG and GIF. */
const littleKnown = /\.(avif|bmp|heic|heif|ico|jxl|svg|svgz|tiff?|webp)$/i;

/**
 * The picture that a shared link shows, with what is known of it. A picture drawn for this site has a card of its own;
 * another stands for itself if readers of links may be able to show it. Where nothing is given or none of that holds (content
 * may name anything), the agency's own picture is shared.
 *
 * @param given an address, or a path of this site.
 */
export function shareImage(given: string | null | undefined, publicUrl: string): ShareImage {
  const fallback = { href: new URL('/og-image.jpg', publicUrl).href, ...card };
  const url = given ? URL.parse(given, publicUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return fallback;
  const drawn = url.origin === new URL(publicUrl).origin ? artworkFor(url.pathname) : null;
  if (drawn) return { href: new URL(drawn.share, publicUrl).href, ...card };
  return littleKnown.test(url.pathname) ? fallback : { href: url.href };
}
