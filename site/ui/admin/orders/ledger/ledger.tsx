// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops a table's roles once its rows are laid out as a grid.
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { exactTime } from '#ui/admin/time/moments.ts';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { sum } from '../labels.ts';
import type { PaymentEvent } from '../order.ts';
import { eventLabel } from './event-label.ts';
import * as styles from './ledger.css.ts';

const columns = ['When', 'What happened', 'Amount', 'PayPal status', 'Request'];

/** Shows an order's payment events, oldest first, as a table. Without room for its columns, it looks like a list. */
export function Ledger({ events, level: Title }: { events: readonly PaymentEvent[]; level: 'h3' | 'h4' }) {
  return (
    <details className={styles.section}>
      <summary className={styles.fold}>
        <Title id="ledger" className={clsx(text({ as: 'label' }), styles.title)}>
          Ledger
        </Title>
      </summary>
      <table role="table" aria-labelledby="ledger" className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col" className={name === 'Amount' ? styles.amount : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {events.map((event) => (
            <LedgerLine key={event.id} event={event} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Shows one payment event, with its details in a disclosure. Cells without a value stay empty. */
function LedgerLine({ event }: { event: PaymentEvent }) {
  const { at, amount, currency, status, requestId, detail } = event;
  const { label, reason, milestone } = eventLabel(event);
  const local = useHydrated();
  return (
    <>
      <tr role="row" className={styles.line}>
        <td role="cell" className={styles.when}>
          <time dateTime={at}>{exactTime(at, local)}</time>
        </td>
        <td role="cell" className={styles.what} data-milestone={milestone ? '' : undefined}>
          {label}
          {reason ? <span className={styles.reason}> {reason}</span> : null}
        </td>
        <td role="cell" className={styles.amount}>
          {amount && currency ? sum(amount, currency) : amount}
        </td>
        <td role="cell" className={styles.status}>
          {status?.split(/(?<=[._])/).map((part, index) => (
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </td>
        <td role="cell" className={styles.request}>
          {requestId}
        </td>
      </tr>
      {detail === null ? null : (
        <tr role="row" className={styles.more}>
          <td role="cell" colSpan={5} className={styles.detail}>
            <details>
              <summary className={styles.summary}>
                Details <span className={visuallyHidden}>of “{label}”</span>
              </summary>
              <pre className={styles.json}>{JSON.stringify(detail, null, 2)}</pre>
            </details>
          </td>
        </tr>
      )}
    </>
  );
}
