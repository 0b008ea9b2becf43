import { parseInquirySearch, withSort } from '@agency/api/contract/inquiries';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';

export const inquiryCountsFields = graphql(`
  fragment InquiryCountsFields on InquiryCounts @_unmask {
    new
    waitingForUs
    waitingForThem
    overdue
    snoozed
    won
    spam
    trash
  }
`);
export type InquiryCounts = ResultOf<typeof inquiryCountsFields>;

/**
 * Returns a filter's search in the sort order of the search `current`. The filter All cannot be sorted by waiting time,
 * so it falls back to the default order.
 */
export function filterIn(current: string, filter: string): string {
  const { sort } = parseInquirySearch(current);
  return filter === '' && sort === 'waiting' ? '' : withSort(filter, sort);
}

/** The filters of the inbox. Each is a search, with the count of the inquiries that match it. */
export const inboxFilters: readonly {
  label: string;
  search: string;
  count?: keyof InquiryCounts;
  /** The count of the filter's inquiries that are overdue. */
  late?: keyof InquiryCounts;
}[] = [
  { label: 'All', search: '' },
  { label: 'New', search: 'is:new', count: 'new' },
  { label: 'Waiting for us', search: 'is:waiting-for-us', count: 'waitingForUs', late: 'overdue' },
  { label: 'Waiting for them', search: 'is:waiting-for-them', count: 'waitingForThem' },
  { label: 'Snoozed', search: 'is:snoozed', count: 'snoozed' },
  { label: 'Won', search: 'is:won', count: 'won' },
  { label: 'Spam', search: 'is:spam', count: 'spam' },
  { label: 'Trash', search: 'is:trash', count: 'trash' },
];

/** Returns how many inquiries a filter finds, and how many of them are overdue. */
export const countsOf = ({ count, late }: (typeof inboxFilters)[number], counts: InquiryCounts | undefined) => ({
  count: count && counts?.[count],
  late: late && { count: counts?.[late], word: 'overdue' },
});
