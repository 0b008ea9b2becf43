import { createRestClient } from '@agency/api/contract/rest-client';
import { clsx } from 'clsx';
import { FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { button } from '#ui/button/button.css.ts';
import { takeFocus } from '#ui/notice/notice.tsx';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { BuyerOrder, Setup } from '../load-checkout.ts';
import { dollars } from '../order-summary.tsx';
import { addressOf } from '../step.ts';
import { createPayment, type Stage } from './create-payment.ts';
import { BackToDetails, PaymentNotice } from './payment-notice.tsx';
import * as styles from './payment-step.css.ts';
import { loadPaypal } from './paypal-sdk.ts';

type PayPanelProps = { order: BuyerOrder; setup: NonNullable<Setup>; email: string };

/** The payment of an order: PayPal's button, the result, and the Back button, which is disabled during a payment. */
export function PayPanel({ order, setup, email }: PayPanelProps) {
  const payment = usePayment(setup.sdkUrl, order);
  const { stage, result } = payment;
  const hydrated = useHydrated();
  const moneyMoved = result && ['checking', 'unrecorded', 'alreadyPaid'].includes(result.kind);
  const underWay = stage === 'paying' || stage === 'processing';
  const shownCount = useRef(0);
  const before = useRef(result);
  if (before.current !== result) shownCount.current += 1;
  before.current = result;
  return (
    <>
      {setup.isDemo ? <DemoNote /> : null}
      {stage === 'over' ? null : (
        <p className={text({ as: 'body' })}>
          PayPal opens in a separate window, where you approve the payment.
          {order.storePayment
            ? ` By approving it, you agree that PayPal stores your payment method, and that we charge it ${dollars(order.packagePrice)} each month until ${order.planEndsAt ? 'your plan ends' : 'you cancel'}.`
            : null}
        </p>
      )}
      {result ? (
        <PaymentNotice key={shownCount.current} result={result} order={order} email={email} onAsk={payment.ask} />
      ) : null}
      <div className={styles.ways}>
        {stage === 'over' ? null : (
          <div className={styles.place} data-needs-script>
            {hydrated ? <PayButton payment={payment} /> : <p className={clsx(styles.waiting, withScript)}>{loading}</p>}
          </div>
        )}
        {moneyMoved ? null : <BackToDetails order={order} disabled={underWay} />}
      </div>
    </>
  );
}

const loading = 'Loading PayPal...';

type PayButtonProps = { payment: { stage: Stage; pay(): void; load(): Promise<void> } };

/** How long the button may load, in ms, before the page says that this takes longer than usual. */
const longMs = 6_000;

/** PayPal's own button. A text replaces it while it loads, after loading failed, and while a payment is processed. */
function PayButton({ payment: { stage, pay, load } }: PayButtonProps) {
  const slow = useSlow(stage === 'loading');
  const triesAgain = useRef(false);
  if (stage === 'processing')
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className={styles.processing}>
        <p className={text({ as: 'label' })}>Processing your payment...</p>
        <p className={text({ as: 'small' })}>Please keep this page open. If it closes, your payment is not lost.</p>
        <span className={styles.running} aria-hidden="true" />
      </div>
    );
  if (stage === 'absent')
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.absent}>
        <p>PayPal’s button could not be loaded. Nothing was charged. Please check your connection.</p>
        <button
          type="button"
          className={button({ kind: 'secondary' })}
          onClick={() => {
            triesAgain.current = true;
            void load();
          }}
        >
          Try again
        </button>
      </div>
    );
  return (
    <>
      {stage === 'loading' ? null : (
        // The SDK draws the button inside this element, so the click handler is on the element.
        <paypal-button type="pay" className={`paypal-gold ${styles.button}`} onClick={pay} />
      )}
      {/* Takes the focus after "Try again" was pressed, because that button is gone. */}
      <p
        ref={(element) => {
          if (element && triesAgain.current) element.focus();
          triesAgain.current = false;
        }}
        tabIndex={-1}
        role="status"
        className={styles.waiting}
      >
        {waitingText(stage, slow)}
      </p>
    </>
  );
}

/**
 * Returns what the buyer waits for, as one text. React fails if it removes one of several texts after the browser has
 * translated the page: https://github.com/facebook/react/issues/11538
 */
function waitingText(stage: Stage, slow: boolean): string {
  if (stage === 'paying') return 'Waiting for PayPal. Continue in the PayPal window.';
  if (stage !== 'loading') return '';
  return slow ? `${loading} This is taking longer than usual. Your order is saved.` : loading;
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), longMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}

/** Creates the page's payment once. Returns its state and its actions. */
function usePayment(sdkUrl: string, order: BuyerOrder) {
  const latest = useRef(order);
  latest.current = order;
  const { revalidate } = useRevalidator();
  const [payment] = useState(() =>
    createPayment({
      client: createRestClient(),
      sdkUrl,
      loadPaypal,
      order: () => latest.current,
      // Opens a new document, which does not contain PayPal's script.
      onPaid: () => window.location.assign(addressOf('success')),
      onStale: () => void revalidate(),
    }),
  );
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void payment.begin();
  }, [payment]);
  return { ...payment, ...useStore(payment.state) };
}

function DemoNote() {
  return (
    <p className={clsx(text({ as: 'small' }), styles.demo)}>
      <FlaskConical size={18} aria-hidden="true" className={styles.demoSign} />
      <span>
        <strong>This is a demonstration and takes no money.</strong> A simulator replaces PayPal so that you can try
        every step.
      </span>
    </p>
  );
}
