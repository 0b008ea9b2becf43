import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { firstPage, type Listing } from '../listing/listing.ts';
import * as styles from './needs-review-filter.css.ts';

/** All orders, or those that a person must look at: two links, so that either has an address and works without scripts. */
export function NeedsReviewFilter({ listing: { list, q, attention } }: { listing: Listing }) {
  const way = (narrowed: boolean) => ({
    className: styles.way,
    to: firstPage(list, { q, attention: narrowed }),
    'aria-current': attention === narrowed ? ('true' as const) : undefined,
    preventScrollReset: true,
  });
  return (
    <nav aria-label="Which orders" className={styles.filter}>
      <Link {...way(false)}>All</Link>
      <Link {...way(true)}>
        <TriangleAlert size={15} aria-hidden="true" />
        Needs review
      </Link>
    </nav>
  );
}
