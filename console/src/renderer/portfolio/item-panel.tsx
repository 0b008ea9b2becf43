import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Item } from '#bridge/portfolio-item.ts';
import { messageOf } from '../graphql/errors.ts';
import { ItemEditor } from './item-editor.tsx';
import * as styles from './item-form.css.ts';
import { useItem } from './use-portfolio.ts';

type ItemPanelProps = {
  id: string;
  /** The portfolio as the server has it. */
  items: readonly Item[];
  onClose(): void;
};

/** The sheet beside the grid, in which an item is written. Escape closes it; what was typed stays as a draft. */
export function ItemPanel({ id, items, onClose }: ItemPanelProps) {
  const { shown, written, isNew, current, deleted, leaving, error } = useItem(id, items);
  // A form that was opened stays, whatever becomes of its item: somebody may be writing in it.
  const [opened, setOpened] = useState(false);
  const there = opened || shown !== null || written;
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
          {shown?.item.title ?? (isNew ? 'New portfolio item' : 'Portfolio item')}
        </h2>
        <button type="button" className={button({ kind: 'quiet', shape: 'icon' })} aria-label="Close" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {there ? (
        <ItemEditor item={id} shown={shown} current={current} deleted={deleted} onClose={onClose} />
      ) : (
        <p role="status" className={styles.fields}>
          {leaving ? waitsForDeletion : deleted ? wasDeleted : error ? messageOf(error) : 'Loading...'}
        </p>
      )}
    </section>
  );
}

const waitsForDeletion = 'This portfolio item is being deleted. Undo that to edit it.';
const wasDeleted = 'This portfolio item is not here any more. It was deleted.';
