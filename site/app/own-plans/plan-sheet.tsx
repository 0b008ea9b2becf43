import { ownInvoicePath, ownPlansPath } from '@agency/api/contract/subscriptions';
import { formatDay } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Form, useNavigation } from 'react-router';
import { Facts } from '#ui/admin/facts.tsx';
import { planName } from '#ui/admin/orders/labels.ts';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { dollars } from '../checkout/order-summary.tsx';
import type { OfferedPlan, OwnPlan } from './own-plans.ts';
import * as styles from './plan-sheet.css.ts';

const day = (at: string) => formatDay(new Date(at));
const states = { active: 'Active', past_due: 'Past due', canceling: 'Canceled', ended: 'Ended' };

type PlanProps = { plan: OwnPlan; offered: readonly OfferedPlan[]; token: string };

/** One plan: what comes next, its invoices, and what its customer can do. */
export function PlanSheet({ plan, offered, token }: PlanProps) {
  const {
    packageType,
    nextPackageType,
    nextPackageStartsAt,
    openPackageType,
    packagePrice,
    website,
    state,
    isAutomatic,
    nextChargeAt,
    endsAt,
    awaitsPayment,
  } = plan;
  // The month that is due may be for a plan that is neither the current nor the chosen one.
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
          'Next payment': nextChargeAt
            ? `${awaitsPayment ? 'Due since ' : ''}${day(nextChargeAt)}${openName ? `, for ${openName}` : ''}`
            : 'None',
          Payment: isAutomatic ? 'Automatically, with your PayPal payment method' : 'With a link that we email you',
          ...(nextPackageType &&
            nextPackageStartsAt && { [`Starting ${day(nextPackageStartsAt)}`]: planName(nextPackageType) }),
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
            <a href={`${ownInvoicePath(id)}?token=${encodeURIComponent(token)}`} download>
              {invoiceNumber}
            </a>
            <span>{startDate ? day(startDate) : ''}</span>
            <span>{dollars(amount)}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The forms to pay a month, and to change the plan. They work without scripts. */
function Changes({ plan, offered, token }: PlanProps) {
  const pending = useNavigation().formData?.get('id') === plan.id;
  // The current plan keeps the price at which it was bought.
  const prices = new Map(
    offered.map(({ type, price }) => [type, type === plan.packageType ? plan.packagePrice : price]),
  );
  const form = formOf(token);
  return (
    <>
      {plan.awaitsPayment ? (
        <Form {...form} className={styles.part}>
          <Stack gap="dense">
            <input type="hidden" name="id" value={plan.id} />
            <input type="hidden" name="change" value="pay" />
            <Text look="small" tone="muted">
              A monthly payment is due. Use the payment link in our email. You can also choose another payment method
              there.
            </Text>
            <div>
              <button type="submit" className={button({ kind: 'primary' })} aria-disabled={pending}>
                Resend the payment link
              </button>
            </div>
          </Stack>
        </Form>
      ) : null}
      {plan.changeStartsAt ? (
        <Form {...form} className={styles.part}>
          <Stack gap="dense">
            <Text as="label" look="label" htmlFor={`plan-${plan.id}`}>
              {`Plan starting ${day(plan.changeStartsAt)}`}
            </Text>
            <Inline gap="dense" align="center">
              <input type="hidden" name="id" value={plan.id} />
              <input type="hidden" name="change" value="change" />
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
              <button type="submit" className={button({ kind: 'secondary' })} aria-disabled={pending}>
                Change the plan
              </button>
            </Inline>
          </Stack>
        </Form>
      ) : null}
    </>
  );
}

/** The form to cancel the plan, or to keep it. */
function End({ plan, token }: Pick<PlanProps, 'plan' | 'token'>) {
  const pending = useNavigation().formData?.get('id') === plan.id;
  return (
    <Form {...formOf(token)} className={styles.part}>
      <Stack gap="dense">
        <input type="hidden" name="id" value={plan.id} />
        <input type="hidden" name="change" value={plan.endsAt ? 'resume' : 'cancel'} />
        <Text look="small" tone="muted">
          {plan.endsAt
            ? 'You can still keep your plan: nothing changes until it ends.'
            : `With 30 days’ notice, your plan ends on ${day(plan.endsIfCanceled)}. Months that begin before that day are still charged. You get a final backup of your site.`}
        </Text>
        <div>
          <button
            type="submit"
            className={button({ kind: plan.endsAt ? 'primary' : 'secondary' })}
            aria-disabled={pending}
          >
            {plan.endsAt ? 'Keep my plan' : 'Cancel my plan'}
          </button>
        </div>
      </Stack>
    </Form>
  );
}

const formOf = (token: string) =>
  ({ method: 'post', action: `${ownPlansPath}?token=${encodeURIComponent(token)}` }) as const;
