import { randomBytes } from 'node:crypto';
import { endedSessionCookie, sessionCookie } from '@agency/api';
import type { Environment } from '@agency/api/contract/environment';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { botCheckConfig } from '../app/bot-check/bot-check-config.ts';
import type { QueryApi } from '../app/graphql/query-api.ts';
import type { SiteContext } from '../app/site-context.ts';
import { buyerCookies } from './buyer-cookies.ts';
import { otherEmbedderPolicy, trustOwnScripts } from './content-security-policy.ts';
import { RenderedPage } from './rendered-page.ts';

/** One visit, as rendering needs it. */
export type Visit = { request: Request; queryApi: QueryApi; logError(error: unknown): void };

/** Writes the Content-Security-Policy for a page whose own inline scripts have these hashes; `paypalSdkUrl` if it takes payments. */
export type PolicyFor = (scriptSources: readonly string[], paypalSdkUrl: string | null) => string;

type RendererParts = {
  /** The built site; asked for at every visit, so that development sees each change. */
  build(): Promise<ServerBuild>;
  environment: Environment;
  policyFor: PolicyFor;
};

/** Renders pages of the site, each finished and with its headers. */
export function pageRenderer({ build, environment, policyFor }: RendererParts) {
  const handle = createRequestHandler(build, environment.production ? 'production' : undefined);
  const { secure } = environment.site;
  const signInCookie: SiteContext['signInCookie'] = {
    set: (token, expiresAt) => sessionCookie(token, new Date(expiresAt), { secure }),
    clear: () => endedSessionCookie({ secure }),
  };

  return async function renderPage({ request, queryApi, logError }: Visit): Promise<RenderedPage> {
    const nonce = randomBytes(16).toString('base64url');
    const { agency, analytics, site } = environment;
    const botCheck = botCheckConfig(environment.recaptcha);
    const context = new RouterContextProvider();
    // The app is bundled, so the context's identity comes from the bundle and not from an import of its source.
    const { siteContext } = (await build()).entry.module as unknown as typeof import('../app/site-context.ts');
    const { publicUrl } = site;
    let paypalSdkUrl: string | null = null;
    const admitPaypal = (sdkUrl: string) => {
      paypalSdkUrl = sdkUrl;
    };
    const cookies = { signInCookie, buyerCookie: buyerCookies(request, { secure }) };
    const parts = { agency, analytics, botCheck, publicUrl, queryApi, ...cookies, admitPaypal, nonce, logError };
    context.set(siteContext, parts satisfies SiteContext);
    const response = await handle(request, context);
    const headers = new Headers(response.headers);
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      return new RenderedPage(response.status, headers, Buffer.from(await response.arrayBuffer()));
    }
    const { html, sources } = trustOwnScripts(await response.text(), nonce);
    headers.set('Content-Security-Policy', policyFor(sources, paypalSdkUrl));
    const embedderPolicy = otherEmbedderPolicy({ recaptcha: environment.recaptcha, paypalSdkUrl });
    if (embedderPolicy) headers.set('Cross-Origin-Embedder-Policy', embedderPolicy);
    // PayPal's window tells the page that opened it; `same-origin` would cut the two apart.
    if (paypalSdkUrl) headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    return new RenderedPage(response.status, headers, Buffer.from(html));
  };
}
