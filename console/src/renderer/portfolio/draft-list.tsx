import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { useStore } from 'zustand';
import * as styles from '../outbox/outbox-panel.css.ts';
import { ageOf } from '../time/ages.ts';
import { useNow } from '../time/use-now.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** What was typed and never saved, each with the way to its form: the only one where the item is gone. */
export function DraftList({ onOpen }: { onOpen(item: string): void }) {
  const { view } = useWorkspace();
  const drafts = Object.entries(useStore(view, (kept) => kept.drafts));
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
        {drafts.map(([item, { entries, at }]) => (
          <li key={item} className={styles.line}>
            <div className={styles.words}>
              <p className={text({ as: 'label' })}>{entries.title || 'Without a title'}</p>
              <p className={styles.state}>
                {item === 'new' ? 'New item, draft' : 'Draft'} from {ageOf(at, now)}
              </p>
            </div>
            <button type="button" className={button({ kind: 'secondary' })} onClick={() => onOpen(item)}>
              Open
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
