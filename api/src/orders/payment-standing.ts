import type { Prisma } from '@agency/prisma/client';
import type { PaymentStatus } from '#api/contract/orders.ts';

/** The state of an order's payment in finer steps than its status. */
export const paymentStandings = {
  waiting: 'No payment has arrived yet.',
  declined: 'PayPal declined the last payment. The customer can choose another payment method.',
  held: 'PayPal holds the payment and decides later. The customer must not pay again.',
  paid: 'The payment arrived as agreed.',
  partlyRefunded: 'The payment arrived, and a part of it was refunded.',
  review: 'The payment arrived, but not as agreed, and needs review.',
  refused: 'PayPal declined the payment for good, and the order ended.',
  ended: 'The payment never arrived, and the order ended.',
  refunded: 'The money went back to the customer.',
  reversed: 'PayPal took the money back for the customer or a bank.',
} as const;
export type PaymentStanding = keyof typeof paymentStandings;

type Event = { kind: string; status: string | null };
type Order = { paymentStatus: string; captureStatus: string | null; declinedAt: Date | null; events: readonly Event[] };

const reversed = { kind: 'webhook-received', status: 'PAYMENT.CAPTURE.REVERSED' };
const settled = { kind: { in: ['settled', 'settled-late'] } };
const partRefund = { kind: 'review', status: 'PARTIALLY_REFUNDED' };

/** The columns that `standingOf` and `paidAtOf` read. */
export const standingColumns = {
  paymentStatus: true,
  captureStatus: true,
  declinedAt: true,
  events: { where: { OR: [reversed, partRefund, settled] }, select: { at: true, kind: true, status: true } },
} satisfies Prisma.MaintenanceOrderSelect;

export function standingOf({ paymentStatus, captureStatus, declinedAt, events }: Order): PaymentStanding {
  const happened = ({ kind, status }: Event) => events.some((event) => event.kind === kind && event.status === status);
  const status = paymentStatus as PaymentStatus;
  switch (status) {
    case 'pending':
      return declinedAt ? 'declined' : captureStatus === 'PENDING' ? 'held' : 'waiting';
    case 'failed':
      return declinedAt ? 'refused' : 'ended';
    case 'paid':
      return happened(partRefund) ? 'partlyRefunded' : 'paid';
    case 'refunded':
      return happened(reversed) ? 'reversed' : 'refunded';
    default:
      return status;
  }
}

/** Returns when an order's payment was recorded. Null for an order that was never paid as agreed. */
export const paidAtOf = ({ events }: { events: readonly { kind: string; at: Date }[] }): Date | null =>
  events.find(({ kind }) => settled.kind.in.includes(kind))?.at ?? null;
