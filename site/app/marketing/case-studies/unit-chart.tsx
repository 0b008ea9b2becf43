import { clsx } from 'clsx';
import * as styles from './unit-chart.css.ts';

type UnitChartProps = { before: number; after: number; drawnIn: 'seats' | 'hours'; unit: string };

/** Shows a change in countable units: a drawing for before and a drawing for after, each with its number. */
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
          <Drawing value={value} from={name === 'After' ? before : null} />
          <figcaption className={styles.caption}>
            <span className={styles.name}>{name}</span> {written(value)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The number of seats in each row of the hall, from the stage back: a hundred in all. */
const rows = [12, 16, 20, 24, 28];

/** The seats as paths of zero length, which a round stroke draws as dots. */
const seats = rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, place) => {
    const angle = Math.PI * (0.04 + (0.92 * place) / (count - 1));
    const radius = 62 + row * 24;
    return `M${Math.round(170 - radius * Math.cos(angle))} ${Math.round(172 - radius * Math.sin(angle))}h0`;
  }),
);

/** `from`: the count before the change; null in the drawing "Before". */
type Drawn = { value: number; from: number | null };

/** A hall of a hundred seats, `value` of which are taken, from the stage back. */
function Hall({ value, from }: Drawn) {
  const taken = styles.taken[from === null ? 'past' : 'present'];
  const held = Math.min(value, from ?? value);
  return (
    <svg viewBox="0 0 340 180" aria-hidden="true" className={styles.whole}>
      <path className={styles.stage} d="M132 178a38 38 0 0 1 76 0z" />
      <path className={styles.free} d={seats.slice(held).join('')} />
      <path className={taken} d={seats.slice(0, held).join('')} />
      {value > held ? <path className={clsx(taken, styles.filling)} d={seats.slice(held, value).join('')} /> : null}
    </svg>
  );
}

/** One square per hour, in rows of a working day's eight hours. The squares of saved hours are empty. */
function Hours({ value, from }: Drawn) {
  const all = Math.max(value, from ?? value);
  const squares = Array.from(
    { length: all },
    (_, hour) => `M${(hour % 8) * 30 + 2} ${Math.floor(hour / 8) * 30 + 2}h26v26h-26z`,
  );
  const saved = squares.slice(value).join('');
  return (
    <svg viewBox={`0 0 240 ${Math.ceil(all / 8) * 30}`} aria-hidden="true" className={styles.whole}>
      <path className={styles.hours[from === null ? 'past' : 'present']} d={squares.slice(0, value).join('')} />
      {saved ? (
        <>
          <path className={styles.saved} d={saved} />
          <path className={clsx(styles.hours.past, styles.emptying)} d={saved} />
        </>
      ) : null}
    </svg>
  );
}
