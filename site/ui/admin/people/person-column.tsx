import { personLength } from '@agency/api/contract/people';
import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Lock, Merge as Merging, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Inline } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { Facts } from '../facts.tsx';
import { serviceLabel, stateLabelFor } from '../inbox/labels.ts';
import { mark } from '../list/list-row.css.ts';
import { planName } from '../orders/labels.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import { partTitle } from '../reader/reader.css.ts';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import type { Person } from './person.ts';
import * as styles from './person-column.css.ts';

/** The target of a link to one of the person's records. */
export type PersonLink = { kind: 'inquiry' | 'order'; id: string; label: string };

type PersonColumnProps = {
  /** Null until the person is loaded, or if loading failed. */
  person: Person | null;
  /** The text to show while `person` is null. */
  instead: string;
  /** The id of the open inquiry, which the column lists without a link. */
  inquiryId: string;
  now: number;
  level: 'h3' | 'h4';
  /** Returns a link, in the browser or the console. */
  link(to: PersonLink): ReactNode;
  /** Merges another inquiry of this person, with its thread, into the open one. */
  onMerge(id: string): void;
  /** The control that exports all that is stored about the person. */
  exportAll: ReactNode;
  onErase(): void;
};

/** Shows an inquiry's sender, next to the thread or below it: their inquiries, their orders, and notes about them. */
export function PersonColumn({ person, instead, ...rest }: PersonColumnProps) {
  return (
    <aside aria-label="Person" className={styles.column}>
      {person ? (
        <Known {...rest} person={person} />
      ) : (
        <div className={styles.part}>
          <Title level={rest.level} />
          <Text look="small" tone="muted">
            {instead}
          </Text>
        </div>
      )}
    </aside>
  );
}

const Title = ({ level }: Pick<PersonColumnProps, 'level'>) => (
  <Text as={level} look="label" className={partTitle}>
    Sender
  </Text>
);

function Known(props: Omit<PersonColumnProps, 'person' | 'instead'> & { person: Person }) {
  const { person, inquiryId, now, level, link, onMerge, exportAll, onErase } = props;
  const { inquiries, orders, notes, inquiryCount, orderCount, messageCount } = person;
  return (
    <>
      <div className={styles.part}>
        <Title level={level} />
        {messageCount > 1 || orderCount > 0 ? (
          <Facts
            of={{
              'First seen': <Moment at={person.firstSeenAt} now={now} />,
              Messages: grouped(messageCount),
            }}
          />
        ) : null}
        {inquiryCount === 1 && orderCount === 0 ? (
          <Text look="small" tone="muted">
            Their only inquiry. No orders.
          </Text>
        ) : null}
      </div>
      {inquiryCount > 1 ? (
        <Part title="Their inquiries" count={inquiryCount} level={level}>
          {inquiries.map(({ id, service, createdAt, state, lastFrom, trashedAt }) => (
            <li key={id} aria-current={id === inquiryId ? 'true' : undefined} className={styles.item}>
              {id === inquiryId ? (
                <StrangerText>{serviceLabel(service)}</StrangerText>
              ) : (
                link({ kind: 'inquiry', id, label: serviceLabel(service) })
              )}{' '}
              <Text as="span" look="small" tone="muted">
                {id === inquiryId ? 'This one, ' : null}
                {trashedAt ? 'In the trash' : stateLabelFor(state, { lastFrom })}, <Moment at={createdAt} now={now} />
              </Text>
              {id === inquiryId || trashedAt ? null : <Merge onMerge={() => onMerge(id)} />}
            </li>
          ))}
        </Part>
      ) : null}
      {orderCount > 0 ? (
        <Part title="Their orders" count={orderCount} level={level}>
          {orders.map((order) => (
            <li key={order.id} className={styles.item}>
              {link({ kind: 'order', id: order.id, label: `${planName(order.packageType)}, ${order.invoiceNumber}` })}{' '}
              <Text as="span" look="small" tone="muted">
                <OrderStatus order={order} /> <Moment at={order.createdAt} now={now} />
              </Text>
            </li>
          ))}
        </Part>
      ) : null}
      {notes.length > 0 ? (
        <Part title="Notes about them" count={notes.length} level={level}>
          {notes.map(({ id, text, at, by, inquiryId: of }) => (
            <li key={id} className={styles.item}>
              <p className={styles.note} dir="auto">
                <Lock size={14} aria-hidden="true" className={mark} /> {text}
              </p>
              <Text as="span" look="small" tone="muted">
                {by ? (
                  <>
                    <StrangerText>{by}</StrangerText>,{' '}
                  </>
                ) : null}
                <Moment at={at} now={now} />{' '}
                {of === inquiryId ? null : link({ kind: 'inquiry', id: of, label: 'Open the inquiry' })}
              </Text>
            </li>
          ))}
        </Part>
      ) : null}
      <Inline gap="none" align="center" className={styles.tools}>
        {exportAll}
        <button
          type="button"
          className={clsx(button({ kind: 'quiet', size: 'compact' }), styles.erase)}
          onClick={onErase}
        >
          <UserRoundX size={16} aria-hidden="true" />
          Erase their data...
        </button>
      </Inline>
    </>
  );
}

/** Asks for confirmation before a merge, which cannot be undone. */
function Merge({ onMerge }: { onMerge(): void }) {
  return (
    <details className={clsx(styles.merge, withScript)}>
      <summary>Merge it into the open inquiry</summary>
      <Text look="small">Its thread moves here, and the empty inquiry goes to the trash. This cannot be undone.</Text>
      <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={onMerge}>
        <Merging size={16} aria-hidden="true" />
        Merge
      </button>
    </details>
  );
}

type PartProps = { title: string; count: number; level: 'h3' | 'h4'; children: ReactNode };

/** A list with a title, which shows the total count. */
function Part({ title, count, level, children }: PartProps) {
  return (
    <section aria-label={title} className={styles.part}>
      <Text as={level} look="label" className={partTitle}>
        {title} <span className={styles.count}>{grouped(count)}</span>
      </Text>
      <ul className={styles.list}>{children}</ul>
      {count > personLength ? (
        <Text look="small" tone="muted">
          Only the newest {personLength} are shown.
        </Text>
      ) : null}
    </section>
  );
}
