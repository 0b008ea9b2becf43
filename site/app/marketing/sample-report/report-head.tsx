import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { content } from './content.ts';
import * as styles from './report.css.ts';

/** Whose report it is, of which weeks, and the way to paper. */
export function ReportHead({ plan, period }: { plan: string; period: string }) {
  const facts = { Client: content.client, Website: content.domain, Period: period, Package: plan };
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <p className={clsx(text({ as: 'label' }), styles.notice)}>{content.notice}</p>
        <PrintButton />
      </div>
      <h1 className={text({ as: 'title' })}>Maintenance report</h1>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt className={clsx(text({ as: 'label' }), styles.factName)}>{name}</dt>
            <dd className={text({ as: 'small' })}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={text({ as: 'lead' })}>{content.summary}</p>
    </header>
  );
}

/** Needs a script; without one the browser's own menu prints the page just as well. */
function PrintButton() {
  // Its place is kept from the start, so that nothing moves when it appears.
  const visibility = useHydrated() ? undefined : 'hidden';
  return (
    <button
      type="button"
      className={button({ size: 'compact' })}
      style={{ visibility }}
      onClick={() => window.print()}
      data-screen-only
    >
      <Printer size={18} aria-hidden="true" />
      Print/Save as PDF
    </button>
  );
}
