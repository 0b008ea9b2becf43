import type { ApolloCache } from '@apollo/client/cache';
import { enquiryFields } from '#bridge/enquiry.ts';
import { loadedEnquiriesQuery } from '../graphql/loaded-enquiries.ts';
import { matchesSearch } from '../graphql/matches-search.ts';

/** Searches what is loaded of the inbox: better than nothing while the server cannot be asked. */
export function searchKept(cache: ApolloCache, search: string): readonly string[] {
  const loaded = cache.readQuery({ query: loadedEnquiriesQuery, variables: { search: null } });
  return (loaded?.loadedEnquiries?.ids ?? []).filter((id) => {
    const enquiry = cache.readFragment({ fragment: enquiryFields, id: `ContactSubmission:${id}` });
    return enquiry !== null && matchesSearch(enquiry, search);
  });
}
