import { kindOf, kinds } from '@agency/site/ui/admin/kinds.ts';
import { ageOf } from '@agency/site/ui/admin/time/moments.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Link } from '#bridge/desktop.ts';
import { readRecord } from '../graphql/lists.ts';
import { useNow } from '../use-now.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './outbox-panel.css.ts';
import { unsavedIn } from './projections.ts';

/**
 * The unsaved changes, and the texts that were not added to a thread, each with a button that opens its form. Only this
 * button opens the form of a record that is gone.
 */
export function UnsavedList({ onOpen }: { onOpen(link: Link): void }) {
  const { client, documents, texts, unsavedTexts } = useWorkspace();
  const unsaved = unsavedIn(useStore(documents));
  const typed = Object.entries(useStore(texts));
  const now = useNow();
  if (unsaved.length + typed.length === 0) return null;
  const line = (key: string, title: string, state: ReactNode, link: Link, discard?: () => void) => (
    <li key={key} className={styles.line}>
      <div className={styles.words}>
        <p className={text({ as: 'label' })}>{title}</p>
        <p className={styles.state}>{state}</p>
      </div>
      <div className={styles.ways}>
        <button type="button" className={button({ kind: 'secondary' })} onClick={() => onOpen(link)}>
          Open
        </button>
        {discard ? (
          <button type="button" className={button({ kind: 'quiet' })} onClick={discard}>
            Discard
          </button>
        ) : null}
      </div>
    </li>
  );
  function lineOfText([field, typedText]: [field: string, text: string]) {
    // The name of a field begins with the id of its record (see `AddMessageProps`).
    const [id = '', next] = field.split(' ');
    const kind = next === 'subscription' ? next : 'inquiry';
    const record = readRecord(client.cache, kindOf(kind), id);
    const title = record ? kindOf(kind).title(record) : notLoaded[kind];
    // If the record is not loaded, the text can be discarded only here.
    const discard = record ? undefined : () => unsavedTexts.keep(field, '');
    return line(field, title, `Not added: ${typedText.slice(0, 200)}`, { kind, id }, discard);
  }
  return (
    <section className={styles.apart} aria-labelledby="unsaved">
      <div className={styles.words}>
        <h3 id="unsaved" className={text({ as: 'label' })}>
          Unsaved changes
        </h3>
        <p className={styles.state}>They are sent only after you save them.</p>
      </div>
      <ul className={styles.list} aria-labelledby="unsaved">
        {unsaved.map(({ kind, id, isNew, values, at }) =>
          line(
            id,
            kinds[kind].title(values) || 'Untitled',
            `${isNew ? `New ${kinds[kind].labels.one}` : 'Typed'} ${ageOf(at, now)}`,
            { kind, id },
          ),
        )}
        {typed.map(lineOfText)}
      </ul>
    </section>
  );
}

const notLoaded = {
  inquiry: 'An inquiry that is not loaded',
  subscription: 'A subscription that is not loaded',
};
