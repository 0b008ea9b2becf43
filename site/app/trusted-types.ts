/** A Trusted Types policy. Its methods return objects, but the DOM's types declare strings. */
type Policy = { createHTML(html: string): string; createScriptURL(url: string): string };

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API. Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { [Rule in keyof Policy]: (text: string) => string | null }): Policy;
    };
  }
}

const types = typeof window === 'undefined' ? undefined : window.trustedTypes;

/** The markup that React parses to create a script element. */
const emptyScript = '<script></script>';

/** Returns markup that creates no element, or only an empty script; else null. */
export const plainOrEmptyScript = (html: string): string | null =>
  !html.includes('<') || html === emptyScript ? html : null;

/**
 * Returns the URL of a script or worker if it is a file of this site; else null. Null for a `blob:` URL: it has the
 * site's origin, but may contain any script.
 */
export const ownAddress = (url: string): string | null =>
  URL.parse(url, window.location.href)?.href.startsWith(`${window.location.origin}/`) ? url : null;

// The default policy, for React's markup of structured data and the bundler's workers. If a rule returns null, the
// browser refuses the value.
types?.createPolicy('default', { createHTML: plainOrEmptyScript, createScriptURL: ownAddress });

// Checks nothing, because only the two functions below use this policy.
const site = types?.createPolicy('site', { createHTML: (html) => html, createScriptURL: (url) => url });

/** Marks HTML as trusted. Pass only HTML that the server has sanitized. */
export const trustSanitizedHtml = (html: string): string => site?.createHTML(html) ?? html;

/** Marks a script's URL as trusted. Pass only a configured URL. The Content-Security-Policy must allow its host. */
export const trustConfiguredScript = (url: string): string => site?.createScriptURL(url) ?? url;
