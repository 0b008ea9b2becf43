import type { MaintenancePlan } from '#app/graphql/maintenance-plan.ts';
import { text } from '#ui/theme/text.css.ts';
import type { BuyerOrder, Setup } from '../load-checkout.ts';
import { BillingTerms, OrderSummary } from '../order-summary.tsx';
import { aside, columns, main } from '../steps.css.ts';
import type { ShownResult } from './complete-payment.ts';
import { AcceptedOrder } from './order-changed.tsx';
import { PayPanel } from './pay-panel.tsx';
import { BackToDetails, PaymentNotice } from './payment-notice.tsx';
import * as styles from './payment-step.css.ts';

type PaymentStepProps = {
  plan: MaintenancePlan;
  order: BuyerOrder;
  setup: Setup;
  /** The agency's email address, for buyers who cannot pay here. */
  email: string;
};

/**
 * Shows PayPal's button beside the order. Without scripts, says that paying needs scripts, and shows an email address.
 */
export function PaymentStep({ plan, order, setup, email }: PaymentStepProps) {
  const standing = order.paymentStatus === 'review' ? reviewed : paypalAway;
  return (
    <div className={columns}>
      <div className={aside}>
        <OrderSummary plan={plan} price={order.packagePrice} order={order} />
      </div>
      <div className={`${main} ${styles.pay}`}>
        <noscript>
          <p className={text({ as: 'lead' })}>
            Payment requires JavaScript. Turn it on and reload this page, or email{' '}
            <a href={`mailto:${email}`}>{email}</a> and include invoice number {order.invoiceNumber}.
          </p>
        </noscript>
        {setup ? (
          <AcceptedOrder order={order}>
            <PayPanel key={order.id} order={order} setup={setup} email={email} />
          </AcceptedOrder>
        ) : (
          <>
            <PaymentNotice result={standing} order={order} email={email} />
            {standing === reviewed ? null : <BackToDetails order={order} disabled={false} />}
          </>
        )}
        {order.paymentStatus === 'pending' ? (
          <BillingTerms
            price={order.packagePrice}
            email={email}
            period={order.period ?? 0}
            storePayment={order.storePayment}
            endsAt={order.planEndsAt}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Shown if the order is under review: the payment arrived, but a person must check it. */
const reviewed: ShownResult = {
  kind: 'checking',
  message: 'We received your payment and are reviewing it before your plan begins. You do not need to pay again.',
};

/** Shown if the server could not reach PayPal to prepare the payment. */
const paypalAway: ShownResult = {
  kind: 'unknown',
  message: 'PayPal is not responding right now. Your order is saved, and nothing has been charged.',
};
