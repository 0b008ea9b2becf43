import { EmptyState } from '@agency/site/ui/admin/empty-state/empty-state.tsx';
import { place as cards, grid, mark } from '@agency/site/ui/admin/portfolio/item-card.css.ts';
import { ItemCard as Card } from '@agency/site/ui/admin/portfolio/item-card.tsx';
import type { EditableItem } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { clsx } from 'clsx';
import { CircleAlert, Clock, Plus, Send } from 'lucide-react';
import { memo, type Ref, useCallback } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { messageOf } from '../graphql/errors.ts';
import type { QueuedMutation } from '../outbox/local-document.ts';
import { type Shown, unsavedIn } from '../outbox/projections.ts';
import type { useList } from '../records/use-list.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './portfolio.css.ts';

/** Where this window gets a picture: main fetches it, since nothing in here comes from elsewhere. */
export const pictureAddress = (src: string): string => `/picture?src=${encodeURIComponent(src)}`;

type ItemGridProps = {
  portfolio: ReturnType<typeof useList<EditableItem>>;
  gridRef: Ref<HTMLUListElement>;
  /** An arrow key, to be followed; true when it was one. */
  onWalk(key: string): boolean;
};

export function ItemGrid({ portfolio: { shown, known, error, retry }, gridRef, onWalk }: ItemGridProps) {
  const { documents } = useWorkspace();
  const { place, open, openNewForm } = usePlace();
  const onOpen = useCallback((id: string) => open('portfolio-item', id), [open]);
  const unsaved = useStore(
    documents,
    useShallow((all) => unsavedIn(all).map(({ id }) => id)),
  );
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
        <button
          id="new-record"
          type="button"
          className={button({ kind: 'primary' })}
          onClick={() => openNewForm('portfolio-item')}
        >
          <Plus size={16} aria-hidden="true" />
          New item
        </button>
      </div>
      <div className={clsx(styles.scroller, cards)}>
        {known ? null : (
          <div role="status">
            <EmptyState title={error ? messageOf(error) : 'Loading...'}>
              {error ? (
                <button type="button" className={button({ kind: 'secondary' })} onClick={() => void retry()}>
                  Try again
                </button>
              ) : null}
            </EmptyState>
          </div>
        )}
        {known && shown.length === 0 ? (
          <EmptyState title="Nothing is shown to visitors yet. Add the first portfolio item." />
        ) : null}
        <ul
          ref={gridRef}
          className={grid}
          onKeyDown={(event) => {
            if (onWalk(event.key)) event.preventDefault();
          }}
        >
          {shown.map((each) => (
            <ItemCard
              key={each.record.id}
              shown={each}
              unsaved={unsaved.includes(each.record.id)}
              open={each.record.id === place.open['portfolio-item']}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type ItemCardProps = {
  shown: Shown<EditableItem>;
  /** Something is typed in its form, and not saved. */
  unsaved: boolean;
  open: boolean;
  onOpen(id: string): void;
};

/** One item as the admin left it, marked until the server has confirmed it. */
const ItemCard = memo(function ItemCard({ shown: { record, mutation }, unsaved, open, onOpen }: ItemCardProps) {
  return (
    <Card
      item={record}
      via={pictureAddress}
      open={open}
      onOpen={onOpen}
      marks={
        <>
          {mutation ? <MutationMark status={mutation.status} className={mark} /> : null}
          {unsaved ? <span className={mark}>Unsaved changes</span> : null}
        </>
      }
    />
  );
});

const marks = {
  queued: [Clock, 'In the outbox'],
  sending: [Send, 'Sending...'],
  conflict: [CircleAlert, 'Not saved'],
  refused: [CircleAlert, 'Not saved'],
} as const;

/** In what state a mutation is, in a word and a sign. */
function MutationMark({ status, className }: Pick<QueuedMutation, 'status'> & { className: string }) {
  const [Sign, label] = marks[status];
  return (
    <span className={className} data-refused={label === 'Not saved' ? '' : undefined}>
      <Sign size={12} aria-hidden="true" />
      {label}
    </span>
  );
}
