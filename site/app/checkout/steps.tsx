import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { grid, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { Progress } from './progress/progress.tsx';
import type { Step } from './step.ts';
import * as styles from './steps.css.ts';
import { useStepFocus } from './use-step-focus.ts';

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
