import { control, error as errorClass } from '@agency/site/ui/field/field.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { visuallyHidden } from '@agency/site/ui/visually-hidden/visually-hidden.css.ts';
import { clsx } from 'clsx';
import type { UseFormReturn } from 'react-hook-form';
import type { Entries } from './entries.ts';
import * as styles from './item-form.css.ts';

const rows = [
  { ordinal: 'First', value: 'metric1Value', label: 'metric1Label' },
  { ordinal: 'Second', value: 'metric2Value', label: 'metric2Label' },
  { ordinal: 'Third', value: 'metric3Value', label: 'metric3Label' },
] as const;

/** Up to three figures, each with what it measures. */
export function FigureFields<Output>({ form }: { form: UseFormReturn<Entries, unknown, Output> }) {
  const { register, formState } = form;
  return (
    <fieldset className={styles.figures}>
      <legend className={clsx(text({ as: 'label' }), styles.legend)}>Figures, up to three</legend>
      {rows.map(({ ordinal, value, label }) => {
        const problem = formState.errors[value]?.message ?? formState.errors[label]?.message;
        const problemId = `${value}-problem`;
        const described = problem ? { 'aria-describedby': problemId } : {};
        return (
          <div key={value}>
            <div className={styles.figure}>
              <label>
                <span className={visuallyHidden}>{ordinal} figure</span>
                <input
                  className={control()}
                  placeholder="Figure"
                  aria-invalid={formState.errors[value] ? true : undefined}
                  {...described}
                  {...register(value)}
                />
              </label>
              <label>
                <span className={visuallyHidden}>What the {ordinal.toLowerCase()} figure measures</span>
                <input
                  className={control()}
                  placeholder="What it measures"
                  aria-invalid={formState.errors[label] ? true : undefined}
                  {...described}
                  {...register(label)}
                />
              </label>
            </div>
            {problem ? (
              <p id={problemId} className={errorClass}>
                {problem}
              </p>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
