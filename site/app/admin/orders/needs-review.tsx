import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import type { Intended } from '../use-intent.ts';
import type { Order } from './load-orders.ts';
import * as styles from './orders.css.ts';

/** What there is to do about an order that needs review, by its status. */
const steps: Record<Order['paymentStatus'], string> = {
  review:
    'Money has arrived, but not as ordered, so the plan has not begun and cannot begin by this order. Find the payment in PayPal by its id below and refund it there; the order then counts as refunded. Ask the customer to order again if they still want the plan.',
  paid: 'The plan runs. Compare the payments in PayPal with the ledger below, and refund there what was paid too much.',
  refunded: 'Tell the customer that the plan has ended, if they do not know it yet.',
  pending:
    'Nothing yet: we keep asking PayPal, and the order is paid or ends by itself. If it still stands here tomorrow, find it in PayPal by its id below.',
  failed: 'Find the order in PayPal by its id below. If money did arrive there, refund it there.',
};

type NeedsReviewProps = { order: Order; reviewReason: string; clearing: Intended };

/** Why the order needs review, before everything else about it. */
export function NeedsReview({ order, reviewReason, clearing }: NeedsReviewProps) {
  return (
    <section aria-labelledby="needs-review" className={styles.review}>
      <h4 id="needs-review" className={clsx(text({ as: 'body' }), styles.title)}>
        <TriangleAlert className={styles.sign} size={20} aria-hidden="true" />
        Somebody must look at this order
      </h4>
      <p className={styles.text}>{reviewReason}</p>
      <p className={styles.text}>
        <strong>What to do:</strong> {steps[order.paymentStatus]}
      </p>
      {canClear(order) ? <ClearOrder order={order} clearing={clearing} /> : null}
    </section>
  );
}

/** Whether a review is all that an order needs: while its payment is open, only PayPal's answer helps. */
const canClear = ({ paymentStatus }: Order): boolean => paymentStatus !== 'review' && paymentStatus !== 'pending';

/** The button that ends a review. The ledger keeps that it was needed. */
function ClearOrder({ order: { id, reviewReason }, clearing }: { order: Order; clearing: Intended }) {
  const { Form, onSubmit, pendingId } = clearing;
  const pending = pendingId === id;
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="clear-order" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="reviewReason" value={reviewReason ?? ''} />
      <button type="submit" className={button({ kind: 'secondary', size: 'compact' })} aria-disabled={pending}>
        {pending ? 'Clearing...' : 'Done, clear this'}
      </button>
    </Form>
  );
}
