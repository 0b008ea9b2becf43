import { mailto } from '#app/mailto.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Copyable } from '../copy/copyable.tsx';
import * as styles from '../facts.css.ts';
import { Moment } from '../moment.tsx';
import { dayOf } from '../moments.ts';
import { planName, sum } from './labels.ts';
import { endingOf } from './ledger/happenings.ts';
import type { Order } from './load-orders.ts';
import { OrderStatus } from './order-status.tsx';

/** The day of a moment (an ISO date). */
export function Day({ at }: { at: string }) {
  const local = useHydrated();
  return <time dateTime={at}>{dayOf(at, local)}</time>;
}

/** What was ordered, by whom, how it stands, and under which numbers it is found here and at PayPal. */
export function OrderFacts({ order, now }: { order: Order; now: string }) {
  const ending = order.paymentStatus === 'failed' ? endingOf(order.events) : null;
  const { paypalOrderId, paypalPaymentId, startDate, endDate } = order;
  return (
    <dl className={styles.facts}>
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
      <dt>Invoice</dt>
      <dd>
        <Copyable what="invoice number" value={order.invoiceNumber} />
      </dd>
      <dt>Ordered</dt>
      <dd>
        <Moment at={order.createdAt} now={now} full />
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
