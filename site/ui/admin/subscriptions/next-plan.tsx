import { type PackageType, planNames } from '@agency/api/contract/maintenance-plans';
import { clsx } from 'clsx';
import { useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { Inline } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { planName } from '../orders/labels.ts';
import { Part } from '../reader/reader.tsx';
import * as styles from './subscription.css.ts';
import type { Subscription } from './subscription-documents.ts';

type NextPlanProps = {
  subscription: Subscription;
  level: 'h3' | 'h4';
  onChangePlan(packageType: PackageType): void;
};

/** A select for the plan for future months, which have no order yet. */
export function NextPlan({ subscription: { packageType, nextPackageType }, level, onChangePlan }: NextPlanProps) {
  const planned = nextPackageType ?? packageType;
  // Only a button applies the choice, because the arrow keys pass through other plans, and each change is mailed to the
  // customer.
  const [chosen, setChosen] = useState<string>(planned);
  const isPlanned = chosen === planned;
  return (
    <Part title="Next plan" level={level}>
      <Text look="small" tone="muted">
        Applies to months for which no payment was requested yet. The customer gets an email with the new price.
      </Text>
      <noscript>{planName(planned)}</noscript>
      <Inline gap="tiny" align="center" className={withScript}>
        <div className={styles.wide}>
          <select
            aria-label="Next plan"
            className={clsx(control({ as: 'select' }), styles.choice)}
            value={chosen}
            onChange={({ target: { value } }) => setChosen(value)}
          >
            {planNames.map(({ type, name }) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.wide}>
          <button
            type="button"
            className={button({ kind: isPlanned ? 'resting' : 'secondary', size: 'compact' })}
            aria-disabled={isPlanned}
            onClick={() => !isPlanned && onChangePlan(chosen as PackageType)}
          >
            Change the plan
          </button>
        </div>
      </Inline>
    </Part>
  );
}
