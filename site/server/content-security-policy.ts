import { hash } from 'node:crypto';
import type { CspDirectives } from '@agency/api';
import type { Environment } from '@agency/api/contract/environment';
import { googleTag } from '@agency/api/contract/environment-variables';

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Sizes and colors that depend on data (a picture's ratio, a menu's position) are set on the element.
  'style-src-attr': ["'unsafe-inline'"],
  // The admin may enter the URL of a picture on any host.
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} satisfies CspDirectives;

type PolicyOptions = { secure: boolean } & Pick<Environment, 'analytics' | 'recaptcha'>;
/** `paypalSdkUrl`: the URL of the payment step's script; null on other pages. `styleSource`: the hash of the inline styles. */
type PageOptions = PolicyOptions & { paypalSdkUrl?: string | null; styleSource?: string | null };

/**
 * Returns the directives for Trusted Types. Only policies turn text into markup or a script's URL: those of
 * `app/trusted-types.ts`, and that of the post editor, which just parses. Google's scripts create policies with
 * unspecified names, so with them any name is allowed. The page with PayPal's script has no Trusted Types, because we
 * cannot restrict that script. That page is always loaded as a new document, so no other page loses Trusted Types.
 */
function trustedTypes({ analytics, recaptcha, paypalSdkUrl }: PageOptions): CspDirectives {
  if (isOfOthers(paypalSdkUrl)) return {};
  const own = { 'require-trusted-types-for': ["'script'"] };
  return analytics || recaptcha ? own : { ...own, 'trusted-types': ['default', 'site', 'editor'] };
}

/**
 * Returns the Cross-Origin-Embedder-Policy of a page that cannot use the default one; null for other pages. With the default,
 * a browser would block the frames of reCAPTCHA and PayPal, which declare no such policy. A visitor can reach reCAPTCHA
 * from any public page without leaving the document, so with reCAPTCHA all public pages need the other policy.
 */
export const otherEmbedderPolicy = ({ recaptcha, paypalSdkUrl }: Pick<PageOptions, 'recaptcha' | 'paypalSdkUrl'>) =>
  recaptcha || isOfOthers(paypalSdkUrl) ? 'unsafe-none' : null;

/** Whether the payment script is on another host. The demo's script is on this site. */
const isOfOthers = (sdkUrl: string | null | undefined): boolean => sdkUrl != null && URL.canParse(sdkUrl);

/** Returns the policy of a page whose own inline scripts have these sources (hashes, or the nonce of a streamed page). */
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

/** The hosts to which Google's tag reports, according to its guide: developers.google.com/tag-platform/security/guides/csp */
const googleReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Returns the sources of the analytics script. It reports to its own origin, and Google's script also to other hosts. */
function analyticsSources(scriptUrl: string): { scripts: string[]; reports: string[] } {
  const { origin, pathname } = new URL(scriptUrl);
  // Allows only this script, not its whole host, which also serves other people's containers.
  return {
    scripts: [origin + pathname],
    reports: origin === new URL(googleTag).origin ? [origin, ...googleReports] : [origin],
  };
}

/** The hosts of reCAPTCHA's script; `www.recaptcha.net` replaces google.com where that is blocked. */
const googleRecaptcha = /^https:\/\/www\.(google\.com|recaptcha\.net)$/;

/** What else reCAPTCHA loads, according to its guide: developers.google.com/recaptcha/docs/faq */
const googleCheck = {
  scripts: ['https://www.gstatic.com/recaptcha/'],
  frames: ['https://recaptcha.google.com/recaptcha/'],
};

type BotCheckSources = { scripts: string[]; own: CspDirectives };

/**
 * Returns the sources of reCAPTCHA, limited to its folder. Without reCAPTCHA, our proof of work needs only its worker.
 */
function botCheckSources(recaptcha: PolicyOptions['recaptcha']): BotCheckSources {
  if (!recaptcha) return { scripts: [], own: { 'worker-src': ["'self'"] } };
  const { href, origin } = new URL('.', recaptcha.scriptUrl);
  const { scripts, frames } = googleRecaptcha.test(origin) ? googleCheck : { scripts: [], frames: [] };
  return { scripts: [href, ...scripts], own: { 'frame-src': [href, ...frames] } };
}

/** The marker after all content and before the renderer's own scripts (`app/root.tsx`). */
const scriptsBegin = '<template id="scripts">';

/**
 * Returns the first script of a document's head if it is the theme's, or else an empty text. Only the title, metadata and links
 * precede it, and their text is escaped.
 */
function headScript(html: string): string {
  const begin = html.indexOf('<script');
  if (!html.startsWith('<script id="theme">', begin) || begin > html.indexOf('</head>')) return '';
  return html.slice(begin, html.indexOf('</script>', begin) + '</script>'.length);
}

/**
 * Returns the hashes of the renderer's own inline scripts, as sources of a policy: the theme's, at the beginning of the head, and
 * those after the marker, which no content follows. A script that was injected with content precedes the marker, so it is not
 * allowed. Unlike a nonce, hashes let one rendered page serve every visitor.
 */
export function inlineScriptHashes(html: string): string[] {
  const own = headScript(html) + html.slice(html.lastIndexOf(scriptsBegin));
  const bodies = [...own.matchAll(/<script(?:\s[^>]*)?>([\s\S]+?)<\/script>/g)].map(([, body = '']) => body);
  return bodies.map((body) => `'sha256-${hash('sha256', body, 'base64')}'`);
}

/** The hosts of PayPal's SDK, according to its guide: developer.paypal.com/sdk/js/best-practices */
const hosts = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];
const isPaypals = ({ protocol, hostname }: URL) => protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname);

/**
 * Extends a page's policy for PayPal's SDK: with PayPal's hosts if the script is PayPal's own, or else with the script's origin.
 * A script of this site, as in a demo, needs nothing. The SDK adds style sheets to the page. According to
 * its guide, it needs no inline scripts.
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
