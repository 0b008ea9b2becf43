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
 * Opens the link in a mail with which a subscription's customer pays a month: makes this browser the buyer of that order, and
 * redirects to its payment. An unknown token changes nothing, because its inventor would see the orders that are placed
 * with it. It leads to the buyer's own order, or to the plans that the buyer has already.
 */
export async function loader({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const { cookies, queryApi } = context.get(siteContext);
  const token = url.searchParams.get('token') ?? '';
  const headers = new Headers(personalHeaders);
  if (token && (await queryApi(paymentLinkQuery, { token })).isPaymentLink)
    headers.append('Set-Cookie', cookies.set('checkout', token, Date.now() + buyerCookieDays * dayMs));
  return redirectDocument(`${addressOf('payment')}&${byLinkParameter}`, { headers });
}
