/** The browser takes code only from a policy. The DOM's types still treat all of it as text. */
type Policy = { createHTML(html: string): string; createScriptURL(url: string): string };

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API; absent in older browsers, which take text. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { [Rule in keyof Policy]: (text: string) => string | null }): Policy;
    };
  }
}

const types = typeof window === 'undefined' ? undefined : window.trustedTypes;

/** React creates every script element from this, and no other markup. */
const emptyScript = '<script></script>';

/** Checks a library's markup: text without a tag creates no element. */
export const plainOrEmptyScript = (html: string): string | null =>
  !html.includes('<') || html === emptyScript ? html : null;

/** Checks the address of a script or worker: it must be this site's own. A `blob:` has the site's origin too, but is text. */
export const ownAddress = (url: string): string | null =>
  URL.parse(url, window.location.href)?.href.startsWith(`${window.location.origin}/`) ? url : null;

// The default policy for text from React (markup of structured data) and the bundler (workers). Null is refused.
types?.createPolicy('default', { createHTML: plainOrEmptyScript, createScriptURL: ownAddress });

// Passes text unchanged: the two functions below determine its source.
const site = types?.createPolicy('site', { createHTML: (html) => html, createScriptURL: (url) => url });

/** HTML that the server has sanitized, for its one place. */
export const trustSanitizedHtml = (html: string): string => site?.createHTML(html) ?? html;

/** The address of a configured third-party script; the Content-Security-Policy lists its host too. */
export const trustConfiguredScript = (url: string): string => site?.createScriptURL(url) ?? url;
