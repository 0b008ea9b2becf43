import { clsx } from 'clsx';
import { longDate, shortDate } from '#app/agency.ts';
import { ScrollRegion } from '#ui/scroll-region/scroll-region.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Activity, Recommendation, ReportMetric, SampleReport, SecurityCheck } from './content.ts';
import * as styles from './route.css.ts';

export function Gauges({ gauges }: { gauges: readonly ReportMetric[] }) {
  return (
    <section className={styles.gauges} aria-label="Key figures">
      {gauges.map(({ name, value, unit, target, previous, state, source }) => (
        <div key={name} className={styles.gauge}>
          <h2 className={text({ as: 'label' })}>{name}</h2>
          <p className={clsx(text({ as: 'figure' }), styles.value)}>
            {value}
            {unit === '%' ? null : ' '}
            <span className={styles.unit}>{unit}</span>
          </p>
          <p>
            <Level of={state} />
          </p>
          <p className={clsx(text({ as: 'small' }), styles.quiet)}>
            Target {target}. Last month {previous}.
          </p>
          <p className={text({ as: 'remark' })}>{source}</p>
        </div>
      ))}
    </section>
  );
}

export function CoreWebVitals({ vitals }: { vitals: readonly ReportMetric[] }) {
  return (
    <section className={styles.part}>
      <h2 className={text({ as: 'heading' })}>Core Web Vitals</h2>
      <ScrollRegion label="Core Web Vitals, table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Value</th>
              <th scope="col">Target</th>
              <th scope="col">Last month</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {vitals.map(({ name, value, unit, target, previous, state }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.nowrap} data-label="Value">
                  {[value, unit].filter(Boolean).join(' ')}
                </td>
                <td data-label="Target">{target}</td>
                <td className={styles.nowrap} data-label="Last month">
                  {previous}
                </td>
                <td data-label="State">
                  <Level of={state} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={text({ as: 'remark' })}>{vitals[0]?.source}</p>
    </section>
  );
}

export function SecurityChecklist({ checks }: { checks: readonly SecurityCheck[] }) {
  return (
    <section className={styles.part}>
      <h2 className={text({ as: 'heading' })}>Security checklist</h2>
      <ScrollRegion label="Security checklist, table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">State</th>
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ item, state, note }) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                <td data-label="State">
                  <Level of={state} />
                </td>
                <td data-label="Note">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

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
                <td className={styles.nowrap} data-label="Date">
                  {shortDate(activity.date)}
                </td>
                <td data-label="Work">{activity.text}</td>
                <td data-label="Impact">
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

/** The recommendations, most urgent first. */
export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <section className={styles.part}>
      <h2 className={text({ as: 'heading' })}>Recommendations</h2>
      <ol className={styles.advice}>
        {recommendations.map(({ priority, title, text: words, effort }) => (
          <li key={title} className={styles.adviceItem}>
            <div className={styles.adviceHead}>
              <h3 className={text({ as: 'heading' })}>{title}</h3>
              <span className={styles.priority}>
                <span className={clsx(text({ as: 'label' }), styles.quiet)}>Priority</span> <Level of={priority} />
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

const words = {
  good: ['calm', 'Good'],
  warning: ['notice', 'Needs attention'],
  poor: ['alarm', 'Poor'],
  done: ['calm', 'In order'],
  watch: ['notice', 'Watching'],
  open: ['alarm', 'Open'],
  high: ['alarm', 'High'],
  medium: ['notice', 'Medium'],
  low: ['calm', 'Low'],
} as const;

/** Shows a state, an impact or a priority as a sign and a word. */
function Level({ of }: { of: keyof typeof words }) {
  const [tone, word] = words[of];
  return <span className={styles.level[tone]}>{word}</span>;
}
