import { text } from '#ui/theme/text.css.ts';
import * as styles from './analyzer.css.ts';
import { EmailReport } from './email-report.tsx';
import { countCategories, shortName } from './report-words.ts';
import type { Report } from './use-analysis.ts';

/** What the dial shows, in words, and what can be done with it. */
export function Summary({ report }: { report: Report }) {
  const { metrics } = report.result;
  const [weakest] = metrics.toSorted((one, other) => one.score - other.score);
  return (
    <div className={styles.words}>
      <p className={styles.tag}>Simulated estimate</p>
      <h3 className={text({ as: 'heading' })}>{shortName(report.website)}</h3>
      <p>
        Of the five metrics: {countCategories(metrics)}. The weakest is {weakest?.name}, so a report like this one would
        send you there first.
      </p>
      <EmailReport report={report} />
    </div>
  );
}
