import { namesOfPlan, type PackageType } from '@agency/api/contract/maintenance-plans';
import { type ReactNode, useEffect, useState } from 'react';
import { Actions } from '#ui/actions/actions.tsx';
import { button } from '#ui/button/button.css.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import type { BuyerOrder } from '../load-checkout.ts';
import { dollars } from '../order-summary.tsx';
import { addressOf } from '../step.ts';
import { rememberShownOrder, type ShownOrder, shownOrder } from './kept-in-tab.ts';
import * as styles from './payment-step.css.ts';

type AcceptedOrderProps = { order: BuyerOrder; children: ReactNode };

/**
 * Shows the payment of `order`. If another tab has replaced the order that this tab showed, the buyer must first accept
 * the change.
 */
export function AcceptedOrder({ order, children }: AcceptedOrderProps) {
  const [known, setKnown] = useState<ShownOrder>(order);
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    const shown = shownOrder();
    // The order of a later month needs no acceptance, because the buyer opened its payment link on purpose.
    if (shown && shown.id !== order.id && !order.period) setKnown(shown);
    else rememberShownOrder(order);
  }, [order]);
  if (known.id === order.id)
    return (
      <>
        {accepted ? (
          <Notice tone="calm" ref={takeFocus}>
            This payment is for {nameOf(order)}. Nothing is charged before you approve it with PayPal.
          </Notice>
        ) : null}
        {children}
      </>
    );
  const accept = () => {
    rememberShownOrder(order);
    setKnown(order);
    setAccepted(true);
  };
  return <OrderChanged known={known} order={order} onAccept={accept} />;
}

type OrderChangedProps = { known: ShownOrder; order: BuyerOrder; onAccept(): void };

/** Shows what has changed. The buyer accepts the current order, or goes back to the details. */
function OrderChanged({ known, order, onAccept }: OrderChangedProps) {
  const [before, now] = [nameOf(known), nameOf(order)];
  const isOtherPlan = before !== now;
  return (
    <div className={styles.notice}>
      <Notice
        tone="negative"
        title={isOtherPlan ? `You chose ${now}, in another tab` : 'You changed your order in another tab'}
        ref={takeFocus}
      >
        {isOtherPlan
          ? `This page was for ${before}. Choose which plan you want to pay for.`
          : `Its plan and price are the same. Its invoice is now ${order.invoiceNumber}.`}{' '}
        Nothing was charged.
      </Notice>
      <Actions>
        <button type="button" className={button({})} onClick={onAccept}>
          Continue with {isOtherPlan ? now : order.invoiceNumber}
        </button>
        {/* Opens a new document, which does not contain PayPal's script. */}
        <a href={addressOf('details', known.packageType as PackageType)} className={button({ kind: 'secondary' })}>
          {isOtherPlan ? `Go back to ${before}` : 'Check your details'}
        </a>
      </Actions>
    </div>
  );
}

const nameOf = ({ packageType, packagePrice }: ShownOrder): string =>
  `${namesOfPlan(packageType as PackageType).name}, ${dollars(packagePrice)} a month`;
