import type { ComponentProps, ReactNode, Ref } from 'react';
import { text } from '#ui/theme/text.css.ts';
import { TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import { amount } from '../reader/reader.css.ts';
import { Byline, Part, ReaderHead } from '../reader/reader.tsx';
import { planName, sum } from './labels.ts';
import { endingOf } from './ledger/event-label.ts';
import { Ledger } from './ledger/ledger.tsx';
import { NeedsReview } from './needs-review.tsx';
import type { PaymentEvent } from './order.ts';
import { OrderFacts } from './order-facts.tsx';
import { isKept, OrderStatus, standingAdvice } from './order-status.tsx';
import { orderSteps } from './order-steps.ts';
import * as styles from './orders.css.ts';
import { StepList } from './step-list.tsx';

type OrderReaderProps = ComponentProps<typeof OrderFacts> & {
  /** The order's ledger, oldest event first. Null if it is not loaded. */
  events: readonly PaymentEvent[] | null;
  /** The month of the subscription, counted from 0. Null if the order has none yet, undefined if it is not loaded. */
  period: number | null | undefined;
  /** The current time in ms, from which ages are calculated. */
  now: number;
  titleId: string;
  level: 'h2' | 'h3';
  titleRef?: Ref<HTMLHeadingElement>;
  /** The button that clears a review. */
  clear: ReactNode;
  /** The button that sends the confirmation of a paid order again. */
  resend: ReactNode;
};

export const resendLabel = 'Resend confirmation and invoice';

/** Shows a complete order: what the admin must do, what was ordered, and what happened. */
export function OrderReader({
  events,
  period,
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
  const ending = order.paymentStatus === 'failed' ? endingOf(events ?? []) : null;
  const advice = standingAdvice[order.standing];
  return (
    <div key={order.id} className={styles.reader}>
      <ReaderHead
        titleId={titleId}
        level={Title}
        titleRef={titleRef}
        name={order.customerName}
        end={
          <p className={amount} data-unpaid={isKept(order.standing) ? undefined : ''}>
            {sum(order.packagePrice, order.currency)}
          </p>
        }
      >
        <Byline>
          <span>
            <OrderStatus order={order} explained />
            {ending ? <> ({ending})</> : null}
          </span>
          <span>{planName(order.packageType)} plan</span>
        </Byline>
        {advice ? <p>{advice}</p> : null}
      </ReaderHead>
      <TooltipProvider>
        <NeedsReview
          order={order}
          isLaterMonth={period === undefined ? null : Boolean(period)}
          level={level}
          clear={clear}
          onCopy={facts.onCopy}
        />
        {order.paymentStatus === 'paid' ? resend : null}
        <OrderFacts {...facts} />
      </TooltipProvider>
      <Part title="Steps" level={level}>
        <StepList steps={orderSteps(order, events ?? [])} now={now} />
      </Part>
      {events ? (
        <Ledger events={events} level={level} />
      ) : (
        <p className={text({ as: 'remark' })}>The ledger will appear once the server responds.</p>
      )}
    </div>
  );
}
