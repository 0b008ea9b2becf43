import { clsx } from 'clsx';
import { ScrollRegion } from '#ui/scroll-region/scroll-region.tsx';
import { text } from '#ui/theme/text.css.ts';
import { longDate, shortDate } from '../blog/dates.ts';
import type { Activity, Recommendation, SampleReport } from './content.ts';
import { Level } from './level.tsx';
import * as styles from './report.css.ts';

/** What was done, day by day, with its effect on visitors or on risk. */
export function Activities({ activities }: { activities: readonly Activity[] }) {
  return (
    <section className={styles.part}>
      <h2 className={text({ as: 'heading' })}>Recent activities</h2>
      <ScrollRegion label="Recent activities, table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">What was done</th>
              <th scope="col">Impact</th>
            </tr>
          </thead>
          <tbody>
            {activities.map((activity) => (
              <tr key={activity.date + activity.text}>
                <td className={styles.nowrap}>{shortDate(activity.date)}</td>
                <td>{activity.text}</td>
                <td>
                  <Level of={activity.impact} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

/** What should be done next, the pressing first. */
export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <section className={styles.part}>
      <h2 className={text({ as: 'heading' })}>Recommendations</h2>
      <ol className={styles.advice}>
        {recommendations.map(({ priority, title, text: words, effort }) => (
          <li key={title} className={styles.adviceItem}>
            <div className={styles.adviceHead}>
              <h3 className={text({ as: 'heading' })}>{title}</h3>
              <span>
                <span className={clsx(text({ as: 'label' }), styles.quiet)}>Priority </span>
                <Level of={priority} />
              </span>
            </div>
            <p>{words}</p>
            <p className={text({ as: 'remark' })}>{effort}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** When the site is worked on next. */
export function NextMaintenance({ next }: { next: SampleReport['nextMaintenance'] }) {
  return (
    <section className={styles.nextTime}>
      <h2 className={text({ as: 'heading' })}>Next scheduled maintenance</h2>
      <p>
        <strong>
          {longDate(next.date)}, {next.time}.
        </strong>{' '}
        {next.text}
      </p>
    </section>
  );
}
