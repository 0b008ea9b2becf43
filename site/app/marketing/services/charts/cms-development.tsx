import { clsx } from 'clsx';
import * as styles from '../../charts/chart.css.ts';
import { Chart, Fix } from '../../charts/chart.tsx';

const harbor = { x: 60, y: 330 };
const ranges = [2, 4, 6, 8];
const reach = (weeks: number) => weeks * 44;
const beside = { x: 36, y: 6 };
const above = { x: -34, y: -28 };
/**
 * The platforms, which are drawn as islands, with the weeks that a first site takes. `turn`: the direction of the
 * island from the harbor, in degrees, counterclockwise from the right.
 */
const islands = [
  {
    name: 'Squarespace',
    weeks: 2,
    turn: 24,
    label: beside,
    shape: 'M-16 2c-2-12 14-16 22-8s14 2 12 12-20 12-28 8-8-4-6-12z',
  },
  {
    name: 'Unbounce',
    weeks: 2,
    turn: 74,
    label: { ...above, x: -58 },
    shape: 'M-14 0c4-12 20-10 24-2s0 14-10 14-16-4-14-12z',
  },
  { name: 'Webflow', weeks: 4, turn: 42, label: beside, shape: 'M-20 4c0-14 18-20 30-12s12 16 2 20-32 6-32-8z' },
  { name: 'HubSpot', weeks: 6, turn: 64, label: beside, shape: 'M-18-4c10-12 32-6 32 4s-8 16-20 14-22-8-12-18z' },
  { name: 'Sanity', weeks: 8, turn: 33, label: above, shape: 'M-22 0c2-14 22-18 34-10s16 14 4 20-40 8-38-10z' },
] as const;

const placeOf = ({ weeks, turn }: { weeks: number; turn: number }) => ({
  x: Math.round(harbor.x + reach(weeks) * Math.cos((turn * Math.PI) / 180)),
  y: Math.round(harbor.y - reach(weeks) * Math.sin((turn * Math.PI) / 180)),
});

/** Draws five platforms as islands. An island's distance from the harbor is the time that a first site on it takes. */
export function ServiceChart() {
  return (
    <Chart
      alt="Five islands at their distance from the harbor in weeks to launch: Squarespace and Unbounce 2, Webflow 4, HubSpot 6, Sanity 8."
      caption="Distance is time: weeks from start to launch of a typical first site on each platform. More page types take longer."
    >
      <rect className={styles.water} width="460" height="380" />
      {ranges.map((weeks) => (
        <g key={weeks}>
          <circle
            className={clsx(styles.contour, styles.spread)}
            style={{ transformOrigin: `${harbor.x}px ${harbor.y}px` }}
            cx={harbor.x}
            cy={harbor.y}
            r={reach(weeks)}
            strokeDasharray="3 5"
          />
          <text className={styles.print} x={harbor.x + reach(weeks)} y="352" textAnchor="middle">
            {weeks}
          </text>
        </g>
      ))}
      <path className={styles.land} d="M-2 262c20 4 36 12 40 34s28 18 34 36-2 30 18 52H-2z" />
      {islands.map((island) => {
        const { x, y } = placeOf(island);
        const { label } = island;
        return (
          <g key={island.name} transform={`translate(${x} ${y})`}>
            <path className={styles.shoal} transform="scale(1.7)" d={island.shape} />
            <path className={styles.land} d={island.shape} />
            <text className={styles.name} x={label.x} y={label.y}>
              {island.name}
            </text>
          </g>
        );
      })}
      <path
        className={clsx(styles.route, styles.laid)}
        strokeDasharray="14 7"
        d={`M${harbor.x} ${harbor.y}L${placeOf(islands[2]).x - 24} ${placeOf(islands[2]).y + 20}`}
      />
      <Fix x={harbor.x} y={harbor.y} />
      <text className={styles.name} x="14" y="36">
        Weeks to launch
      </text>
    </Chart>
  );
}
