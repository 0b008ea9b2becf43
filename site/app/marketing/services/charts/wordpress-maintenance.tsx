import * as styles from '../../charts/chart.css.ts';
import { Chart, Fix } from '../../charts/chart.tsx';

const days = 28;
const dayAt = (day: number) => 20 + day * 15;
const middle = 186;
/** The tide of four weeks. High water is on the days of the updates, and low water on the days of the reports. */
const tide = Array.from({ length: days * 2 + 1 }, (_, half) => {
  const day = half / 2;
  return `${dayAt(day)} ${Math.round(middle - 62 * Math.cos((2 * Math.PI * (day - 2)) / 7))}`;
});
const updates = [2, 9, 16, 23];
const reports = [5.5, 12.5, 19.5, 26.5];

export function ServiceChart() {
  return (
    <Chart
      alt="Tide table of four weeks. Four high waters: the weekly updates. Four low waters: the weekly reports, the last one with the month summed up. 112 marks along the ground: backups, four a day."
      caption="Four weeks of any plan: 4 rounds of updates, 4 reports, 112 backups, one mark each."
    >
      <rect className={styles.deep} width="460" height="380" />
      <path className={styles.shoal} d={`M${dayAt(0)} 290L${tide.join('L')}L${dayAt(days)} 290z`} />
      <path className={styles.line} d={`M${dayAt(0)} ${middle}H${dayAt(days)}`} strokeDasharray="2 5" />
      <rect className={styles.land} x={dayAt(0)} y="290" width={15 * days} height="40" />
      {/* A mark for each backup, longer for the first one of a day. Dashes take fewer bytes than 112 paths. */}
      <path
        className={styles.line}
        d={`M${dayAt(0) + 1.375} 294.5h${15 * days - 2}`}
        strokeDasharray="1 2.75"
        style={{ strokeWidth: 9 }}
      />
      <path
        className={styles.line}
        d={`M${dayAt(0) + 1.375} 298h${15 * days - 2}`}
        strokeDasharray="1 14"
        style={{ strokeWidth: 16 }}
      />
      <g className={styles.laid}>
        <path className={styles.contour} d={`M${tide.join('L')}`} />
        {updates.map((day) => (
          <g key={day}>
            <path className={styles.rule} d={`M${dayAt(day)} 124v-26`} />
            <rect className={styles.solid} x={dayAt(day) - 4} y="120" width="8" height="8" />
          </g>
        ))}
        {reports.map((day) => (
          <Fix key={day} x={dayAt(day)} y={248} />
        ))}
      </g>
      <text className={styles.name} x={dayAt(0)} y="40">
        Tide table of a month
      </text>
      <text className={styles.print} x={dayAt(2) - 24} y="88">
        Updates
      </text>
      <text className={styles.note} x={dayAt(days)} y="276" textAnchor="end">
        Summary
      </text>
      <text className={styles.note} x={dayAt(5.5)} y="276" textAnchor="middle">
        Report
      </text>
      <text className={styles.print} x={dayAt(0)} y="352">
        Backups, four a day
      </text>
      <text className={styles.depth} x={dayAt(days)} y="362" textAnchor="end">
        112
      </text>
    </Chart>
  );
}
