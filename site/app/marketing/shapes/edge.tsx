import type { Ground } from '#ui/section/section.tsx';
import * as styles from './edge.css.ts';

type EdgeProps = {
  /** The line, as an SVG path from the left of a strip of 1000 by 100. It must end at 620 60; the rest is level. */
  line: string;
  /** The ground above, and the section's ground below. */
  from: keyof typeof styles.from;
  to: Ground;
};

/** A section's upper edge as a line of the chart, from the left to a mark. */
export function Edge({ line, from, to }: EdgeProps) {
  return (
    <div className={styles.from[from]} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.to[to]} d={`${line}H1000V102H0z`} />
        <path className={styles.route} d={line} />
      </svg>
      <span className={styles.meridian} />
      <span className={styles.runOut} />
    </div>
  );
}
