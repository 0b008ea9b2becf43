import type { Prisma } from '@agency/prisma/client';
import type { PaymentStatus } from '#api/contract/orders.ts';

/** How an order's payment stands, as a person asks: finer than its status, and read from its ledger. */
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

const held = { kind: { in: ['capture-answered', 'lookup-answered'] }, status: 'PENDING' };
const reversed = { kind: 'webhook-received', status: 'PAYMENT.CAPTURE.REVERSED' };
const partRefund = { kind: 'review', status: 'PARTIALLY_REFUNDED' };
const turns = ['denied', 'capture-requested', 'replaced', 'expired'];

/** The lines of a ledger that `standingOf` reads, the newest first. */
export const standingEvents = {
  where: { OR: [{ kind: { in: turns } }, held, reversed, partRefund] },
  orderBy: [{ at: 'desc' }, { id: 'desc' }],
  take: 20,
  select: { kind: true, status: true },
} satisfies Prisma.MaintenanceOrder$eventsArgs;

/** How the payment of an order of this status stands, by these lines of its ledger, the newest first. */
export function standingOf(status: PaymentStatus, events: readonly Event[]): PaymentStanding {
  const happened = ({ kind, status }: Event) => events.some((event) => event.kind === kind && event.status === status);
  const last = events.find(({ kind, status }) => turns.includes(kind) || status === held.status);
  switch (status) {
    case 'pending':
      return last?.kind === 'denied' ? 'declined' : last?.status === held.status ? 'held' : 'waiting';
    case 'failed':
      return last?.kind === 'denied' ? 'refused' : 'ended';
    case 'paid':
      return happened(partRefund) ? 'partlyRefunded' : 'paid';
    case 'refunded':
      return happened(reversed) ? 'reversed' : 'refunded';
    default:
      return status;
  }
}
