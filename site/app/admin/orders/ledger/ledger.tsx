// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is once its rows are laid out as a grid.
import { clsx } from 'clsx';
import { text } from '#ui/theme/text.css.ts';
import type { PaymentEvent } from '../load-orders.ts';
import * as styles from './ledger.css.ts';
import { LedgerLine } from './ledger-line.tsx';

/** Everything that happened to an order, oldest first: a table where there is room, and lines under each other where not. */
export function Ledger({ events }: { events: readonly PaymentEvent[] }) {
  return (
    <section aria-labelledby="ledger" className={styles.section}>
      <h4 id="ledger" className={clsx(text({ as: 'body' }), styles.title)}>
        Ledger
      </h4>
      <table role="table" aria-labelledby="ledger" className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col">
              When
            </th>
            <th role="columnheader" scope="col">
              What happened
            </th>
            <th role="columnheader" scope="col" className={styles.amount}>
              Amount
            </th>
            <th role="columnheader" scope="col">
              PayPal’s word
            </th>
            <th role="columnheader" scope="col">
              Request
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {events.map((event) => (
            <LedgerLine key={event.id} event={event} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
