/** A policy of trusted types. Its results are objects, though TypeScript's types of the DOM declare them as strings. */
type Policy = { createHTML(html: string): string; createScriptURL(url: string): string };

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API; absent in older browsers, which accept strings. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { [Rule in keyof Policy]: (text: string) => string | null }): Policy;
    };
  }
}

const types = typeof window === 'undefined' ? undefined : window.trustedTypes;

/** React creates every script element by parsing this. */
const emptyScript = '<script></script>';

/** Returns a library's markup if it is harmless, or else null. Text without `<` creates no element. */
export const plainOrEmptyScript = (html: string): string | null =>
  !html.includes('<') || html === emptyScript ? html : null;

/**
 * Returns the URL of a script or worker if it is a file of this site, or else null. The URL of a `blob:` has the site's origin
 * too, but a blob may hold any text.
 */
export const ownAddress = (url: string): string | null =>
  URL.parse(url, window.location.href)?.href.startsWith(`${window.location.origin}/`) ? url : null;

// The default policy for text from React (markup of structured data) and the bundler (workers). The browser refuses null.
types?.createPolicy('default', { createHTML: plainOrEmptyScript, createScriptURL: ownAddress });

// This policy checks nothing. It needs no checks, because only the two functions below can use it.
const site = types?.createPolicy('site', { createHTML: (html) => html, createScriptURL: (url) => url });

/** Marks HTML that the server has sanitized as trusted. */
export const trustSanitizedHtml = (html: string): string => site?.createHTML(html) ?? html;

/** Marks the URL of a configured third-party script as trusted; the Content-Security-Policy lists its host too. */
export const trustConfiguredScript = (url: string): string => site?.createScriptURL(url) ?? url;
