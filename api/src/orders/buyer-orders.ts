import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder } from '@agency/prisma/client';
import { buyerCookieDays } from '#api/contract/orders.ts';
import { storable } from '#api/contract/text.ts';
import { hashToken } from '#api/session/session.ts';

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
