import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../graphql/errors.ts';
import type { ShownItem } from '../outbox/projections.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { ItemCard } from './item-card.tsx';
import * as styles from './portfolio.css.ts';

type ItemGridProps = {
  shown: readonly ShownItem[];
  /** Whether there is anything to show, be it old. */
  known: boolean;
  error?: unknown;
  retry(): void;
  /** The id of the item whose form lies open. */
  open: string | null;
  gridRef: Ref<HTMLUListElement>;
  onOpen(id: string): void;
  onNew(): void;
  /** An arrow key, to be followed; true when it was one. */
  onWalk(key: string): boolean;
};

/** All items, in the site's order. */
export function ItemGrid({ shown, known, error, retry, open, gridRef, onOpen, onNew, onWalk }: ItemGridProps) {
  const { documents } = useWorkspace();
  const local = useStore(documents);
  return (
    <section aria-labelledby="portfolio" className={styles.column}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1 id="portfolio" className={text({ as: 'heading' })}>
            Portfolio
          </h1>
          <p role="status" className={text({ as: 'label', tone: 'muted' })}>
            {known ? `${shown.length} ${shown.length === 1 ? 'item' : 'items'}, in the site’s order` : null}
          </p>
        </div>
        <button id="new-item" type="button" className={button({ kind: 'primary' })} onClick={() => onNew()}>
          <Plus size={16} aria-hidden="true" />
          New item
        </button>
      </div>
      <div className={styles.scroller}>
        {known ? null : (
          <div className={styles.note}>
            <p role="status" className={text({ as: 'body' })}>
              {error ? messageOf(error) : 'Loading...'}
            </p>
            {error ? (
              <button type="button" className={button({ kind: 'secondary' })} onClick={retry}>
                Try again
              </button>
            ) : null}
          </div>
        )}
        {known && shown.length === 0 ? (
          <p className={text({ as: 'body' })}>Nothing is shown to visitors yet. Add the first item.</p>
        ) : null}
        <ul
          ref={gridRef}
          className={styles.grid}
          onKeyDown={(event) => {
            if (onWalk(event.key)) event.preventDefault();
          }}
        >
          {shown.map((each) => (
            <ItemCard
              key={each.item.id}
              shown={each}
              drafted={Boolean(local[each.item.id]?.draft)}
              open={each.item.id === open}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
