import { clsx } from 'clsx';
import { text } from '#app/theme/text.css.ts';
import { TextField } from '#app/ui/form/text-field.tsx';
import * as styles from './metric-fields.css.ts';
import type { BoundProject } from './project-fields.tsx';

/** The figures a project reached, up to three: each a value and what it measures. */
export function MetricFields({ fields }: { fields: BoundProject }) {
  const pairs = [
    [fields.metric1Value, fields.metric1Label],
    [fields.metric2Value, fields.metric2Label],
    [fields.metric3Value, fields.metric3Label],
  ] as const;
  return (
    <fieldset className={styles.figures}>
      <legend className={clsx(text({ as: 'label' }), styles.legend)}>
        Figures <span className={styles.optional}>optional; one without a value is not shown</span>
      </legend>
      {pairs.map(([value, label], index) => (
        <div key={value.name} className={styles.figure}>
          <TextField field={value} label={`Value ${index + 1}`} placeholder={examples[index]?.[0]} optional />
          <TextField field={label} label={`Label ${index + 1}`} placeholder={examples[index]?.[1]} optional />
        </div>
      ))}
    </fieldset>
  );
}

const examples = [
  ['+250%', 'sales in the first year'],
  ['0.9 s', 'largest paint on a phone'],
  ['12 h', 'saved every week'],
];
