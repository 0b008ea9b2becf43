import type { PackageType } from '@agency/api/contract/maintenance-plans';
import { cancelNoticeDays, subscriptionNoteSchema } from '@agency/api/contract/subscriptions';
import { formatDay } from '@agency/api/contract/text';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { customerLinks, Facts } from '../facts.tsx';
import { planName, sum } from '../orders/labels.ts';
import { Demonstration, OrderStatus } from '../orders/order-status.tsx';
import { amount } from '../reader/reader.css.ts';
import { Byline, Part, ReaderHead } from '../reader/reader.tsx';
import { AddNote } from '../reply/add-message.tsx';
import { Status } from '../status.tsx';
import { Moment } from '../time/moment.tsx';
import { NextPlan } from './next-plan.tsx';
import { isLate, reportStanding, stateName } from './standing.ts';
import * as styles from './subscription.css.ts';
import type { Subscription, SubscriptionWithTimeline } from './subscription-documents.ts';
import { SubscriptionStatus } from './subscription-status.tsx';
import { SubscriptionTimeline } from './subscription-timeline.tsx';

type Order = SubscriptionWithTimeline['orders'][number];

type SubscriptionReaderProps = {
  subscription: Subscription;
  /** The subscription with its timeline and months. Null if they are not loaded. */
  known: SubscriptionWithTimeline | null;
  /** The current time in ms, from which ages are calculated. */
  now: number;
  titleId: string;
  level: 'h2' | 'h3';
  titleRef?: Ref<HTMLHeadingElement>;
  /** Returns a button that runs a mutation without variables. */
  act(
    mutation: 'cancel' | 'resume' | 'markReportSent' | 'renewLink',
    label: string,
    kind: 'primary' | 'secondary' | 'quiet' | 'text',
  ): ReactNode;
  onChangePlan(packageType: PackageType): void;
  /** Call `giveBack` if the text could not be added. It returns the text to its field. */
  onAddNote(text: string, giveBack: () => void): void;
  onDeleteLine(lineId: string): void;
  orderLink(order: Order): ReactNode;
  /** Opens a link in the console. Unset in the browser, which follows links itself. */
  onOpenLink?: ((href: string) => void) | undefined;
};

/** Shows a complete subscription: its state, its actions, its notes and timeline, and its months. */
export function SubscriptionReader(props: SubscriptionReaderProps) {
  const { subscription, known, now, titleId, level: Title, titleRef, orderLink } = props;
  const { planState } = subscription;
  const level = Title === 'h2' ? 'h3' : 'h4';
  return (
    <Stack key={subscription.id} gap="medium" className={styles.reader}>
      <ReaderHead
        titleId={titleId}
        level={Title}
        titleRef={titleRef}
        name={subscription.customerName}
        end={
          <p className={amount}>
            {sum(subscription.packagePrice, subscription.currency)} <span className={styles.cycle}>per month</span>
          </p>
        }
      >
        <Byline>
          <SubscriptionStatus
            state={planState}
            label={stateName(planState)}
            plan={planName(subscription.packageType)}
            report={reportStanding(subscription, now)}
          >
            {subscription.demo ? <Demonstration explained /> : null}
          </SubscriptionStatus>
        </Byline>
      </ReaderHead>
      {planState === 'ended' ? null : <Verbs {...props} />}
      <SubscriptionFacts {...props} />
      {planState !== 'ended' && subscription.nextChargeAt ? (
        <NextPlan
          key={`${subscription.id} ${subscription.nextPackageType}`}
          subscription={subscription}
          level={level}
          onChangePlan={props.onChangePlan}
        />
      ) : null}
      <Part title="Timeline" level={level}>
        <AddNote about={`${subscription.id} subscription`} schema={subscriptionNoteSchema} onAdd={props.onAddNote} />
        {known ? (
          <SubscriptionTimeline
            events={known.events}
            now={now}
            onDelete={({ id }) => props.onDeleteLine(id)}
            onOpenLink={props.onOpenLink}
          />
        ) : (
          <Text look="remark">The timeline will appear once the server responds.</Text>
        )}
      </Part>
      {known && known.orders.length > 0 ? (
        <Part title="Months" level={level}>
          <Stack as="ul" gap="dense" aria-label="Months">
            {known.orders.map((order) => (
              <li key={order.id} className={styles.month}>
                {orderLink(order)}
                <span>{sum(order.packagePrice, order.currency)}</span>
                <OrderStatus order={{ standing: order.standing, reviewReason: order.reviewReason }} />
              </li>
            ))}
          </Stack>
        </Part>
      ) : null}
      {planState === 'ended' ? null : <Cancellation {...props} level={level} />}
    </Stack>
  );
}

