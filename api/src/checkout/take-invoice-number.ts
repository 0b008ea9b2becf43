import type { Prisma } from '@agency/prisma/client';

/**
 * The year's next invoice number, such as INV-2026-000123. The year's row stays locked until the transaction ends, so no
 * two orders get the same; and one that is rolled back gives its number back, so none is skipped.
 */
export async function takeInvoiceNumber(transaction: Prisma.TransactionClient, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [row] = await transaction.$queryRaw<{ number: number }[]>`
    INSERT INTO invoice_sequences (year, last_number) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = invoice_sequences.last_number + 1
    RETURNING last_number AS number`;
  return `INV-${year}-${String(row?.number).padStart(6, '0')}`;
}
