import * as styles from '../../charts/chart.css.ts';
import { Chart, Fix } from '../../charts/chart.tsx';

/** Converts seconds to units of the chart, downward. The water's surface is at 0 s. */
const depthAt = (seconds: number) => 60 + seconds * 62;
const soundings = [
  { x: 96, seconds: 0.9, value: '0.9 s' },
  { x: 236, seconds: 2.5, value: '2.5 s' },
  { x: 380, seconds: 4, value: '4.0 s' },
] as const;

/** Draws loading times as depths of water: the longer a page takes to show its largest element, the deeper. */
export function ServiceChart() {
  return (
    <Chart
      alt="Depth soundings in seconds of largest contentful paint. 0.9 s: season page of the Eastern Shore Orchestra. 2.5 s: the most we launch with. 4.0 s: where Google calls a page poor."
      caption="Largest contentful paint on a mid-range phone. Limits: Google’s Core Web Vitals. Marked: Eastern Shore Orchestra, June 2025, median of five runs."
    >
      <rect className={styles.deep} width="460" height="60" />
      <rect className={styles.shoal} y="60" width="460" height="320" />
      <rect className={styles.water} y={depthAt(2.5)} width="460" height="380" />
      <path
        className={styles.contour}
        d="M0 60q15-7 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0"
      />
      <path
        className={styles.land}
        d={`M-2 104C30 96 60 ${depthAt(0.9)} 96 ${depthAt(0.9)}c60 0 78 99 140 99 58 0 84 93 144 93 40 0 60 12 84 6V382H-2z`}
      />
      <g className={styles.dropped}>
        {soundings.map(({ x, seconds }) => (
          <path key={x} className={styles.rule} d={`M${x} 60V${depthAt(seconds)}`} strokeDasharray="2 4" />
        ))}
        <Fix x={96} y={depthAt(0.9)} />
      </g>
      <text className={styles.noteFigure} x="18" y={depthAt(0.9) + 62}>
        0.9 s
      </text>
      <text className={styles.note} x="20" y={depthAt(0.9) + 86}>
        season page
      </text>
      <text className={styles.depth} x="248" y="118">
        2.5 s
      </text>
      <text className={styles.print} x="250" y="140">
        our limit
      </text>
      <text className={styles.depth} x="368" y={depthAt(4) - 78} textAnchor="end">
        4.0 s
      </text>
      <text className={styles.print} x="368" y={depthAt(4) - 54} textAnchor="end">
        poor
      </text>
      <text className={styles.name} x="14" y="38">
        Waiting time, in seconds
      </text>
    </Chart>
  );
}
