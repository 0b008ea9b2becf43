import { Link } from 'react-router';
import { EmptyState, emptyTitle } from '#ui/admin/empty-state/empty-state.tsx';
import * as styles from './list-section.css.ts';
import { firstPage, type Listing } from './listing.ts';

type NothingListedProps = {
  listing: Listing;
  total: number;
  /** Where the first will come from. */
  source: string;
};

/** What stands where there is nothing to list, and the way to something. */
export function NothingListed({ listing, total, source }: NothingListedProps) {
  const { list, q, attention } = listing;
  const beyond = total > 0;
  const narrowed = beyond || q !== '' || attention;
  const title = emptyTitle(list, { search: q !== '', needsReview: attention });
  return (
    <div className={styles.empty}>
      <EmptyState title={beyond ? 'Nothing is left on this page.' : title} remark={narrowed ? undefined : source}>
        {narrowed ? (
          <Link to={firstPage(list, beyond ? listing : {})} preventScrollReset>
            {beyond ? 'Back to the newest' : `Show all ${list.all}`}
          </Link>
        ) : null}
      </EmptyState>
    </div>
  );
}
