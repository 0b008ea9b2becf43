import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { FormModel } from '../form-model.ts';
import * as styles from './changes-view.css.ts';

type ChangesViewProps = {
  /** The singular that names records of this kind. */
  one: string;
  model: Pick<FormModel, 'differencesOf'>;
  from: object;
  to: { version: number };
};

/**
 * After the server refused a deletion, shows what changed in the record since it was loaded. Takes the focus, so that a
 * second key press does not delete the record.
 */
export function ChangesView({ one, model, from, to }: ChangesViewProps) {
  const differences = model.differencesOf(from, from, to);
  return (
    <div className={styles.changes}>
      <Notice key={to.version} tone="negative" title={`This ${one} was changed in the meantime.`} ref={takeFocus}>
        It was saved elsewhere and has not been deleted.{' '}
        {differences.length > 0 ? 'This is what is new:' : 'Its content is the same as before.'}
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
