import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { Order } from '#app/graphql/orders.ts';
import { text } from '#app/theme/text.css.ts';
import * as styles from './attention.css.ts';

/** What there is to do about an order that a person must look at, by how it stands. */
const steps: Record<Order['paymentStatus'], string> = {
  review:
    'Money has arrived, but the plan has not begun. Find the payment in PayPal by its id below. Refund it there, or agree with the customer on what it was for.',
  paid: 'The plan runs. Compare the payments in PayPal with the ledger below, and refund there what was paid too much.',
  refunded: 'Tell the customer that the plan has ended, if they do not know it yet.',
  pending: 'Find the order in PayPal by its id below. Write to the customer before you refund anything.',
  failed: 'Find the order in PayPal by its id below. If money did arrive there, refund it there.',
};

/** Why a person must look at the order, before everything else that is said of it. */
export function Attention({ order, attention }: { order: Order; attention: string }) {
  return (
    <section aria-labelledby="attention" className={styles.attention}>
      <h4 id="attention" className={clsx(text({ as: 'body' }), styles.title)}>
        <TriangleAlert className={styles.sign} size={20} aria-hidden="true" />
        Somebody must look at this order
      </h4>
      <p className={styles.words}>{attention}</p>
      <p className={styles.words}>
        <strong>What to do:</strong> {steps[order.paymentStatus]}
      </p>
    </section>
  );
}
