import { text } from '@agency/site/theme/text.css.ts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { Item } from '../graphql/portfolio.ts';
import type { ShownItem } from '../outbox/overlay.ts';
import { button } from '../ui/button/button.css.ts';
import { ItemEditor } from './item-editor.tsx';
import * as styles from './item-form.css.ts';
import { useDraftKeeper } from './use-draft.ts';

type ItemPanelProps = {
  /** Null for an item that does not exist yet. */
  id: string | null;
  /** As the grid shows it, with what waits; null when it is not there. */
  shown: ShownItem | null;
  /** As the server has it. */
  current: Item | null;
  /** Whether the whole portfolio is known. */
  known: boolean;
  onClose(): void;
};

/** The sheet beside the grid, in which an item is written. Escape closes it; what was typed stays as a draft. */
export function ItemPanel({ id, shown, current, known, onClose }: ItemPanelProps) {
  const keeper = useDraftKeeper(id ?? 'new');
  const there = id === null || shown !== null || keeper.read() !== null;
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
        <button type="button" className={button({ kind: 'quiet', shape: 'sign' })} aria-label="Close" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {there ? (
        <ItemEditor id={id} shown={shown} current={current} keeper={keeper} onClose={onClose} />
      ) : (
        <p role="status" className={styles.fields}>
          {known ? 'This portfolio item is not here any more. It was deleted.' : 'Loading...'}
        </p>
      )}
    </section>
  );
}
