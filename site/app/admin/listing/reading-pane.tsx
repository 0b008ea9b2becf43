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
  /** The item. Its title needs the list's `one` as its id. */
  children: ReactNode;
};

/** Shows the open item. On a narrow screen, also shows the link back to the list. */
export function ReadingPane({ listing, itemId, instead, children }: ReadingPaneProps) {
  const { list } = listing;
  const busy = usePending(list) === 'item';
  const navigate = useNavigate();
  /** Puts an item that is open because it is the list's first into the URL, so that no other item replaces it. */
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
