import * as styles from './change-chart.css.ts';

type ChangeChartProps = { before: number; after: number; unit?: string };

/** Two bars on one scale: what was, and what is. The numbers stand beside them, so length alone carries nothing. */
export function ChangeChart({ before, after, unit }: ChangeChartProps) {
  const longest = Math.max(before, after);
  const share = (value: number) => `${longest > 0 ? (value / longest) * 100 : 0}%`;
  const written = (value: number) => `${value.toLocaleString('en-US')}${unit && unit !== '%' ? ' ' : ''}${unit ?? ''}`;
  return (
    <div className={styles.chart}>
      <div className={styles.row}>
        <span className={styles.name}>before</span>
        <span className={styles.track}>
          <span className={styles.before} style={{ display: 'block', width: share(before) }} />
        </span>
        <span>{written(before)}</span>
      </div>
      <div className={styles.row}>
        <span className={styles.name}>after</span>
        <span className={styles.track}>
          <span
            className={styles.after}
            style={{ display: 'block', width: share(after), '--before': after > 0 ? before / after : 1 }}
          />
        </span>
        <span>{written(after)}</span>
      </div>
    </div>
  );
}
