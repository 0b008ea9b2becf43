import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Item } from '#bridge/portfolio-item.ts';
import { messageOf } from '../graphql/errors.ts';
import { ItemEditor } from './item-editor.tsx';
import * as styles from './item-form.css.ts';
import { useDraftKeeper } from './use-draft.ts';
import { useItem } from './use-item.ts';

type ItemPanelProps = {
  /** Null for an item that does not exist yet. */
  id: string | null;
  /** The portfolio as the server has it. */
  items: readonly Item[];
  onClose(): void;
  /** The item exists now, and more was typed meanwhile: what lies open is about to be that. */
  onMade(id: string): void;
};

/** The sheet beside the grid, in which an item is written. Escape closes it; what was typed stays as a draft. */
export function ItemPanel({ id, items, onClose, onMade }: ItemPanelProps) {
  const keeper = useDraftKeeper(id ?? 'new');
  const { shown, written, current, deleted, leaving, error } = useItem(id, items);
  // A form that was opened stays, whatever becomes of its item: somebody may be writing in it.
  const [opened, setOpened] = useState(false);
  const there = opened || id === null || shown !== null || ((keeper.kept || written !== null) && !leaving);
  useEffect(() => {
    if (there) setOpened(true);
  }, [there]);
  return (
    <section
      aria-labelledby="item-form"
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id="item-form" className={clsx(text({ as: 'heading' }), styles.title)}>
          {id === null ? 'New portfolio item' : (shown?.item.title ?? 'Portfolio item')}
        </h2>
        <button type="button" className={button({ kind: 'quiet', shape: 'icon' })} aria-label="Close" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {there ? (
        <ItemEditor
          id={id}
          shown={shown}
          written={written}
          current={current}
          deleted={deleted}
          keeper={keeper}
          onClose={onClose}
          onMade={onMade}
        />
      ) : (
        <p role="status" className={styles.fields}>
          {leaving ? waitsForDeletion : deleted ? wasDeleted : error ? messageOf(error) : 'Loading...'}
        </p>
      )}
    </section>
  );
}

const waitsForDeletion = 'This portfolio item is being deleted. Take that back to write in it.';
const wasDeleted = 'This portfolio item is not here any more. It was deleted.';
