import * as styles from '../../charts/chart.css.ts';
import { Chart } from '../../charts/chart.tsx';

const buoys = [
  { x: 150, y: 250, name: 'Card payment', anchor: 'middle', dy: 78 },
  { x: 196, y: 204, name: 'Discount code', anchor: 'middle', dy: -66 },
  { x: 296, y: 184, name: 'Two parcels', anchor: 'middle', dy: 74 },
  { x: 340, y: 156, name: 'Refund', anchor: 'middle', dy: -70 },
] as const;

/** The test orders: 20 positions along the middle of the lane, which is a cubic Bézier curve. */
const orders = Array.from({ length: 20 }, (_, index) => laneAt((index + 0.5) / 20));

function laneAt(t: number) {
  const [p0, p1, p2, p3] = [
    { x: 52, y: 312 },
    { x: 150, y: 130 },
    { x: 300, y: 250 },
    { x: 424, y: 78 },
  ] as const;
  const u = 1 - t;
  const at = (key: 'x' | 'y') =>
    u ** 3 * p0[key] + 3 * u * u * t * p1[key] + 3 * u * t * t * p2[key] + t ** 3 * p3[key];
  const slope = (key: 'x' | 'y') =>
    3 * u * u * (p1[key] - p0[key]) + 6 * u * t * (p2[key] - p1[key]) + 3 * t * t * (p3[key] - p2[key]);
  return {
    x: Math.round(at('x')),
    y: Math.round(at('y')),
    turn: Math.round((Math.atan2(slope('y'), slope('x')) * 180) / Math.PI),
  };
}

/** Draws a checkout as a shipping lane from the cart to the packing bench. The ships are test orders. */
export function ServiceChart() {
  return (
    <Chart
      alt="A shipping lane from the cart to the packing bench, past four buoys: card payment, discount code, two parcels, refund. Twenty ships sail it: the test orders placed before any launch."
      caption="20 test orders sail this lane before any launch, each past all four buoys. One ship is one order."
    >
      <rect className={styles.water} width="460" height="380" />
      <path className={styles.land} d="M-2 236c30 8 34 34 24 58s26 30 36 48 20 24 26 40H-2z" />
      <path className={styles.contour} d="M-2 208c46 8 58 50 48 82s28 28 40 48 24 28 34 46" />
      <path className={styles.land} d="M262-2c-8 34 30 48 80 44s50 8 54 30 26 32 66 26V-2z" />
      <path className={styles.contour} d="M230-2c-8 46 34 72 92 66s58 10 62 34 30 40 78 26" />
      <g className={styles.laid}>
        <path className={styles.limit} d="M30 296C128 96 292 226 398 62" />
        <path className={styles.limit} d="M74 328C172 164 308 274 450 98" />
        {orders.map(({ x, y, turn }) => (
          <path
            key={x}
            className={styles.markDot}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M-6-3.5H2L7 0 2 3.5H-6z"
          />
        ))}
      </g>
      {buoys.map(({ x, y, name, anchor, dy }) => (
        <g key={name}>
          <path className={styles.line} d={`M${x} ${y + Math.sign(dy) * 22}V${y + dy + (dy > 0 ? -16 : 6)}`} />
          <text className={styles.print} x={x} y={y + dy} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
      <text className={styles.name} x="14" y="362">
        Cart
      </text>
      <text className={styles.name} x="446" y="28" textAnchor="end">
        Packing bench
      </text>
      <text className={styles.noteFigure} x="252" y="322">
        20
      </text>
      <text className={styles.note} x="310" y="322">
        test orders
      </text>
    </Chart>
  );
}
