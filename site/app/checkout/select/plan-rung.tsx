import { clsx } from 'clsx';
import { useId } from 'react';
import type { MaintenancePlan } from '#app/graphql/maintenance-plans.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './plan-rung.css.ts';

type PlanRungProps = {
  plan: MaintenancePlan;
  /** The name of the plan that this one holds in full. */
  base: string | null;
  chosen: boolean;
};

/** One plan: its mark on the line, what it adds, and its price. The whole row belongs to the mark and can be pressed. */
export function PlanRung({ plan, base, chosen }: PlanRungProps) {
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
          <span className={clsx(text({ as: 'figure' }), styles.amount)}>${price.replace(/\.00$/, '')}</span>
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
