import * as styles from '../../charts/chart.css.ts';
import { Chart, Fix } from '../../charts/chart.tsx';

const fixes = [
  { week: 0, x: 56, y: 336 },
  { week: 2, x: 104, y: 304 },
  { week: 4, x: 146, y: 262 },
  { week: 6, x: 196, y: 240 },
  { week: 8, x: 246, y: 216 },
  { week: 10, x: 284, y: 176 },
  { week: 12, x: 324, y: 144 },
  { week: 14, x: 368, y: 118 },
  { week: 16, x: 404, y: 80 },
] as const;

/** Draws a project as a route with a position every two weeks. Each position is a working version. */
export function ServiceChart() {
  return (
    <Chart
      alt="A plotted course of sixteen weeks with a fix every two weeks, each a working version. The first release comes between week 8 and week 16."
      caption="Each fix is a working version, one every 2 weeks. The first release that your staff relies on comes between week 8 and week 16, depending on its size."
    >
      <rect className={styles.deep} width="460" height="380" />
      <path className={styles.shoal} d="M186 192C250 160 290 60 400-2h62v122C400 170 350 240 262 262s-110-52-76-70z" />
      <path className={styles.contour} d="M186 192C250 160 290 60 400-2m62 122C400 170 350 240 262 262s-110-52-76-70" />
      <path className={styles.land} d="M-2 268c22 8 30 26 24 48s20 40 60 66H-2z" />
      <path className={styles.contour} d="M-2 236c40 8 56 38 52 66s24 44 76 80" />
      <path className={styles.tidal} d="M452-2c-4 14-22 20-26 40s8 34 38 30V-2z" />
      <g className={styles.laid}>
        <polyline className={styles.route} points={fixes.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {fixes.map(({ week, x, y }) => (
          <Fix key={week} x={x} y={y} />
        ))}
      </g>
      {fixes
        .filter(({ week }) => week % 4 === 0)
        .map(({ week, x, y }) => (
          <text
            key={week}
            className={week >= 8 ? styles.note : styles.print}
            x={week === 16 ? x - 16 : x + (week === 0 ? 34 : 14)}
            y={week === 16 ? y - 8 : y + (week === 0 ? 6 : 20)}
            textAnchor={week === 16 ? 'end' : 'start'}
          >
            {week === 0 ? 'Start' : `Week ${week}`}
          </text>
        ))}
      <text className={styles.name} x="200" y="158" transform="rotate(-42 246 140)">
        First release
      </text>
      <text className={styles.depth} x="248" y="330">
        2 weeks
      </text>
      <text className={styles.print} x="250" y="352">
        from fix to fix
      </text>
    </Chart>
  );
}
