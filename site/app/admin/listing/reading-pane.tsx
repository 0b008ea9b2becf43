import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { text } from '#ui/theme/text.css.ts';
import { addressOf, type Listing, usePending } from './listing.ts';
import * as styles from './reading-pane.css.ts';

type ReadingPaneProps = {
  listing: Listing;
  itemId: string | null;
  /** The text if no item was chosen, or if the chosen item does not exist or could not be loaded. */
  instead: { title: string; message: string; more?: ReactNode };
  /** The item. The element of its title must have the id `listing.list.one`, because it labels the pane. */
  children: ReactNode;
};

/** Shows the open item. On a narrow screen, also shows the link back to the list. */
export function ReadingPane({ listing, itemId, instead, children }: ReadingPaneProps) {
  const { list } = listing;
  const busy = usePending(list) === 'item';
  const navigate = useNavigate();
  /**
   * If an item is open only because it is first in the list, puts its id into the URL, so that it stays open when
   * another item becomes the first.
   */
  function keepOpen() {
    if (itemId !== null && listing.open === null)
      void navigate(addressOf(listing, { open: itemId }), { replace: true, preventScrollReset: true });
  }
  return (
    <article
      aria-labelledby={list.one}
      aria-busy={busy}
      className={styles.pane}
      onFocus={keepOpen}
      onPointerDown={keepOpen}
    >
      <Link className={styles.back} to={`${addressOf(listing, { open: null })}#${list.all}`} preventScrollReset>
        <ArrowLeft size={18} aria-hidden="true" />
        All {list.all}
      </Link>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div key={itemId} className={styles.content} tabIndex={0}>
        {itemId === null ? (
          <div className={clsx(text({ as: 'small', tone: 'muted' }), styles.instead)}>
            <h3 id={list.one} tabIndex={-1} className={styles.title}>
              {instead.title}
            </h3>
            <p>{instead.message}</p>
            {instead.more}
          </div>
        ) : (
          children
        )}
      </div>
    </article>
  );
}
