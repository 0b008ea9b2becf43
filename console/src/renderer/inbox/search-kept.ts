import type { ApolloCache } from '@apollo/client/cache';
import { inquiryFields } from '#bridge/inquiry.ts';
import { loadedInquiriesQuery } from '../graphql/loaded-inquiries.ts';
import { matchesSearch } from '../graphql/matches-search.ts';

/** Searches what is loaded of the inbox: better than nothing while the server cannot be asked. */
export function searchKept(cache: ApolloCache, search: string): readonly string[] {
  const loaded = cache.readQuery({ query: loadedInquiriesQuery, variables: { search: null } });
  return (loaded?.loadedInquiries?.ids ?? []).filter((id) => {
    const inquiry = cache.readFragment({ fragment: inquiryFields, id: `ContactSubmission:${id}` });
    return inquiry !== null && matchesSearch(inquiry, search);
  });
}
