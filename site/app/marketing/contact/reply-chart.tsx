import { defaultHours } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import * as styles from '../charts/chart.css.ts';
import { Chart } from '../charts/chart.tsx';

const center = { x: 230, y: 196 };
/** Returns a point on the dial. Midnight is at the top, and the hours run clockwise. */
const at = (hour: number, radius: number) => {
  const radians = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(center.x + radius * Math.cos(radians)).toFixed(1)} ${(center.y + radius * Math.sin(radians)).toFixed(1)}`;
};
const arc = (from: number, to: number, radius: number) =>
  `M${at(from, radius)}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${at(to, radius)}`;

/**
 * A 24-hour dial with the time for a reply. Shows the default business hours as arcs. Other hours are free text, which
 * is not parsed.
 */
export function ReplyChart({ hours }: { hours: string }) {
  const isDrawn = hours === defaultHours;
  const [arcs, meaning] = isDrawn
    ? [
        ' Arcs show the business hours: Monday to Friday 9 AM to 6 PM, Saturday 10 AM to 4 PM. A full circle around them shows',
        ' The arcs show the business hours: the outer one Monday to Friday, the inner one Saturday.',
      ]
    : [' A full circle around it shows', ''];
  return (
    <Chart
      alt={`A dial of 24 hours.${arcs} that we reply within 24 hours.`}
      caption={`The outer circle is the day within which you have our reply.${meaning}`}
    >
      <rect className={styles.water} width="460" height="380" />
      <path className={styles.land} d="M-2 286c40-6 70 20 84 44s44 30 52 52H-2z" />
      <path className={styles.land} d="M462 70c-34 2-50-18-62-34s-38-14-44-38h106z" />
      <path
        className={styles.contour}
        d="M-2 250c56-6 96 24 114 54s52 40 66 78M462 104c-50 2-78-22-94-44s-46-26-56-62"
      />
      <circle className={styles.deep} cx={center.x} cy={center.y} r="158" />
      <circle className={styles.contour} cx={center.x} cy={center.y} r="158" />
      {Array.from({ length: 96 }, (_, quarter) => quarter / 4).map((hour) => (
        <path
          key={hour}
          className={styles.line}
          d={`M${at(hour, 158)}L${at(hour, hour % 3 === 0 ? 142 : Number.isInteger(hour) ? 148 : 153)}`}
        />
      ))}
      <path className={clsx(styles.route, styles.swept)} d={arc(0.2, 23.8, 168)} />
      <path className={styles.route} d={`M${at(23.8, 168)}l-9-9m9 9l-12 4`} />
      {isDrawn ? (
        <>
          <path className={styles.band} d={arc(9, 18, 92)} />
          <path className={styles.bandFaint} d={arc(10, 16, 74)} />
        </>
      ) : null}
      {(
        [
          ['midnight', 0, 126],
          ['6 AM', 6, 122],
          ['noon', 12, 126],
          ['6 PM', 18, 122],
        ] as const
      ).map(([label, hour, radius]) => {
        const [x, y] = at(hour, radius).split(' ');
        return (
          <text key={label} className={styles.print} x={x} y={Number(y) + 5} textAnchor="middle">
            {label}
          </text>
        );
      })}
      <text className={styles.noteFigure} x={center.x} y={center.y - 18} textAnchor="middle">
        24 h
      </text>
      <text className={styles.note} x={center.x} y={center.y + 6} textAnchor="middle">
        to our reply
      </text>
    </Chart>
  );
}
