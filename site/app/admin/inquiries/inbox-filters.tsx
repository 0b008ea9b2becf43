import { withoutSort } from '@agency/api/contract/inquiries';
import { useNavigate } from 'react-router';
import { countsOf, filterIn, type InquiryCounts, inboxFilters } from '#ui/admin/inbox/filters.ts';
import { SortChoice } from '#ui/admin/inbox/sort-choice.tsx';
import { FilterCount } from '#ui/admin/list/filter-count.tsx';
import { FilterLinks } from '../listing/filter-links.tsx';
import { firstPage, type Listing } from '../listing/listing.ts';

/** The filters of the inbox. `counts` is undefined if the numbers are shown elsewhere on the page. */
export function InboxFilters({ listing, counts }: { listing: Listing; counts: InquiryCounts | undefined }) {
  const filters = inboxFilters.map((filter) => ({
    label: filter.label,
    to: firstPage(listing.list, { q: filterIn(listing.q, filter.search) }),
    current: withoutSort(listing.q) === filter.search,
    count: <FilterCount {...countsOf(filter, counts)} />,
  }));
  return <FilterLinks label="Which inquiries" filters={filters} />;
}

export function InboxOrder({ listing: { list, q: search } }: { listing: Listing }) {
  const navigate = useNavigate();
  return (
    <SortChoice search={search} onChoose={(q) => void navigate(firstPage(list, { q }), { preventScrollReset: true })} />
  );
}
