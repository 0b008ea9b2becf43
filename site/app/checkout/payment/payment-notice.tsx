import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import type { BuyerOrder } from '../load-checkout.ts';
import { addressOf, checkoutPath } from '../step.ts';
import type { ShownResult } from './complete-payment.ts';
import * as styles from './payment-step.css.ts';

type PaymentNoticeProps = {
  result: ShownResult;
  order: BuyerOrder;
  email: string;
  /** Asks once more what became of the payment; without it the page is loaded anew, which asks too. */
  onAsk?(): void;
};

const titles: Record<ShownResult['kind'], string> = {
  canceled: 'Payment canceled',
  again: 'Payment not completed',
  stale: 'Your order has changed',
  unknown: 'No answer yet',
  checking: 'Your payment is being checked',
  unrecorded: 'Your payment is made',
  ended: 'This order is closed',
  alreadyPaid: 'Already paid',
};

/** What became of an attempt to pay, and what can be done about it. */
export function PaymentNotice({ result, order, email, onAsk = reload }: PaymentNoticeProps) {
  const { kind } = result;
  const tone = kind === 'canceled' || kind === 'checking' || kind === 'alreadyPaid' ? 'calm' : 'negative';
  return (
    <div className={styles.notice}>
      <Notice tone={tone} title={titles[kind]} ref={takeFocus}>
        {kind === 'canceled' ? (
          <>Nothing was charged. Your order {order.invoiceNumber} is kept; pay when you are ready.</>
        ) : (
          result.message
        )}
        {kind === 'checking' || kind === 'unrecorded' || kind === 'unknown' ? (
          <Support order={order} email={email} />
        ) : null}
      </Notice>
      {kind === 'unknown' ? <Way onClick={onAsk}>Try again</Way> : null}
      {kind === 'checking' || kind === 'unrecorded' ? <Way onClick={reload}>Check again</Way> : null}
      {/* Documents of their own: PayPal's script stays behind. */}
      {kind === 'ended' ? (
        <a href={`${checkoutPath}?plan=${order.packageType}`} className={button({ kind: 'secondary' })}>
          Start again
        </a>
      ) : null}
      {kind === 'alreadyPaid' ? (
        <a href={addressOf('success')} className={button({ kind: 'secondary' })}>
          See your order
        </a>
      ) : null}
    </div>
  );
}

const reload = () => window.location.reload();

function Support({ order, email }: Pick<PaymentNoticeProps, 'order' | 'email'>) {
  return (
    <>
      {' '}
      Write to <a href={`mailto:${email}?subject=${encodeURIComponent(order.invoiceNumber)}`}>{email}</a> and name the
      invoice {order.invoiceNumber}, and a person answers.
    </>
  );
}

function Way({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={button({ kind: 'secondary' })} onClick={onClick}>
      {children}
    </button>
  );
}

/**
 * The way back, which must not be taken while a payment is under way. It loads a document of its own, so that PayPal's
 * script is left behind, and needs no scripts itself.
 */
export function BackToDetails({ order, disabled }: { order: BuyerOrder; disabled: boolean }) {
  return (
    <form method="get" action={checkoutPath}>
      <input type="hidden" name="step" value="details" />
      <input type="hidden" name="plan" value={order.packageType} />
      <button type="submit" className={button({ kind: 'secondary' })} disabled={disabled}>
        Back
      </button>
    </form>
  );
}
