import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import type { PaymentStatus } from '#api/contract/checkout/statuses.ts';
import { statusColumns, transitions } from './order-state.ts';

/**
 * Moves a locked order to another state.
 *
 * @throws Error when there is no such way: a mistake of ours, which the database would refuse, too.
 */
export function changeStatus(
  transaction: Prisma.TransactionClient,
  { id, paymentStatus: from }: MaintenanceOrder,
  to: PaymentStatus,
  data: Prisma.MaintenanceOrderUpdateInput = {},
): Promise<MaintenanceOrder> {
  if (!transitions[from as PaymentStatus].includes(to))
    throw new Error(`An order that is ${from} does not become ${to}.`);
  return transaction.maintenanceOrder.update({ where: { id }, data: { ...data, ...statusColumns(to) } });
}
