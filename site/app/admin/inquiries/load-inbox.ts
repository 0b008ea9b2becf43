import { countLimit } from '@agency/api/contract/contact';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { type InquiryCounts, inquiryCountsFields } from '#ui/admin/inbox/filters.ts';
import { type Inquiry, inquiryFields } from '#ui/admin/inbox/inquiry-documents.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { inquiryList, itemPage, type Listing, type OpenPage, pageVariables, readListing } from '../listing/listing.ts';
import { loadThread, type ThreadData } from './load-thread.ts';

export const inquiryPageFields = graphql(
  `
    fragment InquiryPage on Query @_unmask {
      contactSubmissions(first: $first, after: $after, last: $last, before: $before, search: $search) {
        asOf
        totalCount(atMost: $countLimit)
        edges {
          node {
            ...InquiryFields
          }
        }
        pageInfo {
          ...PageEnds
        }
      }
      contactSubmission(id: $open) @include(if: $isOpen) {
        ...InquiryFields
      }
      inquiryCounts {
        ...InquiryCountsFields
      }
    }
  `,
  [pageEnds, inquiryFields, inquiryCountsFields],
);

const inboxQuery = graphql(
  `
    query Inbox(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $search: String
      $countLimit: Int
      $open: ID!
      $isOpen: Boolean!
    ) {
      ...NavigationFields
      ...InquiryPage
    }
  `,
  [navigationFields, inquiryPageFields],
);

export function inboxVariables(listing: Listing) {
  const variables = pageVariables(listing);
  const { open } = listing;
  return { ...variables, countLimit: countLimit(variables.search), open: open ?? '', isOpen: open !== null };
}

export type InboxPage = OpenPage<Inquiry> & {
  counts: InquiryCounts;
  /** When the API read the page, by the server's clock. */
  asOf: string;
  /** The thread of the inquiry that was open when the page loaded. */
  thread: ThreadData | null;
};

/**
 * Loads the open inquiry's thread; null if none is open. This is a separate request, because the API limits a query's
 * cost, and the page's query is already at that limit.
 */
export const openThread = (site: SiteContext, { open }: Listing) => (open ? loadThread(site, open) : null);

/** Returns one page of the inbox, and the URL's inquiry, which need not be on that page. */
export const inboxPage = (
  { open }: Listing,
  answer: ResultOf<typeof inquiryPageFields>,
  thread: ThreadData | null,
): InboxPage => ({
  page: itemPage(answer.contactSubmissions),
  requested: open,
  open: answer.contactSubmission ?? null,
  counts: answer.inquiryCounts,
  asOf: answer.contactSubmissions.asOf,
  thread,
});

export const loadInbox = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const listing = readListing(inquiryList, query);
    const [navigation, thread] = await Promise.all([
      site.queryApi(inboxQuery, inboxVariables(listing)),
      openThread(site, listing),
    ]);
    return { navigation, content: inboxPage(listing, navigation, thread) };
  });
