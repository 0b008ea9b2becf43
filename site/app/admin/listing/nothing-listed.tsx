import { Link } from 'react-router';
import { text } from '#app/theme/text.css.ts';
import * as styles from './list-section.css.ts';
import { firstPage, type Listing } from './listing.ts';

type NothingListedProps = {
  listing: Listing;
  total: number;
  /** Where the first will come from. */
  source: string;
};

/** What stands where there is nothing to list, and the way to something. */
export function NothingListed({ listing: { list, q }, total, source }: NothingListedProps) {
  const beyond = total > 0;
  return (
    <div className={styles.empty}>
      <p className={text({ as: 'lead' })}>
        {beyond ? 'Nothing is left on this page.' : q ? `No ${list.one} holds these words.` : `No ${list.all} yet.`}
      </p>
      {beyond || q ? (
        <Link to={firstPage(list, beyond ? q : '')} preventScrollReset>
          {beyond ? 'Back to the newest' : `Show all ${list.all}`}
        </Link>
      ) : (
        <p className={text({ as: 'remark' })}>{source}</p>
      )}
    </div>
  );
}
