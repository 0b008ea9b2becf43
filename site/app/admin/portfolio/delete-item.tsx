import { useState } from 'react';
import { differencesOf, valuesOf } from '#ui/admin/portfolio/item-values.ts';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import * as styles from './delete-item.css.ts';
import type { EditableItem } from './editable-item.ts';

type DeleteItemProps = {
  /** Null until one was asked for; kept while the dialog leaves. */
  item: EditableItem | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  landing: Landing;
};

/** Asks whether to take an item from the portfolio for good; once more, with what is new, when it was changed meanwhile. */
export function DeleteItem({ item, open, onOpenChange, landing }: DeleteItemProps) {
  const [changed, setChanged] = useState<EditableItem | null>(null);
  const current = changed ?? item;
  return (
    <DeleteDialog
      intent="delete-item"
      id={item?.id ?? ''}
      version={current?.version ?? 0}
      onConflict={setChanged}
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${current?.title}?`}
      description="It disappears from the portfolio and, if it is featured, from the home page. This cannot be undone."
      details={item && changed ? <Changes from={item} to={changed} /> : null}
      yes={changed ? { label: 'Delete it anyway', pending: 'Deleting...' } : undefined}
      messages={{ done: 'Portfolio item deleted', failed: 'Failed to delete portfolio item.' }}
      landing={landing}
    />
  );
}

/** What was changed elsewhere since the question was asked. It takes the focus, so that a second press deletes nothing unread. */
function Changes({ from, to }: { from: EditableItem; to: EditableItem }) {
  const seen = valuesOf(from);
  const differences = differencesOf(seen, seen, valuesOf(to));
  return (
    <div className={styles.changes}>
      <Notice key={to.version} tone="negative" title="This portfolio item was changed in the meantime." ref={takeFocus}>
        It was saved elsewhere and has not been deleted.{' '}
        {differences.length > 0 ? 'This is what is new:' : 'It says the same as before.'}
      </Notice>
      <dl className={styles.list}>
        {differences.map(({ field, label, mine, theirs }) => (
          <div key={field}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>
              <del className={styles.before}>
                <span className={visuallyHidden}>Before: </span>
                {mine || 'empty'}
              </del>{' '}
              <ins>
                <span className={visuallyHidden}>Now: </span>
                {theirs || 'empty'}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
