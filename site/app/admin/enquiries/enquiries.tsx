import { clsx } from 'clsx';
import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { text } from '#app/theme/text.css.ts';
import { count } from '../count.ts';
import { onlyOpensEnquiry } from '../listing.ts';
import type { EnquiryPage } from '../load-dashboard.ts';
import { useListing } from '../use-listing.ts';
import { DeleteEnquiry } from './delete-enquiry.tsx';
import * as styles from './enquiries.css.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryPane } from './enquiry-pane.tsx';
import { NoEnquiries } from './no-enquiries.tsx';
import { SearchForm } from './search-form.tsx';
import { useDeletion } from './use-deletion.ts';
import { useEnquiryFocus } from './use-enquiry-focus.ts';

/** The inbox: a list beside a reading pane; on a narrow screen the one or the other. */
export function Enquiries({ page, now }: { page: EnquiryPage; now: string }) {
  const { items, total } = page;
  const listing = useListing();
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion(items);
  const loading = useListLoading();
  useEnquiryFocus(listing, heading);
  // The newest lies open unless another was chosen; on a narrow screen the list comes first.
  const shown = listing.enquiry ? items.find(({ id }) => id === listing.enquiry) : items[0];

  return (
    <section aria-labelledby="enquiries" className={styles.section} data-reading={listing.enquiry ? '' : undefined}>
      <div className={styles.head}>
        <div>
          <h2 id="enquiries" ref={heading} tabIndex={-1} className={clsx(text({ as: 'title' }), styles.title)}>
            Enquiries
          </h2>
          <p role="status" className={text({ as: 'label', tone: 'muted' })}>
            {loading ? 'Loading...' : listing.q ? `${count(total)} found for “${listing.q}”` : `${count(total)} in all`}
          </p>
        </div>
        <SearchForm q={listing.q} />
      </div>
      {items.length === 0 ? (
        <NoEnquiries listing={listing} total={total} />
      ) : (
        <div className={styles.panes} aria-busy={loading}>
          <EnquiryList page={page} listing={listing} shown={shown?.id} now={now} />
          <EnquiryPane enquiry={shown} listing={listing} now={now} onDelete={deletion.ask} />
        </div>
      )}
      <DeleteEnquiry {...deletion} landing={() => heading.current} />
    </section>
  );
}

/** Whether another page of the list, or another search, is on its way. */
function useListLoading(): boolean {
  const { state, location, formMethod } = useNavigation();
  if (state !== 'loading' || formMethod === 'POST' || location.pathname !== '/admin') return false;
  const { origin, href } = window.location;
  return !onlyOpensEnquiry(new URL(href), new URL(location.pathname + location.search, origin));
}
