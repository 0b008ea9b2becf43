import { clsx } from 'clsx';
import { Copy, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Inline } from '#ui/layout/layout.tsx';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import type { Order } from './order.ts';
import type { OnCopy } from './order-facts.tsx';
import * as styles from './orders.css.ts';

/** What the admin can do about an order that needs review, by its status. */
const steps: Record<Order['paymentStatus'], string> = {
  review:
    'The payment does not match the order, so the plan has not begun and cannot begin with this order. Find the payment in PayPal by its id and refund it there. The order then counts as refunded. Ask the customer to order again if they still want the plan. For a later month, we email them a payment link automatically.',
  paid: 'The plan is active. Compare the payments in PayPal with the ledger below, and refund any overpayment there.',
  refunded:
    'If this order paid for the newest month, the plan has ended, and the customer was told by email. The refund of an earlier month, or of a payment that did not match its order, ends no plan.',
  pending:
    'Nothing yet. We keep checking with PayPal until the order is paid or expires. If it is still listed here tomorrow, find it in PayPal by its id.',
  failed: 'Find the order in PayPal by its id. If money did arrive there, refund it there.',
};

type NeedsReviewProps = {
  order: Order;
  onCopy: OnCopy;
  level: 'h3' | 'h4';
  /** The button that clears the review. */
  clear: ReactNode;
};

/** Shows why an order needs review, and what to do about it. Renders nothing for other orders. */
export function NeedsReview({ order, level: Title, clear, onCopy }: NeedsReviewProps) {
  const { paymentStatus, reviewReason, paypalOrderId, paypalPaymentId } = order;
  if (!reviewReason) return null;
  const what = paypalPaymentId ? 'PayPal payment id' : 'PayPal order id';
  const id = paypalPaymentId ?? paypalOrderId;
  return (
    <section aria-labelledby="needs-review" className={styles.review}>
      <Title id="needs-review" className={clsx(text({ as: 'body' }), styles.title)}>
        <TriangleAlert className={styles.sign} size={20} aria-hidden="true" />
        This order needs review
      </Title>
      <p className={styles.text}>{reviewReason}</p>
      <p className={styles.text}>
        <strong>What to do:</strong> {steps[paymentStatus]}
      </p>
      <Inline gap="tiny" align="center">
        {id ? (
          <button
            type="button"
            className={clsx(button({ kind: 'secondary', size: 'compact' }), withScript)}
            onClick={() => onCopy(what, id)}
          >
            <Copy size={15} aria-hidden="true" />
            Copy {what}
          </button>
        ) : null}
        {canClear(order) ? clear : null}
      </Inline>
    </section>
  );
}

/**
 * Whether the admin can clear the review. While the payment is open, the review ends only with a change at PayPal.
 */
const canClear = ({ paymentStatus }: Order): boolean => paymentStatus !== 'review' && paymentStatus !== 'pending';