/**
 * Shows the subscription's actions, except canceling, which is at the end of the record, where nobody clicks it by
 * mistake.
 */
function Verbs({ subscription, known, now, act }: SubscriptionReaderProps) {
  const { awaitsPayment, planState } = subscription;
  const isInProgress = ['held', 'review'].includes(known?.orders[0]?.standing ?? '');
  const isUnpaid = awaitsPayment && !isInProgress && planState === 'past_due';
  const isReportDue = reportStanding(subscription, now) !== null;
  return awaitsPayment || isReportDue ? (
    <Inline gap="tiny" align="center">
      {/* The server refuses another link while a payment is in progress. */}
      {awaitsPayment && isInProgress ? (
        <Text look="remark">A payment for this month is already in progress.</Text>
      ) : null}
      {awaitsPayment && !isInProgress ? (
        <div className={styles.wide}>
          {act('renewLink', 'Send another payment link', isUnpaid ? 'primary' : 'secondary')}
        </div>
      ) : null}
      {/* Only one action is primary, and a payment comes first. */}
      {isReportDue ? (
        <div className={styles.wide}>{act('markReportSent', reportLabel, isUnpaid ? 'secondary' : 'primary')}</div>
      ) : null}
    </Inline>
  ) : null;
}

const reportLabel = 'Mark report as sent';

/**
 * Shows when the last report was sent. If the plan has not ended and no report is due, a button marks an early report
 * as sent.
 */
function LastReport({ subscription, now, act }: SubscriptionReaderProps) {
  const { reportedAt, planState } = subscription;
  const isDue = reportStanding(subscription, now) !== null;
  return (
    <Inline gap="dense" align="baseline" className={styles.report}>
      {reportedAt ? <Moment at={reportedAt} now={now} /> : 'None yet'}
      {planState === 'ended' || isDue ? null : act('markReportSent', reportLabel, 'text')}
    </Inline>
  );
}

type CancellationProps = Pick<SubscriptionReaderProps, 'subscription' | 'act'> & { level: 'h3' | 'h4' };

/** The button that cancels the plan, or keeps a canceled one, in a block of its own. */
const Cancellation = ({ subscription: { endsAt }, level, act }: CancellationProps) => (
  <Part title="Cancellation" level={level}>
    <Text look="small" tone="muted">
      {endsAt
        ? `The plan ends on ${day(endsAt)}. If you keep it, the customer gets an email with the next payment.`
        : `The plan ends with the month in which ${cancelNoticeDays} days’ notice expires. The customer gets an email.`}
    </Text>
    {endsAt ? (
      <div>{act('resume', 'Keep the plan', 'secondary')}</div>
    ) : (
      <div className={styles.cancel}>{act('cancel', 'Cancel the plan', 'quiet')}</div>
    )}
  </Part>
);

const day = (at: string) => formatDay(new Date(at));

/** Shows a warning with the day since which a payment has been due. */
const LatePayment = ({ at }: { at: string }) => (
  <Status Mark={TriangleAlert} tone="caution">
    Since {day(at)}
  </Status>
);

function SubscriptionFacts(props: SubscriptionReaderProps) {
  const { subscription, now, onOpenLink } = props;
  const { customerEmail, website, isAutomatic, startedAt, paidPeriods, nextChargeAt, endsAt } = subscription;
  return (
    <Facts
      of={{
        ...customerLinks({ customerEmail, website }, onOpenLink),
        Payment: isAutomatic
          ? 'Automatically, with a payment method that PayPal stores'
          : 'By a link in an email each month',
        'Paid so far': paidPeriods === 1 ? '1 month' : `${paidPeriods} months`,
        ...(nextChargeAt && isLate(nextChargeAt, now)
          ? { 'Payment due': <LatePayment at={nextChargeAt} /> }
          : { 'Next payment': nextChargeAt ? day(nextChargeAt) : 'None' }),
        Ends: endsAt && day(endsAt),
        'Last report': <LastReport {...props} />,
        Began: day(startedAt),
      }}
    />
  );
}
