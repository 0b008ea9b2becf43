import { Copy } from 'lucide-react';
import { facts } from '#ui/admin/facts.css.ts';
import { Moment } from '#ui/admin/time/moment.tsx';
import { dayOf } from '#ui/admin/time/moments.ts';
import { mailto } from '#ui/mailto.ts';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { copyText } from '../copy-text.ts';
import { planName, sum } from './labels.ts';
import { endingOf } from './ledger/event-label.ts';
import type { Order } from './load-orders.ts';
import { OrderStatus } from './order-status.tsx';
import * as styles from './orders.css.ts';

/** The day of a moment (an ISO date). */
function Day({ at }: { at: string }) {
  const local = useHydrated();
  return <time dateTime={at}>{dayOf(at, local)}</time>;
}

/** What was ordered, by whom, how it stands, and under which numbers it is found here and at PayPal. */
export function OrderFacts({ order, now }: { order: Order; now: number }) {
  const ending = order.paymentStatus === 'failed' ? endingOf(order.events) : null;
  const { paypalOrderId, paypalPaymentId, startDate, endDate } = order;
  return (
    <dl className={facts}>
      <dt>Status</dt>
      <dd>
        <OrderStatus order={order} />
        {ending ? <> ({ending})</> : null}
      </dd>
      {order.demo ? (
        <>
          <dt>Money</dt>
          <dd>None moves: in this order a stand-in takes PayPal’s place.</dd>
        </>
      ) : null}
      <dt>Plan</dt>
      <dd>
        {planName(order.packageType)}, {sum(order.packagePrice, order.currency)} a month
      </dd>
      <dt>Email</dt>
      <dd>
        <a href={mailto(order.customerEmail)}>{order.customerEmail}</a>
      </dd>
      {order.website ? (
        <>
          <dt>Website</dt>
          <dd>
            <a href={order.website} rel="noopener noreferrer">
              {order.website}
            </a>
          </dd>
        </>
      ) : null}
      <dt>Invoice</dt>
      <dd>
        <Copyable what="invoice number" value={order.invoiceNumber} />
      </dd>
      <dt>Ordered</dt>
      <dd>
        <Moment at={order.createdAt} now={now} as="full" />
      </dd>
      {startDate && endDate ? (
        <>
          <dt>First month</dt>
          <dd>
            <Day at={startDate} /> to <Day at={endDate} />
          </dd>
        </>
      ) : null}
      <dt>PayPal order</dt>
      <dd>{paypalOrderId ? <Copyable what="PayPal order id" value={paypalOrderId} /> : 'None yet'}</dd>
      <dt>PayPal payment</dt>
      <dd>{paypalPaymentId ? <Copyable what="PayPal payment id" value={paypalPaymentId} /> : 'None yet'}</dd>
    </dl>
  );
}

/** A text that is read letter by letter, such as another system's id, with a small button that copies it. */
function Copyable({ what, value }: { what: string; value: string }) {
  const label = `Copy the ${what}`;
  return (
    <span className={styles.copyable}>
      <code className={styles.value}>{value}</code>
      <Tooltip content={label}>
        <button type="button" className={styles.copy} aria-label={label} onClick={() => void copyText(what, value)}>
          <Copy size={15} aria-hidden="true" />
        </button>
      </Tooltip>
    </span>
  );
}
