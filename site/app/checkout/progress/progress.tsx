import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { type Step, steps } from '../step.ts';
import * as styles from './progress.css.ts';

const names: Record<Step, string> = { select: 'Plan', details: 'Details', payment: 'Payment', success: 'Done' };

/** The way from plan to receipt: four fixes on the meridian, those behind filled in. */
export function Progress({ step }: { step: Step }) {
  const at = steps.indexOf(step);
  return (
    <ol className={styles.course} aria-label="Steps of the purchase">
      {steps.map((name, index) => {
        const state = index < at || step === 'success' ? 'behind' : index === at ? 'here' : 'ahead';
        return (
          <li
            key={name}
            className={clsx(text({ as: 'label' }), styles.fix)}
            data-state={state}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'behind' ? <Check size={12} strokeWidth={3.5} /> : null}
            </span>
            <span>{names[name]}</span>
            {state === 'behind' ? <span className={visuallyHidden}>, done</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
