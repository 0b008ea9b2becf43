import type { FieldMergeFunction } from '@apollo/client/cache';
import type { InquiryList } from './loaded-inquiries.ts';

type Merge = FieldMergeFunction<InquiryList, InquiryList>;

/**
 * Puts a page of the inbox where it belongs. A first page begins the list anew. One that goes on from the list's end is
 * added there; one that goes on from elsewhere was asked for before the list was loaded anew, and is let go.
 */
export const mergeInquiries: Merge = (existing, incoming, { args }) => {
  if (!args?.after) return incoming;
  if (!existing || existing.pageInfo.endCursor !== args.after) return existing ?? incoming;
  return { ...incoming, totalCount: existing.totalCount, edges: [...existing.edges, ...incoming.edges] };
};
