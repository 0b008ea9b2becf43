import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './today.css.ts';
import type { TodayData } from './today-query.ts';
import { dayName, shortDay } from './today-texts.ts';

const kinds = ['inquiries', 'orders'] as const;
const names = { inquiries: 'Inquiries', orders: 'Orders' };
const counted = (of: (typeof kinds)[number], count: number) =>
  `${count} ${count === 1 ? { inquiries: 'inquiry', orders: 'order' }[of] : of}`;

/** Shows inquiries and orders by day as bars, and as a table for screen readers. */
export function DayChart({ days }: { days: TodayData['today']['days'] }) {
  const most = Math.max(1, ...days.flatMap(({ inquiries, orders }) => [inquiries, orders]));
  const total = (of: (typeof kinds)[number]) => days.reduce((sum, day) => sum + day[of], 0);
  return (
    <div>
      <div className={styles.legend} aria-hidden="true">
        {kinds.map((of) => (
          <span key={of}>
            <span className={styles.swatch} data-of={of} />
            {counted(of, total(of))}
          </span>
        ))}
      </div>
      <div className={styles.chart} aria-hidden="true">
        {days.map((day) => (
          <div
            key={day.date}
            className={styles.day}
            title={`${dayName(day.date)}: ${kinds.map((of) => counted(of, day[of])).join(', ')}`}
          >
            {kinds
              .filter((of) => day[of] > 0)
              .map((of) => (
                <span
                  key={of}
                  className={styles.bar}
                  data-of={of}
                  data-count={day[of]}
                  style={{ height: `${(day[of] / most) * 100}%` }}
                />
              ))}
          </div>
        ))}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {days.map(({ date }, place) => {
          const { day, month } = shortDay(date);
          const isLast = place === days.length - 1;
          return (
            <span key={date} className={styles.date} data-last={isLast ? '' : undefined}>
              <span>{day}</span>
              <span>{isLast ? 'Today' : place === 0 || day === '1' ? month : null}</span>
            </span>
          );
        })}
      </div>
      <table className={visuallyHidden}>
        <caption>Inquiries and orders by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {kinds.map((of) => (
              <th key={of} scope="col">
                {names[of]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayName(day.date)}</th>
              {kinds.map((of) => (
                <td key={of}>{day[of]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
