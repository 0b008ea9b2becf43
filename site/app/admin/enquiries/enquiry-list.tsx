import { Link } from 'react-router';
import { addressOf, type Listing } from '../listing.ts';
import type { EnquiryPage } from '../load-dashboard.ts';
import * as styles from './enquiry-list.css.ts';
import { EnquiryRow } from './enquiry-row.tsx';

type EnquiryListProps = {
  page: EnquiryPage;
  listing: Listing;
  /** The id of the one that lies open. */
  shown: string | undefined;
  now: string;
};

/** One page of the inbox, and the ways to those beside it: ordinary links, so that they work without scripts. */
export function EnquiryList({ page: { items, newer, older }, listing, shown, now }: EnquiryListProps) {
  const pageAt = (place: { after: string } | { before: string } | null) =>
    `${addressOf(listing, { after: null, before: null, enquiry: null, ...place })}#enquiries`;
  return (
    <div className={styles.place}>
      <ul className={styles.list}>
        {items.map((enquiry) => (
          <li key={enquiry.id} className={styles.item}>
            <EnquiryRow enquiry={enquiry} listing={listing} open={enquiry.id === shown} now={now} />
          </li>
        ))}
      </ul>
      {newer || older ? (
        <nav aria-label="Pages of enquiries" className={styles.pages}>
          {newer ? (
            <>
              <Link className={styles.page} to={pageAt(null)}>
                Newest
              </Link>
              <Link className={styles.page} to={pageAt({ before: newer })} rel="prev">
                Newer
              </Link>
            </>
          ) : null}
          {older ? (
            <Link className={styles.older} to={pageAt({ after: older })} rel="next">
              Older
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
