import { clsx } from 'clsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Page } from '#app/graphql/list-page.ts';
import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import type { EditableItem } from '#ui/admin/portfolio/editable-item.ts';
import { grid, place } from '#ui/admin/portfolio/item-card.css.ts';
import { ItemCard } from '#ui/admin/portfolio/item-card.tsx';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { addressOf, inquiryList } from '../listing/listing.ts';
import { useListing } from '../listing/use-listing.ts';
import { DeleteItem } from './delete-item.tsx';
import { ItemDialog } from './item-dialog.tsx';
import * as styles from './portfolio-section.css.ts';

/** What an open dialog is about, with a number that makes each opening a new one. */
type Opened = { item: EditableItem | null; opening: number };

/** The portfolio as a table of its own: what visitors see, and the ways to change it. */
export function PortfolioSection({ page: { items, next } }: { page: Page<EditableItem> }) {
  const listing = useListing(inquiryList);
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<Opened>({ item: null, opening: 0 });
  const [editing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState<Opened>({ item: null, opening: 0 });
  const [deleting, setDeleting] = useState(false);
  const landing = () => heading.current;

  function edit(item: EditableItem | null) {
    setEdited(({ opening }) => ({ item, opening: opening + 1 }));
    setEditing(true);
  }

  function askToDelete(item: EditableItem) {
    setDeleted(({ opening }) => ({ item, opening: opening + 1 }));
    setDeleting(true);
  }

  return (
    <section aria-labelledby="portfolio" className={styles.section}>
      <div className={styles.head}>
        <h2 id="portfolio" ref={heading} tabIndex={-1} className={clsx(text({ as: 'title' }), styles.title)}>
          Portfolio
        </h2>
        <button type="button" className={clsx(button({ size: 'compact' }), withScript)} onClick={() => edit(null)}>
          <Plus size={18} aria-hidden="true" />
          Add portfolio item
        </button>
      </div>
      {items.length === 0 ? (
        <div className={styles.list}>
          <EmptyState title="Nothing is shown to visitors yet. Add the first portfolio item." />
        </div>
      ) : (
        <div className={clsx(styles.list, place)}>
          <ul className={grid}>
            {items.map((item) => (
              <ItemCard
                key={item.id}
                item={item}
                actions={<ItemActions item={item} onEdit={() => edit(item)} onDelete={() => askToDelete(item)} />}
              />
            ))}
          </ul>
        </div>
      )}
      {next || listing.portfolioAfter ? (
        <nav aria-label="Pages of the portfolio" className={styles.pages}>
          {listing.portfolioAfter ? (
            <Link to={`${addressOf(listing, { portfolioAfter: null })}#portfolio`}>First page</Link>
          ) : null}
          {next ? (
            <Link to={`${addressOf(listing, { portfolioAfter: next })}#portfolio`}>More portfolio items</Link>
          ) : null}
        </nav>
      ) : null}
      <ItemDialog
        key={`edit ${edited.opening}`}
        item={edited.item}
        open={editing}
        onOpenChange={setEditing}
        landing={landing}
      />
      <DeleteItem
        key={`delete ${deleted.opening}`}
        item={deleted.item}
        open={deleting}
        onOpenChange={setDeleting}
        landing={landing}
      />
    </section>
  );
}

type ItemActionsProps = { item: EditableItem; onEdit(): void; onDelete(): void };

function ItemActions({ item: { title }, onEdit, onDelete }: ItemActionsProps) {
  const className = clsx(button({ kind: 'quiet', size: 'compact' }), withScript);
  return (
    <>
      <button type="button" className={className} onClick={onEdit}>
        <Pencil size={17} aria-hidden="true" />
        Edit <span className={visuallyHidden}>{title}</span>
      </button>
      <button type="button" className={className} onClick={onDelete}>
        <Trash2 size={17} aria-hidden="true" />
        Delete <span className={visuallyHidden}>{title}</span>
      </button>
    </>
  );
}
