import { clsx } from 'clsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Page } from '#app/graphql/list-page.ts';
import { ChangesView } from '#ui/admin/conflict/changes-view.tsx';
import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import { messagesOf } from '#ui/admin/kind.ts';
import { grid, place } from '#ui/admin/portfolio/item-card.css.ts';
import { ItemCard } from '#ui/admin/portfolio/item-card.tsx';
import { type EditableItem, itemModel, portfolioItemKind } from '#ui/admin/portfolio/portfolio-item.ts';
import { button } from '#ui/button/button.css.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { DeleteByIntent } from '../delete-by-intent.tsx';
import { addressOf, inquiryList, useListing } from '../listing/listing.ts';
import { ItemDialog } from './item-dialog.tsx';
import * as styles from './portfolio-section.css.ts';

/** The portfolio as a table of its own: what visitors see, and the ways to change it. */
export function PortfolioSection({ page: { items, next } }: { page: Page<EditableItem> }) {
  const listing = useListing(inquiryList);
  const heading = useRef<HTMLHeadingElement>(null);
  // Null adds a new one.
  const editing = useDialogAbout<EditableItem | null>();
  const deleting = useDialogAbout<EditableItem>();
  const landing = () => heading.current;

  return (
    <section aria-labelledby="portfolio" className={styles.section}>
      <div className={styles.head}>
        <h2 id="portfolio" ref={heading} tabIndex={-1} className={clsx(text({ as: 'title' }), styles.title)}>
          Portfolio
        </h2>
        <button
          type="button"
          className={clsx(button({ size: 'compact' }), withScript)}
          onClick={() => editing.ask(null)}
        >
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
                actions={
                  <ItemActions item={item} onEdit={() => editing.ask(item)} onDelete={() => deleting.ask(item)} />
                }
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
      <ItemDialog key={`edit ${editing.opening}`} item={editing.subject} landing={landing} {...editing.dialog} />
      <DeleteItem key={`delete ${deleting.opening}`} item={deleting.subject} landing={landing} {...deleting.dialog} />
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

type DeleteItemProps = {
  /** Null until one was asked for; kept while the dialog leaves. */
  item: EditableItem | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  landing: Landing;
};

/** Asks whether to take an item from the portfolio for good; once more, with what is new, when it was changed meanwhile. */
function DeleteItem({ item, ...dialog }: DeleteItemProps) {
  const [changed, setChanged] = useState<EditableItem | null>(null);
  const current = changed ?? item;
  const title = current?.title ?? '';
  return (
    <DeleteByIntent
      intent="delete-item"
      id={item?.id ?? ''}
      version={current?.version ?? 0}
      onConflict={setChanged}
      {...portfolioItemKind.deletion}
      name={title}
      details={item && changed ? <ChangesView one="portfolio item" model={itemModel} from={item} to={changed} /> : null}
      confirmLabel={changed ? 'Delete it anyway' : undefined}
      messages={messagesOf(portfolioItemKind.mutations.delete, { title })}
      {...dialog}
    />
  );
}
