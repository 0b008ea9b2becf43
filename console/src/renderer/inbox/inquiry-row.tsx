import type { InquiryAction } from '@agency/site/ui/admin/inbox/inquiry-actions.tsx';
import { type Inquiry, inquiryFields } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { InquiryRow as RowContent } from '@agency/site/ui/admin/inbox/inquiry-row.tsx';
import { PickableRow } from '@agency/site/ui/admin/inbox/pickable-row.tsx';
import { swipesOf } from '@agency/site/ui/admin/inbox/swipes.ts';
import { Moment } from '@agency/site/ui/admin/time/moment.tsx';
import { useFragment } from '@apollo/client/react';
import { memo } from 'react';
import { useNow } from '../use-now.ts';
import * as styles from './inquiry-list.css.ts';
import { usePatched } from './queued-changes.ts';
import { useIsUnread } from './use-unread.ts';

export const rowId = (id: string) => `inquiry-${id}`;

type InquiryOptionProps = {
  id: string;
  index: number;
  total: number | null;
  /** The top of the row in the list, in px. */
  top: number;
  selected: boolean;
  picked: boolean;
  picking: boolean;
  onSelect(id: string): void;
  onPick(id: string, extend: boolean): void;
  onAct(inquiry: Inquiry, action: InquiryAction): void;
};

/** One inquiry as an option of its list. The row reads its own record in the cache. */
export const InquiryRow = memo(function InquiryRow(props: InquiryOptionProps) {
  const { id, index, total, top, selected, picked, picking, onSelect, onPick, onAct } = props;
  const { data, complete } = useFragment({ fragment: inquiryFields, from: `ContactSubmission:${id}` });
  const unread = useIsUnread(complete ? data : null);
  const inquiry = usePatched(complete ? data : null);
  const now = useNow();
  const transform = `translateY(${top}px)`;
  if (!inquiry) return <RowPlaceholder top={top} />;
  return (
    <PickableRow
      option
      name={inquiry.name}
      picked={picked}
      picking={picking}
      onPick={(extend) => onPick(id, extend)}
      swipes={swipesOf(inquiry, { onAct: (action) => onAct(inquiry, action) })}
      className={styles.place}
      style={{ transform }}
    >
      {/* The list has the focus, handles keys, and marks the active row with `aria-activedescendant`. A focused row that
          scrolls out of view would be removed, and the focus would be lost with it. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above. */}
      <div
        id={rowId(id)}
        role="option"
        aria-selected={selected}
        aria-checked={picked}
        aria-setsize={total ?? -1}
        aria-posinset={index + 1}
        data-unread={unread ? '' : undefined}
        className={styles.row}
        onClick={() => onSelect(id)}
      >
        <RowContent
          inquiry={inquiry}
          unread={unread}
          when={<Moment at={inquiry.createdAt} now={now} as="short" />}
          now={now}
        />
      </div>
    </PickableRow>
  );
});

export function RowPlaceholder({ top }: { top: number }) {
  return (
    <div className={styles.place} aria-hidden="true" style={{ transform: `translateY(${top}px)` }}>
      <div className={styles.row}>
        <span className={styles.placeholderName} />
        <span className={styles.placeholderLine} />
      </div>
    </div>
  );
}
