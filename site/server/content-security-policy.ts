import { hash } from 'node:crypto';
import type { CspDirectives } from '@agency/api';
import type { Environment } from '@agency/api/contract/environment';
import { googleTag } from '@agency/api/contract/environment-variables';

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Sizes and colours that come with data (a picture's ratio, a menu's place) are set on the element.
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
/** `paypalSdkUrl`: where the script of the payment step comes from; null on every other page. */
/** `styleSource`: the hash of the inline styles. */
type PageOptions = PolicyOptions & { paypalSdkUrl?: string | null; styleSource?: string | null };

/**
 * Text becomes markup or a script's address only through the policies of `app/trusted-types.ts`. Google's scripts make
 * policies of their own, whose names nobody promises. What PayPal's own script does is not ours to say: its page, which is
 * always loaded as a document of its own, goes without.
 */
function trustedTypes({ analytics, recaptcha, paypalSdkUrl }: PageOptions): CspDirectives {
  if (isOfOthers(paypalSdkUrl)) return {};
  const own = { 'require-trusted-types-for': ["'script'"] };
  return analytics || recaptcha ? own : { ...own, 'trusted-types': ['default', 'site'] };
}

/**
 * The Cross-Origin-Embedder-Policy of a page that cannot have the one of all others; null for a page that can. reCAPTCHA and
 * PayPal are frames that say nothing of it, so a browser would refuse them. A visitor reaches reCAPTCHA from any public page
 * without leaving the document, so then none of those can have it.
 */
export const otherEmbedderPolicy = ({ recaptcha, paypalSdkUrl }: Pick<PageOptions, 'recaptcha' | 'paypalSdkUrl'>) =>
  recaptcha || isOfOthers(paypalSdkUrl) ? 'unsafe-none' : null;

/** Whether PayPal's script is not the demonstration's, which this site serves itself. */
const isOfOthers = (sdkUrl: string | null | undefined): boolean => sdkUrl != null && URL.canParse(sdkUrl);

/** The policy of a page whose own inline scripts have these sources (hashes, or a nonce while developing). */
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

/** Where Google's tag sends what it counts, as its own guide lists it: developers.google.com/tag-platform/security/guides/csp */
const googleReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The analytics script may come from its own origin and report to it; Google's reports to others too. */
function analyticsSources(scriptUrl: string): { scripts: string[]; reports: string[] } {
  const { origin, pathname } = new URL(scriptUrl);
  // The one script, not its whole host: a tag manager's host would also serve anybody's container.
  return {
    scripts: [origin + pathname],
    reports: origin === new URL(googleTag).origin ? [origin, ...googleReports] : [origin],
  };
}

/** Where reCAPTCHA's script may come from; `www.recaptcha.net` is its name where google.com cannot be reached. */
const googleRecaptcha = /^https:\/\/www\.(google\.com|recaptcha\.net)$/;

/** What else Google's check loads, as its own guide lists it: developers.google.com/recaptcha/docs/faq */
const googleCheck = {
  scripts: ['https://www.gstatic.com/recaptcha/'],
  frames: ['https://recaptcha.google.com/recaptcha/'],
};

type BotCheckSources = { scripts: string[]; own: CspDirectives };

/** reCAPTCHA's scripts and frames, from its folder and not its whole host; or the worker of our own proof of work. */
function botCheckSources(recaptcha: PolicyOptions['recaptcha']): BotCheckSources {
  if (!recaptcha) return { scripts: [], own: { 'worker-src': ["'self'"] } };
  const { href, origin } = new URL('.', recaptcha.scriptUrl);
  const { scripts, frames } = googleRecaptcha.test(origin) ? googleCheck : { scripts: [], frames: [] };
  return { scripts: [href, ...scripts], own: { 'frame-src': [href, ...frames] } };
}

/** Stands in every page before the scripts that the render writes, after all content (`app/root.tsx`). */
const scriptsBegin = '<template id="scripts">';

/**
 * The first script of a document's head, if it is the theme's. What comes before it are titles, meta data and links, whose
 * text is escaped.
 */
function headScript(html: string): string {
  const begin = html.indexOf('<script');
  if (!html.startsWith('<script id="theme">', begin) || begin > html.indexOf('</head>')) return '';
  return html.slice(begin, html.indexOf('</script>', begin) + '</script>'.length);
}

/**
 * The hashes of the inline scripts that a render wrote itself, as sources of a policy: the theme's, which the document's
 * head begins with, and those after the mark, which no content comes behind. A script smuggled in with content stands before
 * it and is not allowed. Unlike a nonce, hashes let one rendered page serve every visitor.
 */
export function inlineScriptHashes(html: string): string[] {
  const own = headScript(html) + html.slice(html.lastIndexOf(scriptsBegin));
  const bodies = [...own.matchAll(/<script(?:\s[^>]*)?>([\s\S]+?)<\/script>/g)].map(([, body = '']) => body);
  return bodies.map((body) => `'sha256-${hash('sha256', body, 'base64')}'`);
}

/** What PayPal's SDK loads, as its own guide lists it: developer.paypal.com/sdk/js/best-practices */
const hosts = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];
const isPaypals = ({ protocol, hostname }: URL) => protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname);

/**
 * A page's policy, opened for PayPal's SDK: its hosts when the script is PayPal's own, else the one origin that is named.
 * A script of this site, as in a demonstration, needs nothing. PayPal writes style sheets into the page; scripts inline it
 * does without, as its guide allows.
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
