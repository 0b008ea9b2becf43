import { randomBytes } from 'node:crypto';
import {
  buyerTokenOf,
  type CspDirectives,
  clearCookie,
  contentSecurityPolicy,
  readCookie,
  setCookie,
} from '@agency/api';
import type { Environment } from '@agency/api/contract/environment';
import { buyerCookieDays } from '@agency/api/contract/orders';
import { botCheckConfig } from '../app/bot-check/bot-check-config.ts';
import type { QueryApi } from '../app/graphql/query-api.ts';
import type * as Site from '../app/page-handler.ts';
import { isPersonal } from '../app/personal-pages.ts';
import type { SiteContext } from '../app/site-context.ts';
import { inlineScriptHashes, otherEmbedderPolicy, pagePolicy } from './content-security-policy.ts';
import { RenderedPage, StreamedPage } from './rendered-page.ts';

/** A request, and what the rendering of its page needs. */
export type Visit = {
  request: Request;
  queryApi: QueryApi;
  /** The set that collects the tags of the page's content; null for a page that is rendered for one visitor. */
  tags: ReadonlySet<string> | null;
  /** Whether the page may be sent before its list has loaded. */
  mayStream: boolean;
  logError(error: unknown): void;
};

type RendererParts = {
  /** The page handler: of the built site, or of the current code in development. */
  handlePage: (typeof Site)['handlePage'];
  environment: Environment;
  /** Inlines a page's styles. Unset in development, where the styles change. */
  inlineStyles?(html: string): { html: string; styleSource: string | null };
  /** Changes the policy of every page, for development. */
  adaptPolicy?(policy: CspDirectives): CspDirectives;
};

const dayMs = 24 * 3_600_000;

/**
 * The caching policy for a CDN that is purged at every change (`CDN_PURGE_URL`). After an hour, the CDN asks again, in
 * case a purge was lost.
 */
const untilPurged = 'public, max-age=3600, stale-while-revalidate=60';
/**
 * The caching policy for other CDNs. They revalidate each time, and may serve an old page for up to a minute while they
 * do.
 */
const nextTime = 'public, max-age=0, stale-while-revalidate=60';

/** Returns a function that renders the site's pages with their headers. */
export function pageRenderer({
  handlePage,
  environment,
  inlineStyles = (html) => ({ html, styleSource: null }),
  adaptPolicy = (policy) => policy,
}: RendererParts) {
  const { agency, cdn, api } = environment;
  const { publicUrl, secure } = environment.site;
  const cdnCacheControl = cdn.purgeUrl && !api.url ? untilPurged : nextTime;
  const constant = { agency, botCheck: botCheckConfig(environment.recaptcha), publicUrl };

  return async function renderPage({ request, queryApi, tags, mayStream, logError }: Visit): Promise<RenderedPage> {
    const { analytics, recaptcha } = scriptsOfOthers(request, environment);
    let paypalSdkUrl: string | null = null;
    const admitPaypal = (sdkUrl: string) => {
      paypalSdkUrl = sdkUrl;
    };
    let nonce: string | null = null;
    const beginStream = () => {
      nonce = randomBytes(16).toString('base64');
      return nonce;
    };
    let markup: string | null = null;
    const takeMarkup = (html: string) => {
      markup = html;
    };
    const isData = new URL(request.url).pathname.endsWith('.data');
    // A request for a page's data (`.data`) is not streamed, because it must fail as a whole if the list fails.
    const ways = { admitPaypal, takeMarkup, beginStream, mayStream: mayStream && !isData };
    const cookies = cookiesOf(request, { secure });
    const response = await handlePage(request, { ...constant, analytics, cookies, queryApi, ...ways, logError });
    const headers = new Headers(response.headers);
    const addPolicy = (scriptSources: readonly string[], styleSource: string | null) => {
      const options = { secure, analytics, recaptcha, paypalSdkUrl, styleSource };
      headers.set('Content-Security-Policy', contentSecurityPolicy(adaptPolicy(pagePolicy(scriptSources, options))));
      const embedderPolicy = otherEmbedderPolicy(options);
      if (embedderPolicy) headers.set('Cross-Origin-Embedder-Policy', embedderPolicy);
      // PayPal's window sends messages to the page that opened it. `same-origin` would prevent that.
      if (paypalSdkUrl) headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    };
    if (nonce && response.body) {
      addPolicy([`'nonce-${nonce}'`], null);
      return new StreamedPage(response.status, headers, response.body);
    }
    let body: Buffer;
    if (headers.get('Content-Type')?.startsWith('text/html')) {
      const { html, styleSource } = inlineStyles(markup ?? (await response.text()));
      body = Buffer.from(html);
      addPolicy(inlineScriptHashes(html), styleSource);
    } else body = Buffer.from(await response.arrayBuffer());
    return new RenderedPage(response.status, headers, body, tags && { tags: [...tags], cdnCacheControl });
  };
}

/** The third-party scripts that a page and its policy allow: none on personal pages. */
export function scriptsOfOthers(
  { url }: Pick<Request, 'url'>,
  { analytics, recaptcha }: Pick<Environment, 'analytics' | 'recaptcha'>,
): Pick<Environment, 'analytics' | 'recaptcha'> {
  return isPersonal(new URL(url).pathname) ? { analytics: null, recaptcha: null } : { analytics, recaptcha };
}

/** Returns the functions that read and write the cookies of a request's browser. */
export function cookiesOf(request: Request, options: { secure: boolean }): SiteContext['cookies'] {
  const asked = { headers: { cookie: request.headers.get('Cookie') ?? '' } };
  return {
    read: (kind) => readCookie(asked, kind, options),
    set: (kind, value, expiresAt) => setCookie(kind, value, new Date(expiresAt), options),
    clear: (kind) => clearCookie(kind, options),
    beginCheckout() {
      if (buyerTokenOf(asked, options)) return null;
      const token = randomBytes(32).toString('base64url');
      return setCookie('checkout', token, new Date(Date.now() + buyerCookieDays * dayMs), options);
    },
  };
}
