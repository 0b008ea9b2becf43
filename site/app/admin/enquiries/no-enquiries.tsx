import { Link } from 'react-router';
import { text } from '#app/theme/text.css.ts';
import type { Listing } from '../listing.ts';
import * as styles from './enquiries.css.ts';

/** What stands where there is nothing to list, and the way to something. */
export function NoEnquiries({ listing: { q }, total }: { listing: Listing; total: number }) {
  const beyond = total > 0;
  return (
    <div className={styles.empty}>
      <p className={text({ as: 'lead' })}>
        {beyond ? 'Nothing is left on this page.' : q ? 'No enquiry holds these words.' : 'No enquiries yet.'}
      </p>
      {beyond || q ? (
        <Link to={beyond && q ? `/admin?${new URLSearchParams({ q })}` : '/admin'} preventScrollReset>
          {beyond ? 'Back to the newest' : 'Show all enquiries'}
        </Link>
      ) : (
        <p className={text({ as: 'remark' })}>What visitors send with the contact form arrives here and by mail.</p>
      )}
    </div>
  );
}
