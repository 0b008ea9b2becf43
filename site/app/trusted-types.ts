/** What the browser takes for code only from a policy. The DOM's types still know all of it as text. */
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

/** React makes every script element from this, and no other markup. */
const emptyScript = '<script></script>';

/** Checks text that a library hands to the browser as markup: what has no tag in it makes no element. */
export const plainOrEmptyScript = (html: string): string | null =>
  !html.includes('<') || html === emptyScript ? html : null;

/** Checks the address that a script or worker is loaded from: this site's own. A `blob:` has its origin too, but is text. */
export const ownAddress = (url: string): string | null =>
  URL.parse(url, window.location.href)?.href.startsWith(`${window.location.origin}/`) ? url : null;

// React (markup of structured data) and the bundler (workers) hand text over: it is judged by this one. Null is refused.
types?.createPolicy('default', { createHTML: plainOrEmptyScript, createScriptURL: ownAddress });

// Text as it is: the two functions below say where it may come from.
const site = types?.createPolicy('site', { createHTML: (html) => html, createScriptURL: (url) => url });

/** HTML that the server has sanitized, for the one place that shows it. */
export const trustSanitizedHtml = (html: string): string => site?.createHTML(html) ?? html;

/** The address of another's script that the configuration names; the Content-Security-Policy lists its host too. */
export const trustConfiguredScript = (url: string): string => site?.createScriptURL(url) ?? url;
