import type { ReactNode } from 'react';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './chart.css.ts';

type ChartProps = {
  /** The data of the drawing in words, for visitors who cannot see the drawing. */
  alt: string;
  /** What the data is and where it comes from, below the drawing. */
  caption: string;
  children: ReactNode;
};

/** A chart of 480 by 400 units. `children`: the drawing, 460 by 380 units within the border. */
export function Chart({ alt, caption, children }: ChartProps) {
  const drawn = (
    <>
      <svg className={styles.drawing} viewBox="0 0 480 400" role="img" aria-label={alt}>
        <svg x="10" y="10" width="460" height="380" viewBox="0 0 460 380" aria-hidden="true">
          {children}
        </svg>
        <rect className={styles.border} x="0.5" y="0.5" width="479" height="399" />
        <rect className={styles.graduation} x="5" y="5" width="470" height="390" />
        <rect className={styles.border} x="9.5" y="9.5" width="461" height="381" />
      </svg>
      <figcaption className={text({ as: 'remark' })}>{caption}</figcaption>
    </>
  );
  return <figure className={styles.figure} {...useRenderedOnce(`chart ${alt}`, drawn)} />;
}

export function Fix({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className={styles.mark} cx={x} cy={y} r="8" />
      <circle className={styles.markDot} cx={x} cy={y} r="2.5" />
    </>
  );
}
