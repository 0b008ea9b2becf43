import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';

/** The order as it is now, and nobody else's to change until the transaction ends. */
export async function lockOrder(transaction: Prisma.TransactionClient, id: string): Promise<MaintenanceOrder> {
  await transaction.$queryRaw`SELECT 1 FROM maintenance_orders WHERE id = ${id}::uuid FOR UPDATE`;
  return transaction.maintenanceOrder.findUniqueOrThrow({ where: { id } });
}

/** Placing and settling wait for each other at a row or a lock: longer than usual, and shorter than a visitor's patience. */
export const lockTimeouts = { maxWait: 10_000, timeout: 15_000 } as const;
