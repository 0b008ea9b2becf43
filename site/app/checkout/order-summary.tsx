import { centsOf, formatCents } from '@agency/api/contract/money';
import { ownPlansPath } from '@agency/api/contract/subscriptions';
import { formatDay } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { MaintenancePlan } from '#app/graphql/maintenance-plan.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { BuyerOrder } from './load-checkout.ts';
import * as styles from './steps.css.ts';

type OrderSummaryProps = {
  plan: Pick<MaintenancePlan, 'name' | 'tagline'>;
  /** The price in US dollars, such as `149.00`: the order's price, or the catalog's before there is an order. */
  price: string;
  order?: Pick<BuyerOrder, 'invoiceNumber' | 'website' | 'period' | 'planEndsAt'>;
  children?: ReactNode;
};

/** Shows what is being bought, with the texts of the invoice. */
export function OrderSummary({ plan, price, order, children }: OrderSummaryProps) {
  const agency = useRouteLoaderData<typeof rootLoader>('root')?.agency;
  return (
    <aside className={styles.summary} aria-label="Your order">
      <div className={styles.head}>
        <p className={text({ as: 'heading' })}>{plan.name}</p>
        <p className={clsx(text({ as: 'small' }), styles.muted)}>{plan.tagline}</p>
      </div>
      <dl className={styles.lines}>
        {order ? <Line name="Invoice">{order.invoiceNumber}</Line> : null}
        {order?.website ? <Line name="Website">{new URL(order.website).host}</Line> : null}
        <Line name={order?.period ? `Month ${order.period + 1}` : 'First month'} wide>
          {dollars(price)}
        </Line>
        <div className={styles.total}>
          <dt className={text({ as: 'label' })}>Due today</dt>
          <dd className={clsx(text({ as: 'figure' }), styles.amount)}>{dollars(price)}</dd>
        </div>
      </dl>
      <p className={clsx(text({ as: 'remark' }), styles.remark)}>
        US dollars; we add no tax.{' '}
        {order?.planEndsAt
          ? endText(order.planEndsAt)
          : `Then ${dollars(price)} every month, until you cancel with 30 days’ notice.`}
      </p>
      {agency ? (
        <p className={clsx(text({ as: 'small' }), styles.seller)}>
          Sold by <strong>{agency.name}</strong>
          <span>{agency.email}</span>
        </p>
      ) : null}
      {children}
    </aside>
  );
}

/** A row of the summary. A `wide` row is shown only on desktops, so that the form is visible on narrower screens. */
function Line({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wideLine : styles.line}>
      <dt>{name}</dt>
      <dd className={styles.figures}>{children}</dd>
    </div>
  );
}

/** Says when a canceled plan ends. */
const endText = (endsAt: string): string => `Your plan is canceled and ends on ${formatDay(new Date(endsAt))}.`;

/** Formats a price in US dollars (`1299.00`) as `$1,299.00`. */
export const dollars = (price: string): string => formatCents(centsOf(price), 'USD');

type BillingTermsProps = {
  /** A month's price, such as `149.00`. */
  price: string;
  /** The agency's email address, to which customers can write to cancel. */
  email: string;
  /** The number of the month to pay; 0 is the plan's first month. */
  period?: number;
  /** Whether the buyer agreed that PayPal stores the payment method. Undefined before they choose. */
  storePayment?: boolean;
  /** When the canceled plan ends. Null if the plan is not canceled. */
  endsAt?: string | null;
};

/** Explains when the buyer is charged, and how to cancel. */
export function BillingTerms({ price, email, period = 0, storePayment, endsAt = null }: BillingTermsProps) {
  return (
    <section aria-labelledby="billing-terms" className={styles.terms}>
      <h2 id="billing-terms" className={text({ as: 'label' })}>
        Billing and canceling
      </h2>
      <dl className={styles.termList}>
        <Term name="Today">
          {dollars(price)} for {period > 0 ? `month ${period + 1}` : 'the first month'}, with PayPal. We never see your
          card or account.
        </Term>
        <Term name="After that">
          {endsAt
            ? `${endText(endsAt)} You pay for months that begin before this date, but not for later ones.`
            : storePayment === false
              ? `You will get an email with a link to pay ${dollars(price)} each month, until you cancel with 30 days’ notice. Nothing is charged automatically.`
              : `Monthly billing continues automatically at ${dollars(price)}, until you cancel with 30 days’ notice. If you would rather not have your payment method stored, we email you a link to pay each month.`}
        </Term>
        <Term name="To cancel now">
          Leave this page before you approve the payment with PayPal, and nothing is charged.
        </Term>
        <Term name={endsAt ? 'To keep your plan' : 'To cancel later'}>
          Open <a href={ownPlansPath}>your plan</a>, or email <a href={`mailto:${email}`}>{email}</a> with your invoice
          number. At the end you receive a final backup of your site.
        </Term>
      </dl>
    </section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt className={clsx(text({ as: 'label' }), styles.muted)}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
