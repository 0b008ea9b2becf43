import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { MaintenancePlan } from '#app/graphql/maintenance-plan.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { BuyerOrder } from './order.ts';
import * as styles from './steps.css.ts';

type OrderSummaryProps = {
  plan: Pick<MaintenancePlan, 'name' | 'tagline'>;
  /** The order's own price once there is one, the catalogue's before. */
  price: string;
  /** What the buyer's order says, once there is one. */
  order?: Pick<BuyerOrder, 'invoiceNumber' | 'website'>;
  children?: ReactNode;
};

/** What is being bought, as the invoice will have it: beside the form on a wide screen, above it on a phone. */
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
        <Line name="First month" wide>
          {dollars(price)}
        </Line>
        <div className={styles.total}>
          <dt className={text({ as: 'label' })}>Due today</dt>
          <dd className={clsx(text({ as: 'figure' }), styles.amount)}>{dollars(price)}</dd>
        </div>
      </dl>
      <p className={clsx(text({ as: 'remark' }), styles.remark)}>
        US dollars; we add no tax. Then {dollars(price)} every month, until you cancel with 30 days notice.
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

/** `wide`: left out on a phone, where the form should be in sight. */
function Line({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wideLine : styles.line}>
      <dt>{name}</dt>
      <dd className={styles.figures}>{children}</dd>
    </div>
  );
}

/** A price of the catalogue or of an order (`149.00`, US dollars) as it is read. */
export const dollars = (price: string): string => `$${price}`;
