import type { Ground } from '#ui/section/section.tsx';
import * as styles from './edge.css.ts';

type EdgeProps = {
  /**
   * The line as an SVG path in a strip of 1000 by 100, from the left edge to the point 620 60. From there, it is level.
   */
  line: string;
  /** The background above the line. `to`: the background of the section below. */
  from: keyof typeof styles.from;
  to: Ground;
};

/** Draws the upper edge of a section as a line of a chart that ends at a mark. */
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
