import { clsx } from 'clsx';
import { ScrollRegion } from '#ui/scroll-region/scroll-region.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { ReportMetric, SecurityCheck } from './content.ts';
import { Level } from './level.tsx';
import * as styles from './report.css.ts';

/** The three figures that a client reads first. */
export function Gauges({ gauges }: { gauges: readonly ReportMetric[] }) {
  return (
    <section className={styles.gauges} aria-label="Key figures">
      {gauges.map(({ name, value, unit, target, previous, state, source }) => (
        <div key={name} className={styles.gauge}>
          <h2 className={text({ as: 'label' })}>{name}</h2>
          <p className={clsx(text({ as: 'figure' }), styles.value)}>
            {value} <span className={styles.unit}>{unit}</span>
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

/** The three measures of real visitors' experience. */
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
                <td className={styles.nowrap}>{[value, unit].filter(Boolean).join(' ')}</td>
                <td>{target}</td>
                <td className={styles.nowrap}>{previous}</td>
                <td>
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

/** What was checked, and how it stands. */
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
                <td>
                  <Level of={state} />
                </td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
