import { Link } from 'react-router';
import { text } from '#ui/theme/text.css.ts';
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
  return (
    <div className={styles.empty}>
      <p className={text({ as: 'lead' })}>{beyond ? 'Nothing is left on this page.' : emptyWords(listing)}</p>
      {beyond || q || attention ? (
        <Link to={firstPage(list, beyond ? listing : {})} preventScrollReset>
          {beyond ? 'Back to the newest' : `Show all ${list.all}`}
        </Link>
      ) : (
        <p className={text({ as: 'remark' })}>{source}</p>
      )}
    </div>
  );
}

function emptyWords({ list: { one, all }, q, attention }: Listing): string {
  if (q) return attention ? `No ${one} that needs review holds these words.` : `No ${one} holds these words.`;
  return attention ? `No ${one} needs review.` : `No ${all} yet.`;
}
