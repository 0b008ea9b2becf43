import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { grid, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { type Step, steps } from './step.ts';
import * as styles from './steps.css.ts';

const headings: Record<Step, string> = {
  select: 'Choose your plan',
  details: 'Your details',
  payment: 'Payment',
  success: 'Your plan is paid',
};

/** The layout of the checkout: the progress along the meridian, and the current step beside it. */
export function Steps({ step, children }: { step: Step; children: ReactNode }) {
  const heading = useStepFocus(step);
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={clsx(grid, styles.steps)}>
        <Progress step={step} />
        <div>
          <h1 ref={heading} tabIndex={-1} className={clsx(text({ as: 'title' }), styles.heading)}>
            {headings[step]}
          </h1>
          {children}
        </div>
      </div>
    </div>
  );
}

const names: Record<Step, string> = { select: 'Plan', details: 'Details', payment: 'Payment', success: 'Done' };

/** The progress from plan to receipt: four numbered steps. Completed steps have a check mark. */
function Progress({ step }: { step: Step }) {
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
              {state === 'behind' ? <Check size={13} strokeWidth={3.5} /> : index + 1}
            </span>
            <span>{names[name]}</span>
            {state === 'behind' ? <span className={visuallyHidden}>, done</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** Whether a step opens as a new document, because an action on the previous page led to it. */
const isArrivedAt = (step: Step) => step === 'payment' || step === 'success';

/**
 * Returns a ref for the heading. The heading takes the focus when the step changes, so that screen readers announce the
 * step and the keyboard continues there. On a page load, it takes the focus only at the steps "Payment" and "Done".
 */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Step | null>(isArrivedAt(step) ? null : step);
  useEffect(() => {
    const { current: last } = before;
    before.current = step;
    if (last === step) return;
    // After a page load, an element that already has the focus keeps it.
    if (last === null && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
