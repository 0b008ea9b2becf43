import * as styles from '../charts/chart.css.ts';
import { Chart, Fix } from '../charts/chart.tsx';

/** Working days at most of each stage, as they stand in the text of the page. */
const stages = [
  { name: 'Proposal', days: 5, turn: -66 },
  { name: 'Drawing', days: 10, turn: -8 },
  { name: 'Building', days: 20, turn: -52 },
  { name: 'Launch', days: 5, turn: 14 },
] as const;
/** How far each label stands below the middle of its leg. */
const labelDrops = [34, -16, 14, -26];
const unitsADay = 9.6;

const course = [{ x: 66, y: 314 }];
for (const { days, turn } of stages) {
  const { x, y } = course.at(-1) ?? { x: 0, y: 0 };
  const leg = days * unitsADay;
  const radians = (turn * Math.PI) / 180;
  course.push({ x: Math.round(x + leg * Math.cos(radians)), y: Math.round(y + leg * Math.sin(radians)) });
}

/** The passage of an ordinary project, each leg as long as its stage may take. */
export function PassageChart() {
  return (
    <Chart
      alt="A passage drawn to scale from first reply to launch: proposal 5 working days, drawing 10, building 20, launch 5. Eight weeks in all, and three months of measuring afterward."
      caption="An ordinary site of fifteen pages, to scale: 40 working days from the first reply to the launch at most. Then we measure for three months."
    >
      <rect className={styles.water} width="460" height="380" />
      <path
        className={styles.deep}
        d="M20 382C60 220 150 250 210 150S360 10 462-2v120C380 150 330 250 240 300s-60 60-90 82z"
      />
      <path
        className={styles.contour}
        d="M20 382C60 220 150 250 210 150S360 10 462-2m0 120C380 150 330 250 240 300s-60 60-90 82"
      />
      <path className={styles.land} d="M-2 176c34 4 62 22 58 52s-34 34-26 66-12 62-6 88H-2z" />
      <path className={styles.land} d="M462 196c-30 16-34 44-66 58s-46 40-54 66-22 40-26 62h146z" />
      <path className={styles.contour} d="M462 168c-40 18-48 50-82 66s-54 44-62 72-30 52-36 76" />
      <g className={styles.laid}>
        <polyline
          className={styles.route}
          strokeDasharray="14 7"
          points={course.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {course.map(({ x, y }) => (
          <Fix key={x} x={x} y={y} />
        ))}
      </g>
      {stages.map(({ name, days }, index) => {
        const [from, to] = [course[index], course[index + 1]];
        if (!from || !to) return null;
        return (
          <text
            key={name}
            className={styles.name}
            x={(from.x + to.x) / 2 + (index < 2 ? 4 : 16)}
            y={(from.y + to.y) / 2 + (labelDrops[index] ?? 0)}
          >
            {name}, {days} days
          </text>
        );
      })}
      <text className={styles.print} x="14" y="362">
        First reply
      </text>
      <text className={styles.noteFigure} x="20" y="64">
        40 days
      </text>
      <text className={styles.note} x="22" y="88">
        from reply to launch
      </text>
    </Chart>
  );
}
