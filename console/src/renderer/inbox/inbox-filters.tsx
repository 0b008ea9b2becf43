import { type InquirySort, withoutSort } from '@agency/api/contract/inquiries';
import { graphql } from '@agency/api/typed-graphql';
import { countsOf, filterIn, inboxFilters, inquiryCountsFields } from '@agency/site/ui/admin/inbox/filters.ts';
import { SortChoice } from '@agency/site/ui/admin/inbox/sort-choice.tsx';
import { FilterCount } from '@agency/site/ui/admin/list/filter-count.tsx';
import * as styles from '@agency/site/ui/admin/list/filters.css.ts';
import { useQuery } from '@apollo/client/react';
import { useRefetchAfterChanges } from '../live/use-refetch-after-changes.ts';
import { filterPlace } from './inbox.css.ts';

const inquiryCountsQuery = graphql(
  `
    query InquiryCounts {
      inquiryCounts {
        ...InquiryCountsFields
      }
    }
  `,
  [inquiryCountsFields],
);

/** How long changes must pause before the counts are refetched, in ms. */
const rest = 400;

type InboxFiltersProps = { current: string; onChoose(search: string): void; onSort(sort: InquirySort): void };

/** The filters of the inbox, with the server's counts if they are known. */
export function InboxFilters({ current, onChoose, onSort }: InboxFiltersProps) {
  const { data, refetch } = useQuery(inquiryCountsQuery, { fetchPolicy: 'cache-and-network' });
  useRefetchAfterChanges(refetch, rest);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and has a box of its own.
    <div role="group" aria-label="Which inquiries" className={`${styles.filters} ${filterPlace}`}>
      {inboxFilters.map((filter) => (
        <button
          key={filter.label}
          type="button"
          className={styles.filter}
          aria-pressed={withoutSort(current) === filter.search}
          onClick={() => onChoose(filterIn(current, filter.search))}
        >
          {filter.label}
          <FilterCount {...countsOf(filter, data?.inquiryCounts)} />
        </button>
      ))}
      <SortChoice
        search={current}
        onChoose={(search, sort) => {
          onSort(sort);
          onChoose(search);
        }}
      />
    </div>
  );
}
