import { disputeReason } from '@agency/api/contract/orders';
import type { ReactNode } from 'react';
import { WhatToDo } from '../what-to-do.tsx';
import { withSums } from './labels.ts';
import type { Order } from './order.ts';
import { Copyable, type OnCopy } from './order-facts.tsx';

type Advice = { about?: ReactNode; steps?: readonly ReactNode[] };

const lastStep = 'Mark the order as reviewed.';

type Circumstances = { reason: string; payment: ReactNode; order: ReactNode; isLaterMonth: boolean | null };

/**
 * By payment status: what the admin can do about an order that needs review. `reason` is the text of all its review
 * reasons. `payment` and `order` name PayPal's records. `isLaterMonth`: whether the order pays for a month of a
 * subscription after the first; null if it is not known.
 */
const adviceOf: Record<Order['paymentStatus'], (of: Circumstances) => Advice> = {
  review: ({ payment, isLaterMonth }) => ({
    about: isLaterMonth
      ? 'The month is not paid, and cannot be paid with this order.'
      : isLaterMonth === false
        ? 'The plan has not begun, and cannot begin with this order.'
        : null,
    steps: [
      <>Find {payment} in PayPal and refund it there. The order then counts as refunded.</>,
      isLaterMonth
        ? 'Nothing else to do: we email the customer a new payment link automatically.'
        : isLaterMonth === false
          ? 'Ask the customer to order again if they still want the plan.'
          : 'If the order is for a later month of a plan, we email a new payment link automatically. If not, ask the customer to order again if they still want the plan.',
    ],
  }),
  paid: ({ reason }) => ({
    about: 'The order counts as paid.',
    steps: [
      ...(reason.includes(disputeReason)
        ? ['Answer the dispute in PayPal’s Resolution Center before its deadline.']
        : []),
      ...['Compare the payments in PayPal with the ledger below.', 'Refund any overpayment in PayPal.', lastStep],
    ],
  }),
  refunded: () => ({
    about:
      'If this order paid for the newest month, the plan has ended, and the customer was told by email. The refund of an earlier month, or of a payment that did not match its order, does not end the plan.',
  }),
  pending: ({ order }) => ({
    about: (
      <>
        Nothing to do yet. We keep checking with PayPal until the order is paid or expires. If it is still listed here
        tomorrow, find {order} in PayPal.
      </>
    ),
  }),
  failed: ({ order }) => ({
    steps: [<>Find {order} in PayPal.</>, 'If money did arrive there, refund it there.', lastStep],
  }),
};

type NeedsReviewProps = {
  order: Order;
  isLaterMonth: boolean | null;
  onCopy: OnCopy;
  level: 'h3' | 'h4';
  clear: ReactNode;
};

/** Shows why an order needs review, and what to do about it. Renders nothing for other orders. */
export function NeedsReview({ order, isLaterMonth, level, clear, onCopy }: NeedsReviewProps) {
  const { paymentStatus, reviewReason, paypalOrderId, paypalPaymentId } = order;
  if (!reviewReason) return null;
  const circumstances = {
    reason: reviewReason,
    isLaterMonth,
    payment: paypalPaymentId ? (
      <>
        payment <Copyable what="PayPal payment id" value={paypalPaymentId} onCopy={onCopy} />
      </>
    ) : (
      'the payment'
    ),
    order: paypalOrderId ? (
      <>
        order <Copyable what="PayPal order id" value={paypalOrderId} onCopy={onCopy} />
      </>
    ) : (
      'the order'
    ),
  };
  // Each reason is a sentence. The first one is the title.
  const [cause, ...more] = withSums(reviewReason).split(/(?<=\.)\s+(?=\p{Lu})/u);
  const { about, steps = [] } = adviceOf[paymentStatus](circumstances);
  return (
    <WhatToDo
      id="needs-review"
      level={level}
      title={cause?.replace(/\.$/, '')}
      about={
        more.length > 0 || about ? (
          <>
            {more.join(' ')} {about}
          </>
        ) : null
      }
      steps={steps}
    >
      {canClear(order) ? clear : null}
    </WhatToDo>
  );
}

/** Whether the admin can clear the review. The API refuses while the payment is pending or in review. */
const canClear = ({ paymentStatus }: Order): boolean => paymentStatus !== 'review' && paymentStatus !== 'pending';
