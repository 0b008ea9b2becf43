import type { Prisma } from '@agency/prisma/client';
import type { Outbox } from '#api/mail/outbox.ts';

/** Enqueues the mail that confirms an inquiry to the visitor. It has the inquiry's id, so that answers can be matched. */
export const enqueueReceipt = (
  transaction: Prisma.TransactionClient,
  outbox: Outbox,
  { id, email, service }: { id: string; email: string; service: string },
) =>
  outbox.enqueue(transaction, {
    kind: 'inquiry-receipt',
    id,
    recipient: email,
    content: { service, submissionId: id },
  });
