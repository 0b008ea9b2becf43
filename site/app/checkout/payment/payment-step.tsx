import type { BuyerOrder } from '#app/graphql/checkout.ts';
import type { MaintenancePlan } from '#app/graphql/maintenance-plans.ts';
import { text } from '#ui/theme/text.css.ts';
import type { Setup } from '../load-checkout.ts';
import { aside, columns, main } from '../steps.css.ts';
import { OrderSummary } from '../summary/order-summary.tsx';
import { BackToDetails } from './back-to-details.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import * as styles from './payment-step.css.ts';
import { paypalAway, reviewed } from './standing.ts';

type PaymentStepProps = {
  plan: MaintenancePlan;
  order: BuyerOrder;
  setup: Setup;
  /** The agency's, for whoever cannot pay here. */
  email: string;
};

/** PayPal's button beside what it pays for. Without scripts it says what is needed, and whom to write to. */
export function PaymentStep({ plan, order, setup, email }: PaymentStepProps) {
  const standing = order.paymentStatus === 'review' ? reviewed : paypalAway;
  return (
    <div className={columns}>
      <div className={aside}>
        <OrderSummary plan={plan} price={order.packagePrice} invoiceNumber={order.invoiceNumber} />
      </div>
      <div className={`${main} ${styles.pay}`}>
        <noscript>
          <p className={text({ as: 'lead' })}>
            Paying needs JavaScript. Switch it on and load this page again, or write to{' '}
            <a href={`mailto:${email}`}>{email}</a> and name the invoice {order.invoiceNumber}.
          </p>
        </noscript>
        {setup ? (
          <PayPanel key={order.id} order={order} setup={setup} email={email} />
        ) : (
          <>
            <PaymentNotice outcome={standing} order={order} email={email} />
            {standing === reviewed ? null : <BackToDetails order={order} disabled={false} />}
          </>
        )}
      </div>
    </div>
  );
}
