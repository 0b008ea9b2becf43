import * as styles from '../../charts/chart.css.ts';
import { Chart, Fix } from '../../charts/chart.tsx';

/** Draws two systems as harbors with a route between them. The anchorage is the queue, where messages wait. */
export function ServiceChart() {
  return (
    <Chart
      alt="Two harbors joined by a route: the shop with 48 orders, the books with 48 orders. Halfway lies an anchorage, the queue, where messages wait while one side is down."
      caption="One night’s count on both sides of a connection: 48 orders left the shop, 48 are in the books. A difference is on someone’s screen in the morning."
    >
      <rect className={styles.deep} width="460" height="380" />
      <path className={styles.shoal} d="M-2-2h132c-6 40 26 62 14 104s34 62 12 98-44 40-28 84 4 70-10 100H-2z" />
      <path className={styles.shoal} d="M462-2H342c-18 38 8 60-10 96s-22 50 0 88-8 66-26 96 20 70 18 104h138z" />
      <path className={styles.contour} d="M152-2c-8 40 26 66 14 106s30 58 10 96-46 46-30 86 6 64-8 98" />
      <path className={styles.contour} d="M318-2c-20 36 8 64-10 98s-20 48 0 86-10 64-26 98 20 66 18 102" />
      <path
        className={styles.land}
        d="M-2-2h92c-4 44 22 66 8 104-6 18 4 26 18 30v30c-18 2-24 12-20 30 8 36-34 52-20 94s2 66-8 96H-2z"
      />
      <path
        className={styles.land}
        d="M462-2h-80c-16 40 8 64-8 102-6 16-14 24-28 28v28c16 4 22 12 24 28 6 38-24 58-34 92s18 66 16 106h110z"
      />
      <path className={styles.contour} d="M232 214m-40 0a40 30 0 1 0 80 0a40 30 0 1 0-80 0" strokeDasharray="3 4" />
      <path className={styles.rule} d="M232 204v22m-9-6c2 6 6 8 9 8s7-2 9-8m-14-10h10" />
      <g className={styles.laid}>
        <path className={styles.route} strokeDasharray="14 7" d="M112 147C170 130 180 214 232 214s60-66 118-72" />
        <Fix x={110} y={147} />
        <Fix x={352} y={142} />
      </g>
      <text className={styles.name} x="16" y="100">
        Shop
      </text>
      <text className={styles.name} x="446" y="100" textAnchor="end">
        Books
      </text>
      <text className={styles.noteFigure} x="14" y="164">
        48
      </text>
      <text className={styles.noteFigure} x="448" y="160" textAnchor="end">
        48
      </text>
      <text className={styles.print} textAnchor="middle">
        <tspan x="232" y="266">
          Queue: waits,
        </tspan>
        <tspan x="232" dy="1.25em">
          tries again
        </tspan>
      </text>
      <text className={styles.print} x="16" y="186">
        orders
      </text>
      <text className={styles.print} x="446" y="182" textAnchor="end">
        orders
      </text>
      <text className={styles.note} textAnchor="middle">
        <tspan x="234" y="92">
          counted
        </tspan>
        <tspan x="234" dy="1.25em">
          every night
        </tspan>
      </text>
    </Chart>
  );
}
