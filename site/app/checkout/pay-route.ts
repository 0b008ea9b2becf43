import { buyerCookieDays } from '@agency/api/contract/orders';
import { redirectDocument } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/pay-route.ts';
import { addressOf } from './step.ts';

/** As the API makes them. */
const tokenPattern = /^[\w-]{20,100}$/;
const dayMs = 24 * 3_600_000;

/**
 * The link in a mail by which the customer of a subscription pays a month: it makes this browser the buyer of that order, whose
 * payment is the last step of the checkout. A token of no order leads to the choice of a plan, as any other browser.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { cookies } = context.get(siteContext);
  const token = url.searchParams.get('token') ?? '';
  const headers = new Headers(personalHeaders);
  if (tokenPattern.test(token))
    headers.append('Set-Cookie', cookies.set('checkout', token, Date.now() + buyerCookieDays * dayMs));
  return redirectDocument(addressOf('payment'), { headers });
}
