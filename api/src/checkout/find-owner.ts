import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import type { PayPalCapture, PayPalOrder } from '#api/paypal/paypal.ts';

/** The id of another order of ours that has this payment already, or that PayPal says the payment is for; else null. */
export async function findOwner(
  transaction: Prisma.TransactionClient,
  { id }: MaintenanceOrder,
  capture: PayPalCapture,
  { reference }: PayPalOrder,
): Promise<string | null> {
  const named = z.uuid().safeParse(reference).success ? [{ id: reference as string }] : [];
  const other = await transaction.maintenanceOrder.findFirst({
    where: { AND: [{ id: { not: id } }, { OR: [{ paypalPaymentId: capture.id }, ...named] }] },
    select: { id: true },
  });
  return other?.id ?? null;
}
