import { formatPeriod } from '@agency/api/contract/text';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { customerLinks, Facts } from '#ui/admin/facts.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import type { Order } from './order.ts';
import * as styles from './orders.css.ts';

type OrderFactsProps = {
  order: Order;
  /** The link to the inquiry that preceded the order. Null if there is none. */
  inquiry: ReactNode;
  /** The link to the subscription. Null if it is not loaded, or the order has none. */
  subscription: ReactNode;
  onCopy: OnCopy;
  /** Opens a link in the console. Unset in the browser, which follows links itself. */
  onOpenLink?: ((href: string) => void) | undefined;
};
/** Copies a value, and shows a message that names the value `what`. */
export type OnCopy = (what: string, value: string) => void;

export function OrderFacts({ order, inquiry, subscription, onCopy, onOpenLink }: OrderFactsProps) {
  const { paypalOrderId, paypalPaymentId, startDate, endDate } = order;
  const copyable = (what: string, value: string) => <Copyable what={what} value={value} onCopy={onCopy} />;
  const { Email, Website } = customerLinks(order, onOpenLink);
  return (
    <Facts
      of={{
        Email,
        'Related inquiry': inquiry,
        Website,
        Invoice: copyable('invoice number', order.invoiceNumber),
        'Paid month': startDate && endDate && formatPeriod(new Date(startDate), new Date(endDate)),
        Subscription: subscription,
        'PayPal order': paypalOrderId ? copyable('PayPal order id', paypalOrderId) : 'None yet',
        'PayPal payment': paypalPaymentId ? copyable('PayPal payment id', paypalPaymentId) : 'None yet',
      }}
    />
  );
}

/**
 * Shows a value that people compare character by character, such as an id at PayPal, with a button that copies it.
 */
export function Copyable({ what, value, onCopy }: { what: string; value: string; onCopy: OnCopy }) {
  const label = `Copy the ${what}`;
  return (
    <span className={styles.copyable}>
      <code className={styles.value}>{value}</code>
      <Tooltip content={label}>
        <button type="button" className={styles.copy} aria-label={label} onClick={() => onCopy(what, value)}>
          <Copy size={15} aria-hidden="true" />
        </button>
      </Tooltip>
    </span>
  );
}
