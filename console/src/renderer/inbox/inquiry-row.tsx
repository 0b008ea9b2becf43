import { serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import { visuallyHidden } from '@agency/site/ui/visually-hidden/visually-hidden.css.ts';
import { useFragment } from '@apollo/client/react';
import { memo } from 'react';
import { inquiryFields } from '#bridge/inquiry.ts';
import { isUnread } from '../live/reads.ts';
import type { PendingReads } from '../live/sync.ts';
import { Moment } from '../time/moment.tsx';
import * as styles from './inquiry-list.css.ts';

export const rowId = (id: string) => `inquiry-${id}`;

type InquiryRowProps = {
  id: string;
  /** Its place in the list, from 0, and how many there are; null when nobody counted them all. */
  index: number;
  total: number | null;
  /** Where it lies, in px from the list's top. */
  top: number;
  selected: boolean;
  /** What was read here and the server does not know yet. */
  reads: PendingReads;
  onSelect(id: string): void;
};

/** One line of the inbox: who, when, about what, and how it begins. It follows its own inquiry in the cache. */
export const InquiryRow = memo(function InquiryRow(props: InquiryRowProps) {
  const { id, index, total, top, selected, reads, onSelect } = props;
  const { data, complete } = useFragment({ fragment: inquiryFields, from: `ContactSubmission:${id}` });
  const transform = `translateY(${top}px)`;
  if (!complete || !data) return <WaitingRow top={top} />;
  const { name, company, service, message, createdAt } = data;
  const unread = isUnread(data, reads);
  return (
    // Keys are the list's to handle: it has the focus, and says which row is meant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    // biome-ignore lint/a11y/useFocusableInteractive: see above; a line that had the focus would take it along when it scrolls away.
    <div
      id={rowId(id)}
      role="option"
      aria-selected={selected}
      aria-setsize={total ?? -1}
      aria-posinset={index + 1}
      data-unread={unread ? '' : undefined}
      className={styles.row}
      style={{ transform }}
      onClick={() => onSelect(id)}
    >
      <span className={styles.name}>
        {unread ? (
          <>
            <span className={styles.mark} aria-hidden="true" />
            <span className={visuallyHidden}>Unread: </span>
          </>
        ) : null}
        {name}{' '}
      </span>
      <span className={styles.age}>
        <Moment at={createdAt} />{' '}
      </span>
      <span className={styles.about}>
        {serviceLabel(service)}
        {company ? `, ${company}` : null}{' '}
      </span>
      <span className={styles.beginning}>{message.slice(0, 160)}</span>
    </div>
  );
});

/** The place of a line that is on its way. */
export function WaitingRow({ top }: { top: number }) {
  return (
    <div className={styles.row} aria-hidden="true" style={{ transform: `translateY(${top}px)` }}>
      <span className={styles.waitingName} />
      <span className={styles.waitingLine} />
    </div>
  );
}
