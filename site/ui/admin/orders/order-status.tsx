import { CircleCheck, CircleSlash, CircleX, FlaskConical, Hourglass, TriangleAlert, Undo2 } from 'lucide-react';
import { statuses } from '../status.css.ts';
import { Status } from '../status.tsx';
import type { Order } from './order.ts';

const looks = {
  waiting: { label: 'Waiting for payment', Mark: Hourglass, tone: 'info' },
  declined: { label: 'Payment declined', Mark: CircleX, tone: 'negative' },
  held: { label: 'PayPal is checking', Mark: Hourglass, tone: 'caution' },
  paid: { label: 'Paid', Mark: CircleCheck, tone: 'positive' },
  partlyRefunded: { label: 'Partly refunded', Mark: Undo2, tone: 'caution' },
  review: { label: 'Needs review', Mark: TriangleAlert, tone: 'caution' },
  refused: { label: 'Declined for good', Mark: CircleX, tone: 'muted' },
  ended: { label: 'Ended unpaid', Mark: CircleSlash, tone: 'muted' },
  refunded: { label: 'Refunded', Mark: Undo2, tone: 'muted' },
  reversed: { label: 'Reversed', Mark: Undo2, tone: 'caution' },
} as const;

type OrderStatusProps = {
  /** If `demo` is absent, the caller itself marks a demonstration. */
  order: Pick<Order, 'standing' | 'reviewReason'> & Partial<Pick<Order, 'demo'>>;
  /** Whether the tag of a demonstration says that no real money was paid. */
  explained?: boolean;
};

/** Shows an order's status. Adds a tag if the order also needs review, and another if it is a demonstration. */
export function OrderStatus({ order: { standing, reviewReason, demo }, explained = false }: OrderStatusProps) {
  const shown: (keyof typeof looks)[] = [standing];
  if (reviewReason && standing !== 'review') shown.push('review');
  return (
    <span className={statuses}>
      {shown.map((status) => {
        const { label, ...look } = looks[status];
        return (
          <Status key={status} {...look}>
            {label}
          </Status>
        );
      })}
      {demo ? <Demonstration explained={explained} /> : null}
    </span>
  );
}

/**
 * Marks a demonstration, which was paid at a stand-in for PayPal. Without `explained`, shows one word, because a row of
 * a list has no room for more.
 */
export const Demonstration = ({ explained }: { explained: boolean }) =>
  explained ? (
    <Status Mark={FlaskConical} tone="info">
      Demonstration, no real money
    </Status>
  ) : (
    <Status tone="info">Demo</Status>
  );

/** Whether an order brought money that the agency keeps. */
export const isKept = (standing: Order['standing']): boolean => standing === 'paid' || standing === 'partlyRefunded';

/** Explanations of the statuses whose label does not say enough. */
export const standingAdvice: Partial<Record<Order['standing'], string>> = {
  declined:
    'PayPal declined the payment, and no money was taken. The customer can choose another way to pay in the same checkout until the order expires.',
  held: 'PayPal is reviewing the payment, usually for less than a day. The customer should not pay again, and gets an email when PayPal accepts or declines the payment.',
  partlyRefunded: 'Part of the money was refunded, which does not end the plan. The ledger shows how much.',
  refused: 'No money was taken. The customer can order again.',
  reversed:
    'PayPal returned the money on behalf of the customer or a bank. If this order paid for the newest month, the plan has ended. The case is in PayPal’s Resolution Center.',
};
