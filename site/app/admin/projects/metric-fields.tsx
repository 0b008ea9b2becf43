import { clsx } from 'clsx';
import { TextField } from '#ui/field/fields.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './metric-fields.css.ts';
import type { BoundProject } from './project-fields.tsx';
import { fieldLabels } from './versions.ts';

/** The figures a project reached, up to three: each a value and what it measures. */
export function MetricFields({ fields }: { fields: BoundProject }) {
  return (
    <fieldset className={styles.figures}>
      <legend className={clsx(text({ as: 'label' }), styles.legend)}>
        Figures <span className={styles.optional}>optional; one without a value is not shown</span>
      </legend>
      {metrics.map(({ value, label, example }) => (
        <div key={value} className={styles.figure}>
          <TextField field={fields[value]} label={fieldLabels[value]} placeholder={example[0]} optional />
          <TextField field={fields[label]} label={fieldLabels[label]} placeholder={example[1]} optional />
        </div>
      ))}
    </fieldset>
  );
}

const metrics = [
  { value: 'metric1Value', label: 'metric1Label', example: ['+250%', 'sales in the first year'] },
  { value: 'metric2Value', label: 'metric2Label', example: ['0.9 s', 'largest paint on a phone'] },
  { value: 'metric3Value', label: 'metric3Label', example: ['12 h', 'saved every week'] },
] as const;
