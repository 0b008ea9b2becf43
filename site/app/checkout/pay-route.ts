import { buyerCookieDays } from '@agency/api/contract/orders';
import { graphql } from '@agency/api/typed-graphql';
import { redirectDocument } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/pay-route.ts';
import { addressOf, byLinkParameter } from './step.ts';

const paymentLinkQuery = graphql(`
  query PaymentLink($token: String!) {
    isPaymentLink(token: $token)
  }
`);

const dayMs = 24 * 3_600_000;

/**
 * Opens a mailed payment link for a month of a subscription: makes this browser the buyer of that order, and redirects
 * to the payment. Sets no cookie for an unknown token. Otherwise, an attacker could choose this browser's token, and
 * see the orders that are placed with it.
 */
export async function loader({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const { cookies, queryApi } = context.get(siteContext);
  const token = url.searchParams.get('token') ?? '';
  const headers = new Headers(personalHeaders);
  if (token && (await queryApi(paymentLinkQuery, { token })).isPaymentLink)
    headers.append('Set-Cookie', cookies.set('checkout', token, Date.now() + buyerCookieDays * dayMs));
  return redirectDocument(`${addressOf('payment')}&${byLinkParameter}`, { headers });
}
