import type { FieldMergeFunction, Reference } from '@apollo/client/cache';
import type { EnquiryList } from './loaded-enquiries.ts';

type Merge = FieldMergeFunction<EnquiryList, EnquiryList>;

/**
 * Puts a page of the inbox where it belongs. One that goes on from the list's end is added there; one that goes on from
 * elsewhere was asked for before the list was loaded anew, and is let go. A first page begins the list anew, below what
 * arrived while it was on its way: the server had answered before it knew of that.
 */
export const mergeEnquiries: Merge = (existing, incoming, { args, readField }) => {
  if (args?.after) {
    if (!existing || existing.pageInfo.endCursor !== args.after) return existing ?? incoming;
    return { ...incoming, totalCount: existing.totalCount, edges: [...existing.edges, ...incoming.edges] };
  }
  const newest = incoming.edges[0];
  if (!existing || !newest) return incoming;
  const moment = (node: Reference) => readField<string>('createdAt', node) ?? '';
  const known = new Set(incoming.edges.map(({ node }) => node.__ref));
  const arrived: EnquiryList['edges'][number][] = [];
  for (const edge of existing.edges) {
    if (known.has(edge.node.__ref) || moment(edge.node) <= moment(newest.node)) break;
    arrived.push(edge);
  }
  if (arrived.length === 0) return incoming;
  return {
    ...incoming,
    totalCount: incoming.totalCount === undefined ? undefined : incoming.totalCount + arrived.length,
    edges: [...arrived, ...incoming.edges],
  };
};
