import type { Agency } from '@agency/api/contract/agency';
import { ownPlansPath } from '@agency/api/contract/subscriptions';
import { formatDay, formatPeriod } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { forgetDraft } from '#app/form/use-draft.ts';
import type { MaintenancePlan } from '#app/graphql/maintenance-plan.ts';
import { LinkButton } from '#app/link/link-button.tsx';
import { Actions } from '#ui/actions/actions.tsx';
import { text } from '#ui/theme/text.css.ts';
import { detailsDraft } from '../details/details-result.ts';
import type { BuyerOrder } from '../load-checkout.ts';
import { dollars } from '../order-summary.tsx';
import { forgetApproval } from '../payment/kept-in-tab.ts';
import { checkoutPath } from '../step.ts';
import * as styles from './success-step.css.ts';

type SuccessStepProps = { plan: MaintenancePlan; order: BuyerOrder; agency: Agency };

/** The receipt of a paid order, and what happens next. */
export function SuccessStep({ plan, order, agency }: SuccessStepProps) {
  const { invoiceNumber, packagePrice, customerName, customerEmail, website, startDate, endDate, planEndsAt } = order;
  const isFirst = !order.period;
  useEffect(() => {
    forgetDraft(detailsDraft);
    forgetApproval();
  }, []);
  return (
    <>
      <p className={clsx(text({ as: 'lead' }), styles.lead)}>
        Thank you, {customerName}. {agency.name} will look after your site{' '}
        {isFirst ? 'starting today' : 'for another month'}.
      </p>
      <dl className={styles.receipt}>
        <div className={styles.number}>
          <dt className={text({ as: 'label' })}>Invoice number</dt>
          <dd className={clsx(text({ as: 'figure' }), styles.figure)}>{invoiceNumber}</dd>
        </div>
        <Fact name="Plan">{plan.name}</Fact>
        <Fact name="Paid">{dollars(packagePrice)}</Fact>
        {startDate && endDate ? (
          <Fact name={isFirst ? 'First month' : `Month ${Number(order.period) + 1}`}>
            {formatPeriod(new Date(startDate), new Date(endDate))}
          </Fact>
        ) : null}
        <Fact name="Email">{customerEmail}</Fact>
        {website ? <Fact name="Website">{new URL(website).host}</Fact> : null}
      </dl>
      <h2 className={clsx(text({ as: 'heading' }), styles.next)}>What happens next</h2>
      <ol className={styles.course}>
        <Fix when="Now">Your invoice is on its way to {customerEmail}.</Fix>
        {isFirst ? (
          <Fix when="Within 24 hours">
            You will receive a welcome email within 24 hours, with what we need to begin.
          </Fix>
        ) : null}
        {planEndsAt ? (
          <Fix when={formatDay(new Date(planEndsAt))}>
            Your plan ends, because it was canceled. You do not pay for months that begin after this date.
          </Fix>
        ) : (
          <Fix when={endDate ? formatDay(new Date(endDate)) : 'Next month'}>{billingText(order)}</Fix>
        )}
      </ol>
      <p className={clsx(text({ as: 'small' }), styles.cancel)}>
        To see, change or cancel your plan, open <a href={ownPlansPath}>your plan</a>, or email{' '}
        <a href={`mailto:${agency.email}`}>{agency.email}</a> and include invoice number {invoiceNumber}. At the end of
        your plan you will receive a final backup of your site.
      </p>
      <Actions apart>
        <LinkButton to="/services/wordpress-maintenance">Back to maintenance services</LinkButton>
        <LinkButton kind="secondary" to={checkoutPath}>
          Buy another plan
        </LinkButton>
      </Actions>
    </>
  );
}

/**
 * Says how the next month is paid. `once_stored`: the buyer agreed to automatic billing, but PayPal has not stored the
 * payment method yet.
 */
function billingText({ billing, packagePrice }: BuyerOrder): string {
  const price = dollars(packagePrice);
  return {
    automatic: `Monthly billing continues automatically at ${price}, until you cancel with 30 days’ notice.`,
    once_stored: `Monthly billing continues automatically at ${price} once PayPal has stored your payment method; otherwise we email you a link each month.`,
    link: `You will get an email with a link to pay ${price} for the next month. Nothing is charged automatically.`,
  }[billing];
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={clsx(text({ as: 'label' }), styles.muted)}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Fix({ when, children }: { when: string; children: ReactNode }) {
  return (
    <li className={styles.fix}>
      <span className={clsx(text({ as: 'label' }), styles.when)}>{when}</span>
      <span>{children}</span>
    </li>
  );
}
