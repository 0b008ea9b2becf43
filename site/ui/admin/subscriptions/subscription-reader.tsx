import { type PackageType, planNames } from '@agency/api/contract/maintenance-plans';
import { subscriptionNoteSchema } from '@agency/api/contract/subscriptions';
import { formatDay } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { customerLinks, Facts } from '../facts.tsx';
import { planName, sum } from '../orders/labels.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import { amount } from '../reader/reader.css.ts';
import { Byline, Part, ReaderHead } from '../reader/reader.tsx';
import { AddNote } from '../reply/add-message.tsx';
import { Status } from '../status.tsx';
import { Moment } from '../time/moment.tsx';
import { isLate, reportStanding, stateName } from './standing.ts';
import * as styles from './subscription.css.ts';
import type { Subscription, SubscriptionWithTimeline } from './subscription.ts';
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
    kind: 'primary' | 'secondary' | 'quiet',
  ): ReactNode;
  onChangePlan(packageType: PackageType): void;
  /** Call `giveBack` if the text could not be added. It returns the text to its field. */
  onAddNote(text: string, giveBack: () => void): void;
  onDeleteLine(lineId: string): void;
  /** Returns a link to the order of a month. */
  orderLink(order: Order): ReactNode;
  /** Set by the console. In the browser, a link opens by itself. */
  onOpenLink?: ((href: string) => void) | undefined;
};

/** Shows a complete subscription: its state, its actions, its notes and timeline, and its months. */
export function SubscriptionReader(props: SubscriptionReaderProps) {
  const { subscription, known, now, titleId, level: Title, titleRef, orderLink } = props;
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
            {sum(subscription.packagePrice, subscription.currency)} <span className={styles.cycle}>monthly</span>
          </p>
        }
      >
        <Byline>
          <SubscriptionStatus
            state={subscription.planState}
            label={stateName(subscription.planState)}
            plan={planName(subscription.packageType)}
            report={reportStanding(subscription, now)}
            demo={subscription.demo}
            explained
          />
        </Byline>
      </ReaderHead>
      {subscription.planState === 'ended' ? null : <Verbs {...props} />}
      <SubscriptionFacts {...props} />
      <AddNote about={subscription.id} schema={subscriptionNoteSchema} onAdd={props.onAddNote} />
      {known ? (
        <>
          {known.events.length > 0 ? (
            <Part title="Timeline" level={level}>
              <SubscriptionTimeline
                events={known.events}
                now={now}
                onDelete={({ id }) => props.onDeleteLine(id)}
                onOpenLink={props.onOpenLink}
              />
            </Part>
          ) : null}
          {known.orders.length > 0 ? (
            <Part title="Months" level={level}>
              <Stack as="ul" gap="dense" aria-label="Months">
                {known.orders.map((order) => (
                  <li key={order.id} className={styles.month}>
                    {orderLink(order)}
                    <span>{sum(order.packagePrice, order.currency)}</span>
                    <OrderStatus order={{ ...order, demo: false }} />
                  </li>
                ))}
              </Stack>
            </Part>
          ) : null}
        </>
      ) : (
        <Text look="remark">The timeline will appear once the server responds.</Text>
      )}
      {isCancelable(subscription) ? (
        <div className={clsx(styles.cancel, styles.wide)}>{props.act('cancel', 'Cancel the plan', 'secondary')}</div>
      ) : null}
    </Stack>
  );
}

/** Whether the plan can be canceled: it has neither ended nor been canceled. */
const isCancelable = ({ planState, endsAt }: Subscription): boolean => planState !== 'ended' && !endsAt;

/**
 * Shows the admin's actions, except canceling, which is at the end of the record, where nobody clicks it by mistake.
 * Refunds are made at PayPal.
 */
function Verbs({ subscription: { awaitsPayment, planState, endsAt }, act }: SubscriptionReaderProps) {
  const link = planState === 'past_due' ? 'primary' : 'secondary';
  return (
    <Inline gap="tiny" align="center">
      {awaitsPayment ? <div className={styles.wide}>{act('renewLink', 'Send another payment link', link)}</div> : null}
      <div className={styles.wide}>{act('markReportSent', 'Mark report as sent', 'secondary')}</div>
      {endsAt ? act('resume', 'Keep the plan', 'secondary') : null}
    </Inline>
  );
}

/** A select for the plan of the months that are not ordered yet. */
function NextPlan({ subscription: { packageType, nextPackageType }, onChangePlan }: SubscriptionReaderProps) {
  const planned = nextPackageType ?? packageType;
  // Only a button applies the choice, because the arrow keys pass through other plans, and each change is mailed to the
  // customer.
  const [chosen, setChosen] = useState<string>(planned);
  return (
    <Inline gap="dense" align="center">
      <noscript>{planName(planned)}</noscript>
      <select
        aria-label="Next plan"
        className={clsx(control({ as: 'select' }), styles.choice, withScript)}
        value={chosen}
        onChange={({ target: { value } }) => setChosen(value)}
      >
        {planNames.map(({ type, name }) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
      {chosen === planned ? null : (
        <button
          type="button"
          className={button({ size: 'compact' })}
          onClick={() => onChangePlan(chosen as PackageType)}
        >
          Change the plan
        </button>
      )}
    </Inline>
  );
}

const day = (at: string) => formatDay(new Date(at));

/** Since when a payment has been due, marked as trouble. */
const LatePayment = ({ at }: { at: string }) => (
  <Status Mark={TriangleAlert} tone="caution">
    Since {day(at)}
  </Status>
);

function SubscriptionFacts(props: SubscriptionReaderProps) {
  const { subscription, now, onOpenLink } = props;
  const { nextPackageType, nextChargeAt, endsAt, reportedAt } = subscription;
  const { customerEmail, website, planState, isAutomatic, startedAt, paidPeriods } = subscription;
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
        'Last report': reportedAt ? <Moment at={reportedAt} now={now} /> : 'None yet',
        Began: day(startedAt),
        'Next plan': planState !== 'ended' && nextChargeAt && (
          <NextPlan key={`${subscription.id} ${nextPackageType}`} {...props} />
        ),
      }}
    />
  );
}
