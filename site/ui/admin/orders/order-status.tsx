import { CircleCheck, CircleSlash, CircleX, FlaskConical, Hourglass, TriangleAlert, Undo2 } from 'lucide-react';
import type { Order } from './order.ts';
import * as styles from './orders.css.ts';

/** The statuses of an order. Each has a label and an icon, so that the meaning does not depend on color. */
const statuses = {
  waiting: { label: 'Waiting for payment', Mark: Hourglass },
  declined: { label: 'Payment declined', Mark: CircleX },
  held: { label: 'PayPal is checking', Mark: Hourglass },
  paid: { label: 'Paid', Mark: CircleCheck },
  partlyRefunded: { label: 'Partly refunded', Mark: Undo2 },
  review: { label: 'Needs review', Mark: TriangleAlert },
  refused: { label: 'Declined for good', Mark: CircleX },
  ended: { label: 'Ended unpaid', Mark: CircleSlash },
  refunded: { label: 'Refunded', Mark: Undo2 },
  reversed: { label: 'Reversed', Mark: Undo2 },
  demo: { label: 'Demonstration', Mark: FlaskConical },
} as const;

/** Shows an order's status, and tags if it also needs review or is a demonstration. */
export function OrderStatus({
  order: { standing, reviewReason, demo },
}: {
  order: Pick<Order, 'standing' | 'reviewReason' | 'demo'>;
}) {
  const shown: (keyof typeof statuses)[] = [standing];
  if (reviewReason && standing !== 'review') shown.push('review');
  if (demo) shown.push('demo');
  return (
    <span className={styles.statuses}>
      {shown.map((status) => {
        const { label, Mark } = statuses[status];
        return (
          <span key={status} className={styles.status({ status })}>
            <Mark className={styles.mark} size={15} aria-hidden="true" />
            {label}{' '}
          </span>
        );
      })}
    </span>
  );
}

/** Whether an order brought money that the agency keeps. */
export const isKept = (standing: Order['standing']): boolean => standing === 'paid' || standing === 'partlyRefunded';

/** Explanations of the statuses whose label does not say enough. */
export const standingAdvice: Partial<Record<Order['standing'], string>> = {
  declined:
    'PayPal declined the payment, and no money was taken. The customer can choose another way to pay in the same checkout until the order expires.',
  held: 'PayPal is reviewing the payment, usually for less than a day. The customer should not pay again, and gets an email either way.',
  partlyRefunded: 'The plan is active. Part of the money was refunded; the ledger shows how much.',
  refused: 'No money was taken. The customer can order again.',
  reversed:
    'PayPal returned the money on behalf of the customer or a bank. If this order paid for the newest month, the plan has ended. The case is in PayPal’s Resolution Center.',
};
