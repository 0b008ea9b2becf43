import { kinds } from '@agency/site/ui/admin/kinds.ts';
import { ageOf } from '@agency/site/ui/admin/time/moments.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { useStore } from 'zustand';
import type { Link } from '#bridge/desktop.ts';
import { useNow } from '../use-now.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './outbox-panel.css.ts';
import { unsavedIn } from './projections.ts';

/**
 * The unsaved changes, each with a button that opens its form. Only this button opens the form of a record that is
 * gone.
 */
export function UnsavedList({ onOpen }: { onOpen(link: Link): void }) {
  const { documents } = useWorkspace();
  const unsaved = unsavedIn(useStore(documents));
  const now = useNow();
  if (unsaved.length === 0) return null;
  return (
    <section className={styles.apart} aria-labelledby="unsaved">
      <div className={styles.words}>
        <h3 id="unsaved" className={text({ as: 'label' })}>
          Unsaved changes
        </h3>
        <p className={styles.state}>They are sent only after you save them.</p>
      </div>
      <ul className={styles.list} aria-labelledby="unsaved">
        {unsaved.map(({ kind, id, isNew, values, at }) => (
          <li key={id} className={styles.line}>
            <div className={styles.words}>
              <p className={text({ as: 'label' })}>{kinds[kind].title(values) || 'Untitled'}</p>
              <p className={styles.state}>
                {isNew ? `New ${kinds[kind].labels.one}` : 'Typed'} {ageOf(at, now)}
              </p>
            </div>
            <button type="button" className={button({ kind: 'secondary' })} onClick={() => onOpen({ kind, id })}>
              Open
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
