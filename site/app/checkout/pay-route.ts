import { buyerCookieDays } from '@agency/api/contract/orders';
import { redirectDocument } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/pay-route.ts';
import { addressOf } from './step.ts';

/** The format of the API's tokens. */
const tokenPattern = /^[\w-]{20,100}$/;
const dayMs = 24 * 3_600_000;

/**
 * Opens the link in a mail with which a subscription's customer pays a month: makes this browser the buyer of that order, and
 * redirects to its payment. From there, an unknown token leads to the buyer's details, as in a browser without an order.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { cookies } = context.get(siteContext);
  const token = url.searchParams.get('token') ?? '';
  const headers = new Headers(personalHeaders);
  if (tokenPattern.test(token))
    headers.append('Set-Cookie', cookies.set('checkout', token, Date.now() + buyerCookieDays * dayMs));
  return redirectDocument(addressOf('payment'), { headers });
}
