import type { ApolloCache, Reference } from '@apollo/client/cache';
import { type Inquiry, inquiryFields } from '#bridge/inquiry.ts';
import { unreadCountQuery } from './inquiries.ts';
import { type InquiryList, inquiryRef } from './loaded-inquiries.ts';
import { matchesSearch } from './matches-search.ts';

type Change = (list: InquiryList, search: string | null, momentOf: (node: Reference) => string) => InquiryList;

/** Changes every list of inquiries there is: the inbox, and one for each search. */
function changeLists(cache: ApolloCache, change: Change): void {
  cache.modify<{ contactSubmissions: InquiryList }>({
    id: 'ROOT_QUERY',
    fields: {
      contactSubmissions: (list, { storeFieldName, readField }) =>
        change(list as InquiryList, searchOf(storeFieldName), (node) => readField<string>('createdAt', node) ?? ''),
    },
  });
}

/** The search a list belongs to, out of the name under which Apollo keeps it. */
function searchOf(storeFieldName: string): string | null {
  const args = storeFieldName.slice(storeFieldName.indexOf(':') + 1);
  return args.startsWith('{') ? (JSON.parse(args).search ?? null) : null;
}

/** Takes in an inquiry that just arrived, at its place by age in each list it belongs to. Twice is once. */
export function insertInquiry(cache: ApolloCache, inquiry: Inquiry): void {
  cache.writeFragment({
    fragment: inquiryFields,
    id: `ContactSubmission:${inquiry.id}`,
    data: inquiry,
  });
  const node = inquiryRef(inquiry.id);
  let isNew = false;
  changeLists(cache, (list, search, momentOf) => {
    if (list.edges.some((edge) => edge.node.__ref === node.__ref)) return list;
    if (search === null) isNew = true;
    if (search && !matchesSearch(inquiry, search)) return list;
    const place = list.edges.findIndex((edge) => momentOf(edge.node) < inquiry.createdAt);
    const totalCount = list.totalCount === undefined ? undefined : list.totalCount + 1;
    // Older than all that is loaded: a later page brings it.
    if (place === -1 && list.pageInfo.hasNextPage) return { ...list, totalCount };
    return {
      ...list,
      totalCount,
      edges: list.edges.toSpliced(place === -1 ? list.edges.length : place, 0, { cursor: '', node }),
    };
  });
  if (isNew && inquiry.readAt === null) addToUnreadCount(cache, 1);
}

/** Says how many inquiries there are at the server, loaded or not; with a search, how many it finds. */
export function writeTotal(cache: ApolloCache, counted: string | null, totalCount: number): void {
  changeLists(cache, (list, search) => (search === counted ? { ...list, totalCount } : list));
}

/** Takes an inquiry out of every list, and forgets it. */
export function removeInquiry(cache: ApolloCache, id: string): void {
  const { __ref } = inquiryRef(id);
  const known = cache.readFragment<Inquiry>({ fragment: inquiryFields, id: __ref });
  cache.batch({
    update(batched) {
      if (known?.readAt === null) addToUnreadCount(batched, -1);
      changeLists(batched, (list) => {
        const edges = list.edges.filter(({ node }) => node.__ref !== __ref);
        if (edges.length === list.edges.length) return list;
        return { ...list, edges, totalCount: list.totalCount === undefined ? undefined : list.totalCount - 1 };
      });
      batched.evict({ id: __ref });
    },
  });
}

/** How many inquiries are unread at the server, as far as is known; null while nobody knows. */
export const readUnreadCount = (cache: ApolloCache): number | null =>
  cache.readQuery({ query: unreadCountQuery })?.unreadInquiryCount ?? null;

/** Notes how many inquiries are unread; null = it is not known any more. */
export function writeUnreadCount(cache: ApolloCache, count: number | null): void {
  if (count === null) cache.evict({ id: 'ROOT_QUERY', fieldName: 'unreadInquiryCount' });
  else cache.writeQuery({ query: unreadCountQuery, data: { unreadInquiryCount: Math.max(0, count) } });
}

/** Counts unread inquiries up or down; what is not known stays so. */
function addToUnreadCount(cache: ApolloCache, by: number): void {
  const known = readUnreadCount(cache);
  if (known !== null) writeUnreadCount(cache, known + by);
}

/** Notes when an inquiry was read, or that it is unread, and counts it. False = it is not here, and so was not counted. */
export function writeReadAt(cache: ApolloCache, id: string, readAt: string | null): boolean {
  const known = cache.readFragment<Inquiry>({ fragment: inquiryFields, id: inquiryRef(id).__ref });
  if (!known) return false;
  if ((known.readAt === null) === (readAt === null)) return true;
  cache.batch({
    update() {
      cache.modify({ id: inquiryRef(id).__ref, fields: { readAt: () => readAt } });
      addToUnreadCount(cache, readAt === null ? 1 : -1);
    },
  });
  return true;
}
