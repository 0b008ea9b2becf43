import { CircleCheck, CircleSlash, FlaskConical, Hourglass, TriangleAlert, Undo2 } from 'lucide-react';
import type { OrderLine } from './load-orders.ts';
import * as styles from './orders.css.ts';

/** The statuses of an order, each with a label and a mark of its own: nobody has to tell the colors apart. */
const statuses = {
  pending: { label: 'Waiting for payment', Mark: Hourglass },
  paid: { label: 'Paid', Mark: CircleCheck },
  review: { label: 'Needs review', Mark: TriangleAlert },
  failed: { label: 'Ended unpaid', Mark: CircleSlash },
  refunded: { label: 'Refunded', Mark: Undo2 },
  demo: { label: 'Demonstration', Mark: FlaskConical },
} as const;

/** The status of an order; also that it needs review, where the status alone does not say so, and that it is a demonstration. */
export function OrderStatus({ order: { paymentStatus, reviewReason, demo } }: { order: OrderLine }) {
  const shown: (keyof typeof statuses)[] = [paymentStatus];
  if (reviewReason && paymentStatus !== 'review') shown.push('review');
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
