import { clsx } from 'clsx';
import * as styles from '../../charts/chart.css.ts';
import { Chart } from '../../charts/chart.tsx';

const light = { x: 76, y: 124 };
const radius = 344;
const edge = (degrees: number, r = radius) =>
  `${Math.round(light.x + r * Math.cos((degrees * Math.PI) / 180))} ${Math.round(light.y + r * Math.sin((degrees * Math.PI) / 180))}`;
const sector = (from: number, to: number) =>
  `M${light.x} ${light.y}L${edge(from)}A${radius} ${radius} 0 0 1 ${edge(to)}z`;

/**
 * Draws DMARC as a lighthouse with three sectors: delivered, held and refused mail. Below it, draws a month of uptime
 * to scale.
 */
export function ServiceChart() {
  return (
    <Chart
      alt="A sector light with three sectors: signed mail arrives, unsigned mail is held, forged mail is refused. Below, a bar of 30 days with a hairline at its end: the 43 minutes of downtime at 99.9% uptime."
      caption="DMARC works like a sector light: signed mail passes, forged mail is refused. The bar is a month of 43,200 minutes. At 99.9% uptime, 43 of them are downtime: the hairline at its end."
    >
      <rect className={styles.deep} width="460" height="380" />
      <g className={styles.spread} style={{ transformOrigin: `${light.x}px ${light.y}px` }}>
        <path className={styles.tidal} d={sector(-30, -4)} />
        <path className={styles.shoal} d={sector(-4, 12)} />
        <path className={styles.land} d={sector(12, 33)} />
        <path
          className={styles.limit}
          d={`M${light.x} ${light.y}L${edge(-4)}M${light.x} ${light.y}L${edge(12)}M${light.x} ${light.y}L${edge(-30)}M${light.x} ${light.y}L${edge(33)}`}
        />
      </g>
      <path className={styles.land} d="M-2 80c26 0 60 16 66 44s-6 50-26 60-24 30-40 34z" />
      <path className={styles.contour} d="M-2 50c50 0 88 34 94 72s-18 72-42 82-34 34-52 36" />
      <path
        className={styles.markDot}
        transform={`translate(${light.x} ${light.y})`}
        d="M0-15l4 11 11 4-11 4L0 15l-4-11-11-4 11-4z"
      />
      <text className={styles.name} x="236" y="60">
        Signed: arrives
      </text>
      <text className={styles.name} x="236" y="150">
        Unsigned: held
      </text>
      <text className={styles.name} x="236" y="212">
        Forged: refused
      </text>
      <text className={styles.print} x="14" y="38">
        Your domain
      </text>
      <rect className={styles.shoal} x="20" y="316" width="419.6" height="14" />
      <rect className={clsx(styles.markDot, styles.dropped)} x="439.6" y="306" width="0.42" height="34" />
      <path className={styles.line} d="M20 316v20M440 300v36" />
      <text className={styles.print} x="20" y="358">
        30 days of mail and DNS
      </text>
      <text className={styles.note} x="440" y="358" textAnchor="end">
        43 min
      </text>
    </Chart>
  );
}
