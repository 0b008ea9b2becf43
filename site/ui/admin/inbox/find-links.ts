import { LinkifyIt } from 'linkify-it';
import { mailto } from '#ui/mailto.ts';

/** A piece of a text. Only links have `href` and `host`, the substring of `text` that names the target. */
export type TextPart = { text: string; href?: string; host?: string };

const linkify = new LinkifyIt({ fuzzyLink: true, maxLength: 2000 });

/** Splits a visitor's text into pieces, with links for http and https URLs, email addresses, and phone numbers. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { schema, text: found, url, index, lastIndex } of linkify.match(text) ?? []) {
    // A match before an @ is a user name. The host follows the @.
    if (text[lastIndex] === '@') continue;
    const link = schema === 'mailto:' ? toEmail(found) : toWeb(schema, found, url);
    if (!link) continue;
    parts.push(...findPhones(text.slice(end, index)), link);
    end = lastIndex;
  }
  return [...parts, ...findPhones(text.slice(end))];
}

/**
 * Converts an international host to Punycode (`xn--...`), because letters of other scripts can look like Latin ones.
 */
const asciiHost = (host: string): string | undefined => URL.parse(`http://${host}`)?.hostname;

function toEmail(found: string): TextPart | null {
  const email = found.replace(/^mailto:/i, '');
  const at = email.lastIndexOf('@') + 1;
  const host = asciiHost(email.slice(at));
  const address = email.slice(0, at) + host;
  return host ? { text: address, href: mailto(address), host } : null;
}

/** Returns a web link, or null if `found` does not look like one. Without a scheme, `found` begins with the host. */
function toWeb(scheme: string, found: string, address: string): TextPart | null {
  // A missing space after a period makes "the shop.It" look like a host. A capital letter after the period shows that
  // it is not a host.
  if (!scheme && /\.\p{Lu}/u.test(found)) return null;
  const url = URL.parse(scheme ? address : address.replace(/^http:/, 'https:'));
  if (!url || !/^https?:$/.test(url.protocol) || !url.host.includes('.')) return null;
  const { protocol, host, href } = url;
  const path = href.slice(href.indexOf(host) + host.length);
  const ends = path === '/' && !found.endsWith('/') ? '' : path;
  return { text: `${scheme ? `${protocol}//` : ''}${host}${ends}`, href, host };
}

/**
 * Matches digits that look like a phone number. They begin with +, 0 or a parenthesis, or have the North American
 * format.
 */
const phone =
  /(?<![\p{L}\p{N}.,:/#$€£-])(?:\+|\(|0|(?=\d{3}[-. ]\d{3}[-. ]\d{4}))[\d ()./\u00a0-]{5,22}\d(?![\p{L}\p{N}])/gu;
const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;

function findPhones(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(phone)) {
    // Removes the `(0)` of +44 (0)20, which is not dialed from abroad.
    const digits = found.replace(/^\+(.*)\(0\)/, '+$1').replaceAll(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || date.test(found)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, href: `tel:${found.startsWith('+') ? '+' : ''}${digits}`, host: found });
    end = index + found.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}
