import { ownInvoicePath, ownPlansPath } from '@agency/api/contract/subscriptions';
import { formatDay } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Facts } from '#ui/admin/facts.tsx';
import { planName } from '#ui/admin/orders/labels.ts';
import { control } from '#ui/field/field.css.ts';
import { SubmitButton, useSubmitGuard } from '#ui/form/submit-button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { dollars } from '../checkout/order-summary.tsx';
import type { OfferedPlan, OwnPlan } from './own-plans.ts';
import * as styles from './plan-sheet.css.ts';

const day = (at: string) => formatDay(new Date(at));
const states = { active: 'Active', past_due: 'Past due', canceling: 'Canceled', ended: 'Ended' };

type PlanProps = { plan: OwnPlan; offered: readonly OfferedPlan[]; token: string };

/** One plan: its next payment, its invoices, and the customer's actions. */
export function PlanSheet({ plan, offered, token }: PlanProps) {
  const {
    packageType,
    nextPackageType,
    nextPackagePrice,
    nextPackageStartsAt,
    openPackageType,
    packagePrice,
    website,
    state,
    isAutomatic,
    nextChargeAt,
    endsAt,
    awaitsPayment,
    isPaymentInProgress,
  } = plan;
  // The name of the plan that the due month is for; falsy if that is the current plan.
  const openName = openPackageType && openPackageType !== packageType && planName(openPackageType);
  return (
    <Stack as="section" aria-label={planName(packageType)} gap="denseLarge" className={styles.plan}>
      <Text as="h2" look="heading">
        {planName(packageType)}
        {website ? <span className={styles.website}> {new URL(website).host}</span> : null}
      </Text>
      <Facts
        of={{
          Status: <strong>{states[state]}</strong>,
          Price: `${dollars(packagePrice)} a month`,
          'Next payment': isPaymentInProgress
            ? 'In progress. You do not need to do anything.'
            : nextChargeAt
              ? `${awaitsPayment ? 'Due since ' : ''}${day(nextChargeAt)}${openName ? `, for ${openName}` : ''}`
              : 'None',
          Payment: isAutomatic ? 'Automatically, with your PayPal payment method' : 'With a link that we email you',
          ...(nextPackageType &&
            nextPackageStartsAt && {
              [`Starting ${day(nextPackageStartsAt)}`]: `${planName(nextPackageType)}, ${dollars(nextPackagePrice ?? '')} a month`,
            }),
          Ends: endsAt && day(endsAt),
        }}
      />
      {state === 'ended' ? null : <Changes plan={plan} offered={offered} token={token} />}
      {plan.invoices.length > 0 ? <Invoices of={plan} token={token} /> : null}
      {state === 'ended' ? null : <End plan={plan} token={token} />}
    </Stack>
  );
}

function Invoices({ of: { invoices }, token }: { of: OwnPlan; token: string }) {
  return (
    <Stack gap="dense" className={styles.part}>
      <Text as="h3" look="label">
        Invoices
      </Text>
      <Stack as="ul" gap="dense">
        {invoices.map(({ id, invoiceNumber, startDate, amount }) => (
          <li key={id} className={styles.invoice}>
            <a href={`${ownInvoicePath(id)}?token=${encodeURIComponent(token)}`}>{invoiceNumber}</a>
            <span>{startDate ? day(startDate) : ''}</span>
            <span>{dollars(amount)}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The forms to pay a month and to change the plan. They work without scripts. */
function Changes({ plan, offered, token }: PlanProps) {
  // The current plan and the plan chosen for later months keep their agreed prices. Other plans have the catalog's
  // price.
  const agreed = new Map([
    [plan.nextPackageType, plan.nextPackagePrice],
    [plan.packageType, plan.packagePrice],
  ]);
  const prices = new Map(offered.map(({ type, price }) => [type, agreed.get(type) ?? price]));
  return (
    <>
      {plan.awaitsPayment ? (
        <ChangeForm change="pay" plan={plan} token={token}>
          {(pending) => (
            <>
              <Text look="small" tone="muted">
                A monthly payment is due. Use the payment link in our email. You can also choose another payment method
                there.
              </Text>
              <div>
                <SubmitButton pending={pending}>Resend the payment link</SubmitButton>
              </div>
            </>
          )}
        </ChangeForm>
      ) : null}
      {plan.changeStartsAt ? (
        <ChangeForm change="change" plan={plan} token={token}>
          {(pending) => (
            <>
              <Text as="label" look="label" htmlFor={`plan-${plan.id}`}>
                {`Plan starting ${day(plan.changeStartsAt ?? '')}`}
              </Text>
              <Inline gap="dense" align="center">
                <input type="hidden" name="prices" value={new URLSearchParams([...prices]).toString()} />
                <select
                  key={plan.nextPackageType ?? plan.packageType}
                  id={`plan-${plan.id}`}
                  name="packageType"
                  className={clsx(control({ as: 'select' }), styles.choice)}
                  defaultValue={plan.nextPackageType ?? plan.packageType}
                >
                  {offered.map(({ type, name }) => (
                    <option key={type} value={type}>
                      {name}, {dollars(prices.get(type) ?? '')} a month
                    </option>
                  ))}
                </select>
                <SubmitButton pending={pending} look={{ kind: 'secondary' }}>
                  Change the plan
                </SubmitButton>
              </Inline>
            </>
          )}
        </ChangeForm>
      ) : null}
    </>
  );
}

/** The form to cancel the plan or, if it is canceled, to keep it. */
function End({ plan, token }: Pick<PlanProps, 'plan' | 'token'>) {
  return (
    <ChangeForm change={plan.endsAt ? 'resume' : 'cancel'} plan={plan} token={token}>
      {(pending) => (
        <>
          <Text look="small" tone="muted">
            {plan.endsAt
              ? 'You can still keep your plan: nothing changes until it ends.'
              : `With 30 days’ notice, your plan ends on ${day(plan.endsIfCanceled)}. Months that begin before that day are still charged. You get a final backup of your site.`}
          </Text>
          <div>
            <SubmitButton pending={pending} look={{ kind: plan.endsAt ? 'primary' : 'secondary' }}>
              {plan.endsAt ? 'Keep my plan' : 'Cancel my plan'}
            </SubmitButton>
          </div>
        </>
      )}
    </ChangeForm>
  );
}

type ChangeFormProps = Pick<PlanProps, 'plan' | 'token'> & {
  change: 'pay' | 'change' | 'cancel' | 'resume';
  children(pending: boolean): ReactNode;
};

/** A form that changes a plan. While one form of a plan is being sent, the plan's other forms send nothing. */
function ChangeForm({ change, plan, token, children }: ChangeFormProps) {
  const navigation = useNavigation();
  const isOfPlan = navigation.formData?.get('id') === plan.id;
  const guard = useSubmitGuard(isOfPlan, navigation);
  return (
    <Form
      method="post"
      action={`${ownPlansPath}?token=${encodeURIComponent(token)}`}
      className={styles.part}
      onSubmit={guard}
    >
      <Stack gap="dense">
        <input type="hidden" name="id" value={plan.id} />
        <input type="hidden" name="change" value={change} />
        {children(isOfPlan && navigation.formData?.get('change') === change)}
      </Stack>
    </Form>
  );
}
