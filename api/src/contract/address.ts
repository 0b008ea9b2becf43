/** White space, control and format characters, halves of characters, and `\`: a browser drops these, or reads a slash. */
const misread = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether browsers read an address as it stands there. */
export function isReadAsWritten(text: string): boolean {
  return !misread.test(text);
}

/** Whether a text is an http or https address on the very host that it names, without a user name or password. */
export function isWebAddress(text: string): boolean {
  return isReadAsWritten(text) && /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text) && URL.canParse(text);
}

/** Whether a text is a path of this site, and of no other, to whichever page it stands on. */
export function isSitePath(text: string): boolean {
  if (!isReadAsWritten(text) || !/^\/(?!\/)/.test(text)) return false;
  const url = URL.parse(text, 'https://site.invalid');
  // `/..//host` becomes `//host`, which is another host to whoever goes on from there.
  return url?.host === 'site.invalid' && !url.pathname.startsWith('//');
}

/** Whether browsers may be sent there or fetch it: a web address, or a path of this site. Never `javascript:`, say. */
export function isAddress(text: string): boolean {
  return isWebAddress(text) || isSitePath(text);
}
