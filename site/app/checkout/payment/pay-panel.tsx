import { useRef } from 'react';
import type { BuyerOrder } from '#app/graphql/checkout.ts';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Setup } from '../load-checkout.ts';
import { BackToDetails } from './back-to-details.tsx';
import { DemoNote } from './demo-note.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import * as styles from './payment-step.css.ts';
import { usePayment } from './use-payment.ts';

type PayPanelProps = { order: BuyerOrder; setup: NonNullable<Setup>; email: string };

/** Pays this order: PayPal's button, what became of it, and the way back while nothing is under way. */
export function PayPanel({ order, setup, email }: PayPanelProps) {
  const payment = usePayment(setup.sdkUrl, order);
  const { stage, outcome } = payment;
  const hydrated = useHydrated();
  const moneyMoved = outcome?.kind === 'checking' || outcome?.kind === 'unrecorded';
  const underWay = stage === 'paying' || stage === 'processing';
  const told = useRef(0);
  const before = useRef(outcome);
  if (before.current !== outcome) told.current += 1;
  before.current = outcome;
  return (
    <>
      {setup.isDemo ? <DemoNote /> : null}
      {stage === 'over' ? null : (
        <p className={text({ as: 'body' })}>
          PayPal opens in a window of its own. You approve the payment there, and we never see your card or account.
        </p>
      )}
      {outcome ? (
        <PaymentNotice key={told.current} outcome={outcome} order={order} email={email} onAsk={payment.ask} />
      ) : null}
      {stage === 'over' ? null : (
        <div className={styles.place}>{hydrated ? <PayButton payment={payment} /> : null}</div>
      )}
      {moneyMoved ? null : <BackToDetails order={order} disabled={underWay} />}
    </>
  );
}
