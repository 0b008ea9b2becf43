/** A Trusted Types policy. Its methods return objects, although the types of the DOM declare strings. */
type Policy = { createHTML(html: string): string; createScriptURL(url: string): string };

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API. Undefined in older browsers, which accept strings. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { [Rule in keyof Policy]: (text: string) => string | null }): Policy;
    };
  }
}

const types = typeof window === 'undefined' ? undefined : window.trustedTypes;

/** The markup that React parses to create a script element. */
const emptyScript = '<script></script>';

/** Returns markup if it is harmless; else null. Text without `<` creates no element. */
export const plainOrEmptyScript = (html: string): string | null =>
  !html.includes('<') || html === emptyScript ? html : null;

/**
 * Returns the URL of a script or worker if it is a file of this site; else null. A `blob:` URL is refused, because it
 * may contain any script, although it has the site's origin.
 */
export const ownAddress = (url: string): string | null =>
  URL.parse(url, window.location.href)?.href.startsWith(`${window.location.origin}/`) ? url : null;

// The default policy, for React's markup of structured data and the bundler's workers. The browser refuses null.
types?.createPolicy('default', { createHTML: plainOrEmptyScript, createScriptURL: ownAddress });

// This policy checks nothing, because only the two functions below use it.
const site = types?.createPolicy('site', { createHTML: (html) => html, createScriptURL: (url) => url });

/** Marks HTML as trusted. Pass only HTML that the server has sanitized. */
export const trustSanitizedHtml = (html: string): string => site?.createHTML(html) ?? html;

/** Marks a script's URL as trusted. Pass only a configured URL, whose host the Content-Security-Policy allows. */
export const trustConfiguredScript = (url: string): string => site?.createScriptURL(url) ?? url;
