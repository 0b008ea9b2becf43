import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder } from '@agency/prisma/client';
import { buyerCookieDays } from '#api/contract/orders.ts';
import { linkTtlDays } from '#api/contract/subscriptions.ts';
import { storable } from '#api/contract/text.ts';
import { hashToken } from '#api/session/session.ts';

type Asked = { readonly database: PrismaClient; readonly buyerToken: string | null };

/** The pending order of this browser's buyer, if there is one. */
export async function pendingOrder({ database, buyerToken }: Asked): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  return database.maintenanceOrder.findFirst({ where: { buyerHash: hashToken(buyerToken), paymentStatus: 'pending' } });
}

/** The newest order of this browser's buyer, within its cookie's lifetime. */
export async function currentOrder({
  database,
  buyerToken,
  now,
}: Asked & { now(): Date }): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  const within = (days: number) => ({ gte: new Date(now().getTime() - days * 24 * 3_600_000) });
  // A month of a subscription may be paid by its link for weeks.
  const byLink = { byLink: true, createdAt: within(linkTtlDays + buyerCookieDays) };
  return database.maintenanceOrder.findFirst({
    where: { buyerHash: hashToken(buyerToken), OR: [{ createdAt: within(buyerCookieDays) }, byLink] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/**
 * The order with these facts, if it belongs to this browser's buyer; another buyer's order is answered as if it did not
 * exist.
 */
export async function buyersOrder(
  { database, buyerToken }: Asked,
  where: { id?: string; paypalOrderId: string },
): Promise<MaintenanceOrder | null> {
  if (!buyerToken) return null;
  const paypalOrderId = storable(where.paypalOrderId);
  return database.maintenanceOrder.findFirst({ where: { ...where, paypalOrderId, buyerHash: hashToken(buyerToken) } });
}
