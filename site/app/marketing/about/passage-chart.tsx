import * as styles from '../charts/chart.css.ts';
import { Chart, Fix } from '../charts/chart.tsx';

/**
 * The stages with their maximum durations in working days, as in the page's text. `degrees`: the direction of the leg,
 * clockwise from right.
 */
const stages = [
  { name: 'Proposal', days: 5, degrees: -66 },
  { name: 'Drawing', days: 10, degrees: -8 },
  { name: 'Building', days: 20, degrees: -52 },
  { name: 'Launch', days: 5, degrees: 14 },
] as const;
/** The offset of each leg's label from the middle of the leg, to the right and down. */
const labelShifts = [
  [16, 26],
  [-20, 26],
  [22, 16],
  [-30, -28],
] as const;
const unitsADay = 9.6;

const course = [{ x: 66, y: 314 }];
for (const { days, degrees } of stages) {
  const { x, y } = course.at(-1) ?? { x: 0, y: 0 };
  const leg = days * unitsADay;
  const radians = (degrees * Math.PI) / 180;
  course.push({ x: Math.round(x + leg * Math.cos(radians)), y: Math.round(y + leg * Math.sin(radians)) });
}

/** Draws an ordinary project as a ship's route. Each stage is a leg, whose length is the stage's maximum duration. */
export function PassageChart() {
  return (
    <Chart
      alt="A passage drawn to scale from first reply to launch: proposal 5 working days, drawing 10, building 20, launch 5. Eight weeks in all, and three months of measuring afterward."
      caption="An ordinary site of fifteen pages, to scale: at most 40 working days from first reply to launch. Then we measure for three months."
    >
      <rect className={styles.deep} width="460" height="380" />
      <path className={styles.water} d="M-2 118c60 4 92 50 76 92s-30 44-26 78-24 60-18 96H-2z" />
      <path className={styles.shoal} d="M-2 144c42 4 66 34 56 66s-32 40-26 74-14 60-8 98H-2z" />
      <path
        className={styles.contour}
        d="M-2 118c60 4 92 50 76 92s-30 44-26 78-24 60-18 96M-2 144c42 4 66 34 56 66s-32 40-26 74-14 60-8 98"
      />
      <path className={styles.land} d="M-2 172c26 4 42 20 36 44s-28 30-22 62-8 58-4 104H-2z" />
      <path className={styles.water} d="M462 210c-46 12-50 46-84 58s-66 30-84 58-44 28-58 58h226z" />
      <path className={styles.shoal} d="M462 242c-34 12-36 38-66 48s-62 26-74 48-36 24-46 46h186z" />
      <path
        className={styles.contour}
        d="M462 210c-46 12-50 46-84 58s-66 30-84 58-44 28-58 58M462 242c-34 12-36 38-66 48s-62 26-74 48-36 24-46 46"
      />
      <path className={styles.land} d="M462 270c-26 12-26 32-52 42s-54 20-62 40-26 14-34 32h148z" />
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
        const [right, down] = labelShifts[index] ?? [0, 0];
        return (
          <text key={name} className={styles.name} x={(from.x + to.x) / 2 + right} y={(from.y + to.y) / 2 + down}>
            {name}, {days} days
          </text>
        );
      })}
      <text className={styles.print} x="56" y="350">
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
