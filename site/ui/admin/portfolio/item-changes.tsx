import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { EditableItem } from './editable-item.ts';
import * as styles from './item-changes.css.ts';
import { differencesOf, valuesOf } from './item-values.ts';

/** What was changed elsewhere since a deletion was asked for. It takes the focus, so that a second press deletes nothing unread. */
export function ItemChanges({ from, to }: { from: EditableItem; to: EditableItem }) {
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
