import { randomBytes } from 'node:crypto';
import { buyerCookie, buyerTokenOf } from '@agency/api';
import { buyerCookieDays } from '@agency/api/contract/orders';
import type { SiteContext } from '../app/site-context.ts';

const dayMs = 24 * 3_600_000;

/**
 * The cookies by which a request's browser is known as a buyer. One is made before the first order too: two placings at
 * once are one order only when both come from a buyer who is known.
 */
export function buyerCookies(request: Request, { secure }: { secure: boolean }): SiteContext['buyerCookie'] {
  return {
    set: (token, expiresAt) => buyerCookie(token, new Date(expiresAt), { secure }),
    begin() {
      const cookie = request.headers.get('Cookie') ?? '';
      if (buyerTokenOf({ headers: { cookie } }, { secure })) return null;
      const token = randomBytes(32).toString('base64url');
      return buyerCookie(token, new Date(Date.now() + buyerCookieDays * dayMs), { secure });
    },
  };
}
