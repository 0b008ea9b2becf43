import { clsx } from 'clsx';
import * as styles from '../../charts/chart.css.ts';
import { Chart } from '../../charts/chart.tsx';

/** Converts hours a week to units of the chart, upward. The lock's sill is at 0 h. */
const levelAt = (hours: number) => 318 - hours * 14;
const [before, after] = [16, 5];

/** Draws a canal lock from the side. The water levels are the hours of work before and after the automation. */
export function ServiceChart() {
  return (
    <Chart
      alt="A canal lock from the side. The upper water stands at 16 hours of office work a week, the lower at 5 hours: 11 hours less."
      caption="Hours of office work a week at Red Bull Farm Enterprise, before and after its platform took the orders. The family’s own time sheet, four weeks in January 2025 and 2026."
    >
      <rect className={styles.deep} width="460" height="380" />
      <rect className={styles.shoal} y={levelAt(before)} width="196" height="240" />

      <path className={styles.contour} d={`M0 ${levelAt(before)}q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0`} />
      <g className={styles.sunk} style={{ '--above': `${levelAt(after) - levelAt(before)}px` }}>
        <rect className={styles.shoal} x="196" y={levelAt(after)} width="264" height="300" />
        <path
          className={styles.contour}
          d={`M204 ${levelAt(after)}q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0`}
        />
      </g>
      <path className={styles.land} d="M-2 318h186v-10h30v10h250v64H-2z" />
      {[0, 4, 8, 12, 16].map((hours) => (
        <g key={hours}>
          <path className={styles.line} d={`M448 ${levelAt(hours)}h12`} />
          <text className={styles.print} x="442" y={levelAt(hours) + (hours === 0 ? -5 : 5)} textAnchor="end">
            {hours} h
          </text>
        </g>
      ))}
      <path className={styles.rule} d={`M196 ${levelAt(before) - 26}V308M184 ${levelAt(before) - 26}h40`} />
      <path className={styles.line} d={`M196 ${levelAt(12)}h-8m8 ${3 * 14}h-8m8 ${3 * 14}h-8`} />
      <text className={styles.depth} x="24" y={levelAt(before) + 48}>
        16 h
      </text>
      <text className={styles.print} x="26" y={levelAt(before) + 70}>
        before
      </text>
      <text className={styles.depth} x="226" y={levelAt(after) + 46}>
        5 h
      </text>
      <text className={styles.print} x="292" y={levelAt(after) + 46}>
        after
      </text>
      <path
        className={clsx(styles.route, styles.dropped)}
        d={`M230 ${levelAt(before)}V${levelAt(after) - 8}m-8-14l8 14 8-14`}
      />
      <path className={styles.limit} d={`M204 ${levelAt(before)}H330`} />
      <text className={styles.noteFigure} x="248" y={levelAt(10) - 10}>
        11 h
      </text>
      <text className={styles.note} x="250" y={levelAt(10) + 13}>
        less a week
      </text>
      <text className={styles.name} x="20" y="38">
        Office work, hours a week
      </text>
    </Chart>
  );
}
