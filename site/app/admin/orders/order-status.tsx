import { CircleCheck, CircleSlash, FlaskConical, Hourglass, TriangleAlert, Undo2 } from 'lucide-react';
import type { OrderLine } from './load-orders.ts';
import * as styles from './order-status.css.ts';

/** How an order stands, in words and with a mark of its own: nobody has to tell the colours apart. */
const standings = {
  pending: { words: 'Waiting for payment', Mark: Hourglass },
  paid: { words: 'Paid', Mark: CircleCheck },
  review: { words: 'Needs review', Mark: TriangleAlert },
  failed: { words: 'Ended unpaid', Mark: CircleSlash },
  refunded: { words: 'Refunded', Mark: Undo2 },
  demo: { words: 'Demonstration', Mark: FlaskConical },
} as const;

/** How an order stands; also that a person must look at it, where the standing alone does not say so, and that it is no real one. */
export function OrderStatus({ order: { paymentStatus, reviewReason, demo } }: { order: OrderLine }) {
  const shown: (keyof typeof standings)[] = [paymentStatus];
  if (reviewReason && paymentStatus !== 'review') shown.push('review');
  if (demo) shown.push('demo');
  return (
    <span className={styles.statuses}>
      {shown.map((status) => {
        const { words, Mark } = standings[status];
        return (
          <span key={status} className={styles.status({ status })}>
            <Mark className={styles.mark} size={15} aria-hidden="true" />
            {words}{' '}
          </span>
        );
      })}
    </span>
  );
}
