import { clsx } from 'clsx';
import * as styles from './unit-chart.css.ts';

type UnitChartProps = { before: number; after: number; drawnIn: 'seats' | 'hours'; unit: string };

/** A change in pieces that can be counted: what was above what is, each said in words too. */
export function UnitChart({ before, after, drawnIn, unit }: UnitChartProps) {
  const Drawing = drawnIn === 'seats' ? Hall : Hours;
  const written = (value: number) => (unit === '%' ? `${value} of 100` : `${value} ${unit}`);
  return (
    <div className={clsx(styles.pair, styles.side[drawnIn])}>
      {(
        [
          ['Before', before],
          ['After', after],
        ] as const
      ).map(([name, value]) => (
        <figure key={name} className={styles.drawing}>
          <Drawing value={value} past={name === 'Before'} />
          <figcaption className={styles.caption}>
            <span className={styles.name}>{name}</span> {written(value)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Seats in each row of the hall, from the stage back: a hundred in all. */
const rows = [12, 16, 20, 24, 28];

/** Where each seat stands, as a point of a path: a round stroke draws it. */
const seats = rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, place) => {
    const angle = Math.PI * (0.04 + (0.92 * place) / (count - 1));
    const radius = 62 + row * 24;
    return `M${Math.round(170 - radius * Math.cos(angle))} ${Math.round(172 - radius * Math.sin(angle))}h0`;
  }),
);

/** A hall of a hundred seats, of which `value` are taken, front rows first. */
function Hall({ value, past }: { value: number; past: boolean }) {
  return (
    <svg viewBox="0 0 340 180" aria-hidden="true" className={styles.whole}>
      <path className={styles.stage} d="M132 178a38 38 0 0 1 76 0z" />
      <path className={styles.free} d={seats.slice(value).join('')} />
      <path className={styles.taken[past ? 'past' : 'present']} d={seats.slice(0, value).join('')} />
    </svg>
  );
}

/** One square an hour, eight of them a working day. */
function Hours({ value, past }: { value: number; past: boolean }) {
  const squares = Array.from(
    { length: value },
    (_, hour) => `M${(hour % 8) * 30 + 2} ${Math.floor(hour / 8) * 30 + 2}h26v26h-26z`,
  );
  return (
    <svg viewBox={`0 0 240 ${Math.ceil(value / 8) * 30}`} aria-hidden="true" className={styles.whole}>
      <path className={styles.hours[past ? 'past' : 'present']} d={squares.join('')} />
    </svg>
  );
}
