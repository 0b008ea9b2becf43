import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder } from '@agency/prisma/client';
import { buyerCookieDays } from '#api/contract/orders.ts';
import { linkTtlDays } from '#api/contract/subscriptions.ts';
import { storable } from '#api/contract/text.ts';
import { hashToken, isToken } from '#api/session/session.ts';

type Asked = { readonly database: PrismaClient; readonly buyerToken: string | null };

/** Returns the pending order of this browser's buyer, if there is one. */
export async function pendingOrder({ database, buyerToken }: Asked): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  return database.maintenanceOrder.findFirst({ where: { buyerHash: hashToken(buyerToken), paymentStatus: 'pending' } });
}

/** Returns the newest order of this browser's buyer within the lifetime of the cookie. */
export async function currentOrder({
  database,
  buyerToken,
  now,
}: Asked & { now(): Date }): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  const within = (days: number) => ({ gte: new Date(now().getTime() - days * 24 * 3_600_000) });
  // The buyer can pay for a month of a subscription by its link for weeks.
  const byLink = { byLink: true, createdAt: within(linkTtlDays + buyerCookieDays) };
  return database.maintenanceOrder.findFirst({
    where: { buyerHash: hashToken(buyerToken), OR: [{ createdAt: within(buyerCookieDays) }, byLink] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/**
 * Returns the order that matches, if it belongs to this browser's buyer. For another buyer's order, returns null, as if it did
 * not exist.
 */
export async function buyersOrder(
  { database, buyerToken }: Asked,
  where: { id?: string; paypalOrderId: string },
): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  const paypalOrderId = storable(where.paypalOrderId);
  return database.maintenanceOrder.findFirst({ where: { ...where, paypalOrderId, buyerHash: hashToken(buyerToken) } });
}

/** Whether a token is that of a link with which the customer of a subscription pays a month. */
export async function isPaymentLink({ database }: Pick<Asked, 'database'>, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  return (await database.maintenanceOrder.count({ where: { buyerHash: hashToken(token), byLink: true } })) > 0;
}
