import type { ComponentProps, ReactNode, Ref } from 'react';
import { text } from '#ui/theme/text.css.ts';
import { TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import { StrangerText } from '../stranger-text.tsx';
import { sum } from './labels.ts';
import { Ledger } from './ledger/ledger.tsx';
import { NeedsReview } from './needs-review.tsx';
import type { PaymentEvent } from './order.ts';
import { OrderFacts } from './order-facts.tsx';
import { orderSteps } from './order-steps.ts';
import * as styles from './orders.css.ts';
import { StepList } from './step-list.tsx';

type OrderReaderProps = Omit<ComponentProps<typeof OrderFacts>, 'events'> & {
  /** The order's ledger, oldest event first; null if it is unknown. */
  events: readonly PaymentEvent[] | null;
  /** The current time for relative times, in ms. */
  now: number;
  /** The title's id and, in `level`, its heading level. */
  titleId: string;
  level: 'h2' | 'h3';
  titleRef?: Ref<HTMLHeadingElement>;
  /** The button that clears a review. */
  clear: ReactNode;
  /** The button that sends the confirmation of a paid order again. */
  resend: ReactNode;
};

/** The label of `resend`. The confirmation includes the invoice. */
export const resendLabel = 'Resend confirmation and invoice';

/** Shows a complete order: what a person must do, what was ordered, and what happened. */
export function OrderReader({
  events,
  now,
  titleId,
  level: Title,
  titleRef,
  clear,
  resend,
  ...facts
}: OrderReaderProps) {
  const { order } = facts;
  const level = Title === 'h2' ? 'h3' : 'h4';
  return (
    <div key={order.id} className={styles.reader}>
      <div className={styles.head}>
        <Title id={titleId} ref={titleRef} tabIndex={-1} className={`${text({ as: 'heading' })} ${styles.name}`}>
          <StrangerText>{order.customerName}</StrangerText>
        </Title>
        <p className={styles.amount}>{sum(order.packagePrice, order.currency)}</p>
      </div>
      <NeedsReview order={order} level={level} clear={clear} />
      <StepList steps={orderSteps(order, events ?? [])} now={now} />
      {order.paymentStatus === 'paid' ? resend : null}
      <TooltipProvider>
        <OrderFacts {...facts} events={events ?? []} />
      </TooltipProvider>
      {events ? (
        <Ledger events={events} level={level} />
      ) : (
        <p className={text({ as: 'remark' })}>The ledger will appear once the server responds.</p>
      )}
    </div>
  );
}
