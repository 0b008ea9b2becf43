import { clsx } from 'clsx';
import { text } from '#app/theme/text.css.ts';
import * as styles from './measure.css.ts';

/** One sounding: a figure with its unit, and what it measures. Stands inside a `dl`. */
export function Measure({ value, label, small = false }: { value: string; label: string | null; small?: boolean }) {
  return (
    <div className={styles.measure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={clsx(text({ as: 'figure' }), small ? styles.valueSmall : styles.value)}>{value}</dd>
    </div>
  );
}
