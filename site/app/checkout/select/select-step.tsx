import { clsx } from 'clsx';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import type { MaintenancePlan } from '#app/graphql/maintenance-plan.ts';
import { TextLink } from '#app/link/text-link.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { text } from '#ui/theme/text.css.ts';
import { dollars } from '../order-summary.tsx';
import { checkoutPath } from '../step.ts';
import { ways } from '../steps.css.ts';
import * as styles from './select-step.css.ts';

/**
 * The choice of a plan. A vertical line is solid down to the chosen plan, because each plan includes the plans above
 * it. The form requests the next step's URL, with or without scripts.
 */
export function SelectStep({ plans, plan: chosen }: { plans: readonly MaintenancePlan[]; plan: MaintenancePlan }) {
  const leaving = useNavigation().state !== 'idle';
  return (
    <Form key={chosen.type} method="get" action={checkoutPath} aria-label="Maintenance plan">
      <input type="hidden" name="step" value="details" />
      <p className={clsx(text({ as: 'lead' }), styles.lead)}>
        Each plan includes everything in the one before it. You can change plans at any time; the new price starts with
        the next month.
      </p>
      <fieldset className={styles.ladder}>
        <legend className={styles.legend}>Plan, price per month</legend>
        {plans.map((plan) => (
          <PlanRung
            key={plan.type}
            plan={plan}
            base={plans.find(({ type }) => type === plan.includes)?.name ?? null}
            chosen={plan.type === chosen.type}
          />
        ))}
      </fieldset>
      <div className={styles.closing}>
        <div className={ways}>
          <SubmitButton pending={leaving} pendingLabel="One moment...">
            Continue to your details
          </SubmitButton>
        </div>
        <p className={clsx(text({ as: 'remark' }), styles.remark)}>
          Nothing is charged yet. Next come your name and email address, then PayPal. Cancel anytime with 30 days’
          notice.
        </p>
        <TextLink to="/services/wordpress-maintenance#faq">Questions?</TextLink>
      </div>
    </Form>
  );
}

type PlanRungProps = {
  plan: MaintenancePlan;
  /** The name of the plan that this plan includes; null if it includes none. */
  base: string | null;
  chosen: boolean;
};

/** One plan: its radio button, what it adds, and its price. A click anywhere on the row chooses the plan. */
function PlanRung({ plan, base, chosen }: PlanRungProps) {
  const id = useId();
  const { type, name, tagline, description, price, popular, features } = plan;
  return (
    <div className={styles.rung}>
      <input
        type="radio"
        id={id}
        name="plan"
        value={type}
        defaultChecked={chosen}
        className={styles.mark}
        aria-describedby={`${id}-adds`}
      />
      <label htmlFor={id} className={styles.sheet}>
        <span className={styles.head}>
          <span className={text({ as: 'heading' })}>{name}</span>
          {popular ? <span className={clsx(text({ as: 'label' }), styles.popular)}>Most Popular</span> : null}
          <span className={clsx(text({ as: 'small' }), styles.muted)}>{tagline}</span>
        </span>
        <span className={styles.price}>
          <span className={clsx(text({ as: 'figure' }), styles.amount)}>{dollars(price).replace(/\.00$/, '')}</span>
          <span className={styles.unit}>per month</span>
        </span>
      </label>
      <div className={styles.adds} id={`${id}-adds`}>
        <p className={clsx(text({ as: 'small' }), styles.muted)}>{description}</p>
        <ul className={styles.features}>
          {base ? <li className={styles.base}>All of {base}</li> : null}
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
