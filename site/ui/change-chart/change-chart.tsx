import * as styles from './change-chart.css.ts';

type ChangeChartProps = {
  before: number;
  after: number;
  unit?: string;
  /** The names of the bars. Default: "before" and "after". */
  names?: readonly [before: string, after: string];
};

/** Shows two bars on the same scale, with their numbers beside them. */
export function ChangeChart({ before, after, unit, names }: ChangeChartProps) {
  const longest = Math.max(before, after);
  const share = (value: number) => `${longest > 0 ? (value / longest) * 100 : 0}%`;
  const written = (value: number) => `${value.toLocaleString('en-US')}${unit && unit !== '%' ? ' ' : ''}${unit ?? ''}`;
  const row = names ? styles.namedRow : styles.row;
  return (
    <div className={styles.chart}>
      <div className={row}>
        <span className={styles.name}>{names?.[0] ?? 'before'}</span>
        <span className={styles.track}>
          <span className={styles.before} style={{ display: 'block', width: share(before) }} />
        </span>
        <span>{written(before)}</span>
      </div>
      <div className={row}>
        <span className={styles.name}>{names?.[1] ?? 'after'}</span>
        <span className={styles.track}>
          <span
            className={styles.after}
            style={{ display: 'block', width: share(after), '--before': !names && after > 0 ? before / after : 1 }}
          />
        </span>
        <span>{written(after)}</span>
      </div>
    </div>
  );
}
