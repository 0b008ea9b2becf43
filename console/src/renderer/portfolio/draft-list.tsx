import { ageOf } from '@agency/site/ui/admin/time/moments.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { useStore } from 'zustand';
import * as styles from '../outbox/outbox-panel.css.ts';
import { draftsOf } from '../outbox/projections.ts';
import { useNow } from '../use-now.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** What was typed and never saved, each with the way to its form: the only one where the item is gone. */
export function DraftList({ onOpen }: { onOpen(item: string): void }) {
  const { documents } = useWorkspace();
  const drafts = draftsOf(useStore(documents));
  const now = useNow();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.apart} aria-labelledby="not-saved">
      <div className={styles.words}>
        <h3 id="not-saved" className={text({ as: 'label' })}>
          Not saved
        </h3>
        <p className={styles.state}>Drafts. They are sent only after you save them.</p>
      </div>
      <ul className={styles.list} aria-labelledby="not-saved">
        {drafts.map(({ id, isNew, values, at }) => (
          <li key={id} className={styles.line}>
            <div className={styles.words}>
              <p className={text({ as: 'label' })}>{values.title || 'Without a title'}</p>
              <p className={styles.state}>
                {isNew ? 'New item, draft' : 'Draft'} from {ageOf(at, now)}
              </p>
            </div>
            <button type="button" className={button({ kind: 'secondary' })} onClick={() => onOpen(id)}>
              Open
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
