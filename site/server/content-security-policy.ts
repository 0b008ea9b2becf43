import { hash } from 'node:crypto';
import type { CspDirectives } from '@agency/api';
import type { Environment } from '@agency/api/contract/environment';
import { googleTag } from '@agency/api/contract/environment-variables';

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Sizes and colors from data (a picture's ratio, a menu's position) are set on the element.
  'style-src-attr': ["'unsafe-inline'"],
  // The admin may enter a picture's address anywhere on the web.
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} satisfies CspDirectives;

type PolicyOptions = { secure: boolean } & Pick<Environment, 'analytics' | 'recaptcha'>;
/** `paypalSdkUrl`: the address of the payment step's script; null on every other page. */
/** `styleSource`: the hash of the inline styles. */
type PageOptions = PolicyOptions & { paypalSdkUrl?: string | null; styleSource?: string | null };

/**
 * Text becomes markup or a script's address only through the policies of `app/trusted-types.ts`, and that of the editor of
 * posts, which only parses. Google's scripts create policies with unspecified names. PayPal's script is not ours to restrict:
 * its page, which is always loaded as a document, goes without.
 */
function trustedTypes({ analytics, recaptcha, paypalSdkUrl }: PageOptions): CspDirectives {
  if (isOfOthers(paypalSdkUrl)) return {};
  const own = { 'require-trusted-types-for': ["'script'"] };
  return analytics || recaptcha ? own : { ...own, 'trusted-types': ['default', 'site', 'editor'] };
}

/**
 * The Cross-Origin-Embedder-Policy of a page that needs another than the default; null for the others. A browser would refuse
 * the frames of reCAPTCHA and PayPal, which do not declare it. A visitor reaches reCAPTCHA from any public page without
 * leaving the document, so then it concerns all of those.
 */
export const otherEmbedderPolicy = ({ recaptcha, paypalSdkUrl }: Pick<PageOptions, 'recaptcha' | 'paypalSdkUrl'>) =>
  recaptcha || isOfOthers(paypalSdkUrl) ? 'unsafe-none' : null;

/** Whether PayPal's script is the real one; this site serves the demo's itself. */
const isOfOthers = (sdkUrl: string | null | undefined): boolean => sdkUrl != null && URL.canParse(sdkUrl);

/** The policy of a page whose own inline scripts have these sources (hashes, or a nonce in development). */
export function pagePolicy(scriptSources: readonly string[], options: PageOptions): CspDirectives {
  const { secure, analytics, recaptcha, paypalSdkUrl = null, styleSource } = options;
  const { scripts, reports } = analytics ? analyticsSources(analytics.scriptUrl) : { scripts: [], reports: [] };
  const botCheck = botCheckSources(recaptcha);
  const policy: CspDirectives = {
    ...directives,
    ...botCheck.own,
    'script-src': [...directives['script-src'], ...scriptSources, ...scripts, ...botCheck.scripts],
    'style-src': [...directives['style-src'], ...(styleSource ? [styleSource] : [])],
    'connect-src': [...directives['connect-src'], ...reports],
    'img-src': [...directives['img-src'], ...reports.filter((source) => !source.startsWith('https:'))],
    ...trustedTypes(options),
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return paypalSdkUrl ? withPaypal(policy, paypalSdkUrl) : policy;
}

/** Where Google's tag sends its counts, according to its guide: developers.google.com/tag-platform/security/guides/csp */
const googleReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The analytics script may load from its own origin and report there; Google's also reports to others. */
function analyticsSources(scriptUrl: string): { scripts: string[]; reports: string[] } {
  const { origin, pathname } = new URL(scriptUrl);
  // Only this script, not its whole host, which would also serve anybody's container.
  return {
    scripts: [origin + pathname],
    reports: origin === new URL(googleTag).origin ? [origin, ...googleReports] : [origin],
  };
}

/** The hosts of reCAPTCHA's script; `www.recaptcha.net` replaces google.com where that is blocked. */
const googleRecaptcha = /^https:\/\/www\.(google\.com|recaptcha\.net)$/;

/** What else Google's check loads, according to its guide: developers.google.com/recaptcha/docs/faq */
const googleCheck = {
  scripts: ['https://www.gstatic.com/recaptcha/'],
  frames: ['https://recaptcha.google.com/recaptcha/'],
};

type BotCheckSources = { scripts: string[]; own: CspDirectives };

/** reCAPTCHA's scripts and frames, from its folder only; or the worker of our own proof of work. */
function botCheckSources(recaptcha: PolicyOptions['recaptcha']): BotCheckSources {
  if (!recaptcha) return { scripts: [], own: { 'worker-src': ["'self'"] } };
  const { href, origin } = new URL('.', recaptcha.scriptUrl);
  const { scripts, frames } = googleRecaptcha.test(origin) ? googleCheck : { scripts: [], frames: [] };
  return { scripts: [href, ...scripts], own: { 'frame-src': [href, ...frames] } };
}

/** A marker after all content and before the render's own scripts (`app/root.tsx`). */
const scriptsBegin = '<template id="scripts">';

/**
 * The first script of a document's head, if it is the theme's. Only titles, meta data and links precede it, with escaped
 * text.
 */
function headScript(html: string): string {
  const begin = html.indexOf('<script');
  if (!html.startsWith('<script id="theme">', begin) || begin > html.indexOf('</head>')) return '';
  return html.slice(begin, html.indexOf('</script>', begin) + '</script>'.length);
}

/**
 * The hashes of the render's own inline scripts, as sources of a policy: the theme's, at the beginning of the head, and those
 * after the marker, which no content follows. A script smuggled in with content precedes the marker and is not allowed.
 * Unlike a nonce, hashes let one rendered page serve every visitor.
 */
export function inlineScriptHashes(html: string): string[] {
  const own = headScript(html) + html.slice(html.lastIndexOf(scriptsBegin));
  const bodies = [...own.matchAll(/<script(?:\s[^>]*)?>([\s\S]+?)<\/script>/g)].map(([, body = '']) => body);
  return bodies.map((body) => `'sha256-${hash('sha256', body, 'base64')}'`);
}

/** What PayPal's SDK loads, according to its guide: developer.paypal.com/sdk/js/best-practices */
const hosts = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];
const isPaypals = ({ protocol, hostname }: URL) => protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname);

/**
 * Opens a page's policy for PayPal's SDK: for its hosts when the script is PayPal's own, else for the one given origin. A
 * script of this site, as in a demo, needs nothing. PayPal writes style sheets into the page; it works without inline
 * scripts, as its guide allows.
 */
function withPaypal(policy: CspDirectives, sdkUrl: string): CspDirectives {
  const script = URL.parse(sdkUrl);
  if (!script) return policy;
  const sources = isPaypals(script) ? hosts : [script.origin];
  const added: CspDirectives = {
    'script-src': sources,
    'connect-src': sources,
    'frame-src': sources,
    'img-src': sources,
    'style-src': isPaypals(script) ? [...sources, "'unsafe-inline'"] : sources,
  };
  const opened = Object.entries(added).map(([name, more]) => [name, [...(policy[name] ?? []), ...more]]);
  return { ...policy, ...Object.fromEntries(opened) };
}
