import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder } from '@agency/prisma/client';
import { buyerCookieDays } from '#api/contract/orders.ts';
import { linkTtlDays } from '#api/contract/subscriptions.ts';
import { storable } from '#api/contract/text.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import { hashToken, isToken } from '#api/session/session.ts';

type Asked = {
  readonly database: PrismaClient;
  readonly buyerToken: string | null;
  readonly paypal: Pick<PayPal, 'isDemo'>;
};

/**
 * Selects the orders of this browser's buyer. Orders of a demonstration and real ones never mix, because PayPal and its
 * stand-in know only their own payments.
 */
const ofBuyer = (buyerToken: string, { isDemo: demo }: Asked['paypal']) => ({ buyerHash: hashToken(buyerToken), demo });

/** Returns the pending order of this browser's buyer, if there is one. */
export async function pendingOrder({ database, buyerToken, paypal }: Asked): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  return database.maintenanceOrder.findFirst({ where: { ...ofBuyer(buyerToken, paypal), paymentStatus: 'pending' } });
}

/** Returns the newest order of this browser's buyer within the lifetime of the cookie. */
export async function currentOrder({
  database,
  buyerToken,
  paypal,
  now,
}: Asked & { now(): Date }): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  const within = (days: number) => ({ gte: new Date(now().getTime() - days * 24 * 3_600_000) });
  // A payment link works for weeks, so its order is found during the link's lifetime plus that of the cookie.
  const byLink = { byLink: true, createdAt: within(linkTtlDays + buyerCookieDays) };
  return database.maintenanceOrder.findFirst({
    where: { ...ofBuyer(buyerToken, paypal), OR: [{ createdAt: within(buyerCookieDays) }, byLink] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/**
 * Returns the order that matches, if it belongs to this browser's buyer. For another buyer's order, returns null, as if
 * it did not exist.
 */
export async function buyersOrder(
  { database, buyerToken, paypal }: Asked,
  where: { id?: string; paypalOrderId: string },
): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  const paypalOrderId = storable(where.paypalOrderId);
  return database.maintenanceOrder.findFirst({ where: { ...where, paypalOrderId, ...ofBuyer(buyerToken, paypal) } });
}

/** Whether a token belongs to a link for paying a month of a subscription. */
export async function isPaymentLink({ database }: Pick<Asked, 'database'>, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  return (await database.maintenanceOrder.count({ where: { buyerHash: hashToken(token), byLink: true } })) > 0;
}
