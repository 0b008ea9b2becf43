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

/** The sheet of a purchase: where the buyer stands, as marks on the meridian, and the step at hand beside it. */
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

/** The way from plan to receipt: four fixes on the meridian, those behind filled in. */
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

/** Steps that follow from something done on the page before, which was another document. */
const isArrivedAt = (step: Step) => step === 'payment' || step === 'success';

/**
 * For the heading: it takes the focus when the step changes, so that a screen reader says where one is now and the keyboard
 * goes on from there. A page that somebody opened begins at its beginning, as any other.
 */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Step | null>(isArrivedAt(step) ? null : step);
  useEffect(() => {
    const { current: last } = before;
    before.current = step;
    if (last === step) return;
    // Where the page has just come, nobody is taken away from what they began with, or from an answer they are to read.
    if (last === null && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
