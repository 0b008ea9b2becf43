import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { loader } from './pay-route.ts';

test.each([
  ['the token of a payment link', true, 'checkout=T'],
  ['any other token', false, null],
])('for %s, the response sets the cookie %j', async (_what, isPaymentLink, cookie) => {
  const context = new RouterContextProvider();
  const cookies = { set: (kind: string, token: string) => `${kind}=${token}` };
  context.set(siteContext, { cookies, queryApi: async () => ({ isPaymentLink }) } as unknown as SiteContext);
  const answer = await loader({ context, url: new URL('http://site.invalid/maintenance/pay?token=T') });
  expect(answer.headers.get('Location')).toBe('/maintenance/checkout?step=payment&link');
  expect(answer.headers.get('Set-Cookie')).toBe(cookie);
});
