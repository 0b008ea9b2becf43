import type { Prisma } from '@agency/prisma/client';
import type { PaymentStatus } from '#api/contract/orders.ts';

/** The state of an order's payment in finer steps than its status. */
export const paymentStandings = {
  waiting: 'Nothing came yet.',
  declined: 'PayPal declined the last payment. The buyer may choose another way to pay.',
  held: 'PayPal holds the payment and decides later. The buyer must not pay again.',
  paid: 'It came as agreed.',
  partlyRefunded: 'It came, and a part of it went back.',
  review: 'It came, but not as agreed, and needs review.',
  refused: 'PayPal declined it for good, and the order ended.',
  ended: 'It never came, and the order ended.',
  refunded: 'It went back to the buyer.',
  reversed: 'PayPal took it back for the buyer or a bank.',
} as const;
export type PaymentStanding = keyof typeof paymentStandings;

type Event = { kind: string; status: string | null };
type Order = { paymentStatus: string; captureStatus: string | null; declinedAt: Date | null; events: readonly Event[] };

const reversed = { kind: 'webhook-received', status: 'PAYMENT.CAPTURE.REVERSED' };
const partRefund = { kind: 'review', status: 'PARTIALLY_REFUNDED' };

/** The columns that `standingOf` reads. */
export const standingColumns = {
  paymentStatus: true,
  captureStatus: true,
  declinedAt: true,
  events: { where: { OR: [reversed, partRefund] }, select: { kind: true, status: true } },
} satisfies Prisma.MaintenanceOrderSelect;

/** Returns the state of an order's payment. */
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
