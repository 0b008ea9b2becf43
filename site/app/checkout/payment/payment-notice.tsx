import { ownPlansPath } from '@agency/api/contract/subscriptions';
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
  /** Requests the payment's result again. Default: reloads the page, which also requests it. */
  onAsk?(): void;
};

const titles: Record<ShownResult['kind'], string> = {
  canceled: 'Payment canceled',
  again: 'Payment not completed',
  stale: 'Your order has changed',
  unknown: 'No response yet',
  checking: 'Your payment is being checked',
  unrecorded: 'We received your payment',
  ended: 'This order is closed',
  alreadyPaid: 'Already paid',
};

/** Shows the result of an attempt to pay, and what the buyer can do next. */
export function PaymentNotice({ result, order, email, onAsk = reload }: PaymentNoticeProps) {
  const { kind } = result;
  const tone = kind === 'canceled' || kind === 'checking' || kind === 'alreadyPaid' ? 'calm' : 'negative';
  return (
    <div className={styles.notice}>
      <Notice tone={tone} title={titles[kind]} ref={takeFocus}>
        {kind === 'canceled' ? (
          <>Nothing was charged. Your order {order.invoiceNumber} is saved. Pay when you are ready.</>
        ) : (
          result.message
        )}
        {kind === 'checking' || kind === 'unrecorded' || kind === 'unknown' ? (
          <Support order={order} email={email} />
        ) : null}
      </Notice>
      {kind === 'unknown' ? <Way onClick={onAsk}>Try again</Way> : null}
      {kind === 'checking' || kind === 'unrecorded' ? <Way onClick={reload}>Check again</Way> : null}
      {/* Plain links, so that the next page is a new document without PayPal's script. */}
      {kind === 'ended' ? (
        <a
          href={order.period ? ownPlansPath : `${checkoutPath}?plan=${order.packageType}`}
          className={button({ kind: 'secondary' })}
        >
          {order.period ? 'See your plan' : 'Start again'}
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
      Email <a href={`mailto:${email}?subject=${encodeURIComponent(order.invoiceNumber)}`}>{email}</a> and include
      invoice number {order.invoiceNumber}. A person will answer.
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
 * The Back button. It opens a new document, which does not contain PayPal's script. A later month of a plan has no Back
 * button, because an order with other details would begin a second plan.
 */
export function BackToDetails({ order, disabled }: { order: BuyerOrder; disabled: boolean }) {
  if (order.period) return null;
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
