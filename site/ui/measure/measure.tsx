import { clsx } from 'clsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './measure.css.ts';

type MeasureProps = {
  /** The figure with its unit. */
  value: string;
  label: string | null;
  /** The source of the figure, or a remark. */
  note?: string;
  small?: boolean;
};

/** One figure with its label, for a `dl`. */
export function Measure({ value, label, note, small = false }: MeasureProps) {
  return (
    <div className={styles.measure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={clsx(text({ as: 'figure' }), small ? styles.valueSmall : styles.value)}>{value}</dd>
      {note ? <dd className={clsx(text({ as: 'remark' }), styles.note)}>{note}</dd> : null}
    </div>
  );
}
