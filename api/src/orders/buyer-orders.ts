import type { IncomingMessage } from 'node:http';
import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder } from '@agency/prisma/client';
import { parseCookie, stringifySetCookie } from 'cookie';
import { buyerCookieDays } from '#api/contract/orders.ts';
import { storable } from '#api/contract/text.ts';
import type { CookieOptions } from '#api/session/session.ts';
import { hashToken, isToken } from '#api/session/token.ts';

/** What the cookie is called. A site whose API runs elsewhere sends it on by this name. */
export const buyerCookieName = ({ secure }: CookieOptions) => (secure ? '__Host-checkout' : 'checkout');

/** The Set-Cookie value that keeps in the browser which orders it placed. */
export function buyerCookie(token: string, expires: Date, { secure }: CookieOptions): string {
  return stringifySetCookie({
    name: buyerCookieName({ secure }),
    value: token,
    expires,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
  });
}

/** The token of the browser that asks; null when it bears none. */
export function buyerTokenOf({ headers }: Pick<IncomingMessage, 'headers'>, options: CookieOptions): string | null {
  const token = parseCookie(headers.cookie ?? '')[buyerCookieName(options)] ?? '';
  return isToken(token) ? token : null;
}

type Asked = { readonly database: PrismaClient; readonly buyerToken: string | null };

/** The order of this browser's buyer that waits for money, if there is one. */
export async function pendingOrder({ database, buyerToken }: Asked): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  return database.maintenanceOrder.findFirst({ where: { buyerHash: hashToken(buyerToken), paymentStatus: 'pending' } });
}

/** The newest order of this browser's buyer, of the days that its cookie lasts. */
export async function currentOrder({
  database,
  buyerToken,
  now,
}: Asked & { now(): Date }): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  const createdAt = { gte: new Date(now().getTime() - buyerCookieDays * 24 * 3_600_000) };
  return database.maintenanceOrder.findFirst({
    where: { buyerHash: hashToken(buyerToken), createdAt },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** The order that these facts belong to, if it is this browser's buyer's; another's is answered as if there were none. */
export async function buyersOrder(
  { database, buyerToken }: Asked,
  where: { id?: string; paypalOrderId: string },
): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  const paypalOrderId = storable(where.paypalOrderId);
  return database.maintenanceOrder.findFirst({ where: { ...where, paypalOrderId, buyerHash: hashToken(buyerToken) } });
}
