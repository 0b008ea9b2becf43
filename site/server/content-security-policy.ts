import { hash } from 'node:crypto';
import type { CspDirectives } from '@agency/api';
import type { Environment } from '@agency/api/contract/environment';
import { googleTag } from '@agency/api/contract/environment-variables';

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Sizes and colors that depend on data, such as a picture's ratio, are in `style` attributes.
  'style-src-attr': ["'unsafe-inline'"],
  // The admin may enter the https URL of a picture on any host.
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} satisfies CspDirectives;

type PolicyOptions = { secure: boolean } & Pick<Environment, 'analytics' | 'recaptcha'>;
/**
 * `paypalSdkUrl`: the URL of the payment step's script; null on other pages. `styleSource`: the hash of the inline
 * styles.
 */
type PageOptions = PolicyOptions & { paypalSdkUrl?: string | null; styleSource?: string | null };

/**
 * Returns the Trusted Types directives. Without third-party scripts, they allow only our own policies: those of
 * `app/trusted-types.ts` and the post editor's. Google's scripts create policies with unspecified names, so a page with
 * Google's scripts allows any name. A page with PayPal's script has no Trusted Types, because we cannot restrict that
 * script. Such a page is always loaded as a new document, so no other page loses Trusted Types.
 */
function trustedTypes({ analytics, recaptcha, paypalSdkUrl }: PageOptions): CspDirectives {
  if (isOfOthers(paypalSdkUrl)) return {};
  const own = { 'require-trusted-types-for': ["'script'"] };
  return analytics || recaptcha ? own : { ...own, 'trusted-types': ['default', 'site', 'editor'] };
}

/**
 * Returns the Cross-Origin-Embedder-Policy of a page with frames of reCAPTCHA or PayPal; null for other pages, which
 * keep the default policy. The default would block these frames, because they declare no embedder policy. If the site
 * uses reCAPTCHA, every public page has this policy, because a visitor can open the contact form without loading a new
 * document.
 */
export const otherEmbedderPolicy = ({ recaptcha, paypalSdkUrl }: Pick<PageOptions, 'recaptcha' | 'paypalSdkUrl'>) =>
  recaptcha || isOfOthers(paypalSdkUrl) ? 'unsafe-none' : null;

/** Whether the payment script is on another host. The demo's script is on this site. */
const isOfOthers = (sdkUrl: string | null | undefined): boolean => sdkUrl != null && URL.canParse(sdkUrl);

/**
 * Returns the policy of a page. `scriptSources`: the hashes of its own inline scripts, or the nonce of a streamed page.
 */
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

/**
 * The hosts to which Google's tag reports, according to its guide:
 * developers.google.com/tag-platform/security/guides/csp
 */
const googleReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

function analyticsSources(scriptUrl: string): { scripts: string[]; reports: string[] } {
  const { origin, pathname } = new URL(scriptUrl);
  // Allows only this script, because the same host also serves other people's containers.
  return {
    scripts: [origin + pathname],
    reports: origin === new URL(googleTag).origin ? [origin, ...googleReports] : [origin],
  };
}

/** The hosts of reCAPTCHA's script. Where google.com is blocked, sites use `www.recaptcha.net`. */
const googleRecaptcha = /^https:\/\/www\.(google\.com|recaptcha\.net)$/;

/** The other URLs that reCAPTCHA loads, according to its guide: developers.google.com/recaptcha/docs/faq */
const googleCheck = {
  scripts: ['https://www.gstatic.com/recaptcha/'],
  frames: ['https://recaptcha.google.com/recaptcha/'],
};

type BotCheckSources = { scripts: string[]; own: CspDirectives };

/**
 * Returns the CSP sources of the bot check: those of reCAPTCHA's scripts and frames, or, without reCAPTCHA, this site's
 * worker for the proof of work.
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
 * Returns the theme's script if it is the first script of the head; else an empty string. Content cannot take its
 * place, because only escaped titles, metadata and links precede it.
 */
function headScript(html: string): string {
  const begin = html.indexOf('<script');
  if (!html.startsWith('<script id="theme">', begin) || begin > html.indexOf('</head>')) return '';
  return html.slice(begin, html.indexOf('</script>', begin) + '</script>'.length);
}

/**
 * Returns the hashes of a page's own inline scripts as CSP sources: the theme's script in the head, and the scripts
 * after the marker. All content precedes the marker, so no hash allows a script in the content. Unlike a nonce, a hash
 * is the same for every visitor, so the page can be cached.
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
 * Adds the sources of the payment script to a page's policy. PayPal's own script gets PayPal's hosts, a script on
 * another host gets its origin, and a script of this site gets nothing. PayPal's SDK adds inline styles, but no inline
 * scripts, according to its guide.
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
