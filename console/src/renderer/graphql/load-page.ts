import { countLimit } from '@agency/api/contract/contact/search-count';
import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { type Enquiry, enquiryFields } from '#bridge/enquiry.ts';
import { enquiriesQuery } from './enquiries.ts';
import { insertEnquiry, removeEnquiry } from './enquiry-lists.ts';
import { enquiryRef } from './loaded-enquiries.ts';

/** The most that the API gives at once. */
export const pageSize = 50;

/**
 * Brings one page of the inbox into the cache. Written there by hand, since after a query of its own Apollo would read the
 * whole list back, page after page longer. A first page begins the list anew, and what was there goes only when the answer
 * has come. Gives when the page's newest enquiry came.
 *
 * @param gone the ids of what the server told to be deleted, in that order: an answer that was under way by then may still
 *   have it.
 */
export async function loadPage(
  client: ApolloClient,
  gone: ReadonlySet<string>,
  search: string | null,
  after: string | null,
): Promise<string | null> {
  const { cache } = client;
  const before = new Set(enquiriesIn(cache));
  const goneBefore = gone.size;
  const variables = { first: pageSize, after, search, counted: after === null, countLimit: countLimit(search) };
  const { data } = await client.query({ query: enquiriesQuery, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The server answered without an inbox.');
  const newest = data.contactSubmissions?.edges[0]?.node.createdAt ?? null;
  // What arrived meanwhile stays: the server had answered before it knew of that.
  const arrived = enquiriesIn(cache).filter((key) => after === null && !before.has(key));
  cache.batch({
    update() {
      cache.writeQuery({ query: enquiriesQuery, variables, data });
      for (const id of [...gone].slice(goneBefore)) removeEnquiry(cache, id);
      for (const id of arrived) {
        const enquiry = cache.readFragment<Enquiry>({ fragment: enquiryFields, id });
        if (enquiry && (newest === null || enquiry.createdAt > newest)) insertEnquiry(cache, enquiry);
      }
    },
  });
  return newest;
}

/** The keys of all enquiries that the cache holds. */
function enquiriesIn(cache: ApolloCache): string[] {
  const prefix = enquiryRef('').__ref;
  return Object.keys(cache.extract() as object).filter((key) => key.startsWith(prefix));
}
