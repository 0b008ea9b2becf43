import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { text } from '#ui/theme/text.css.ts';
import { addressOf, type Listing } from './listing.ts';
import * as styles from './reading-pane.css.ts';
import { usePending } from './use-pending.ts';

type ReadingPaneProps = {
  listing: Listing;
  /** What lies open; null when the one that was chosen is not there. */
  item: { id: string; title: string } | null;
  /** What is said in place of one that is not there. */
  gone: { title: string; words: string };
  children: ReactNode;
};

/** The item that lies open, whole, and on a narrow screen the way back to the list. */
export function ReadingPane({ listing, item, gone, children }: ReadingPaneProps) {
  const { all, one } = listing.list;
  const busy = usePending(listing.list) === 'item';
  return (
    <article aria-labelledby={one} aria-busy={busy} className={styles.pane}>
      <Link className={styles.back} to={`${addressOf(listing, { open: null })}#${all}`} preventScrollReset>
        <ArrowLeft size={18} aria-hidden="true" />
        All {all}
      </Link>
      <div key={item?.id} className={styles.content}>
        <h3 id={one} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
          {item ? item.title : gone.title}
        </h3>
        {item ? children : <p>{gone.words}</p>}
      </div>
    </article>
  );
}
