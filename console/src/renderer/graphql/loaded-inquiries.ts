import { gql, type TypedDocumentNode } from '@apollo/client';
import type { FieldFunctionOptions, Reference } from '@apollo/client/cache';

/** The inbox as the cache holds it: references in the list's order, however many pages they came in. */
export type InquiryList = {
  __typename?: string;
  edges: readonly { cursor: string; node: Reference }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
};

/** What a list needs to draw itself: ids only, since each row follows its own inquiry. */
type LoadedInquiries = { ids: readonly string[]; total: number | null; more: boolean; endCursor: string | null };

/**
 * Asks the cache alone what is loaded of the inbox: the field exists in no schema. A query for the edges themselves would
 * have Apollo walk every loaded inquiry after each new page, which takes longer the further one scrolls.
 */
export const loadedInquiriesQuery: TypedDocumentNode<
  { loadedInquiries: LoadedInquiries | null },
  { search: string | null }
> = gql`
  query LoadedInquiries($search: String) {
    loadedInquiries(search: $search)
  }
`;

const prefix = 'ContactSubmission:';
export const inquiryRef = (id: string): Reference => ({ __ref: prefix + id });
const idOf = (reference: Reference): string => reference.__ref.slice(prefix.length);

/** Answers `loadedInquiriesQuery` from the list that pages were merged into. */
export function readLoadedInquiries({ args, readField }: FieldFunctionOptions): LoadedInquiries | null {
  const list = readField<InquiryList>({ fieldName: 'contactSubmissions', args: { search: args?.search ?? null } });
  if (!list) return null;
  const { edges, pageInfo, totalCount } = list;
  return {
    ids: edges.map(({ node }) => idOf(node as Reference)),
    total: totalCount ?? null,
    more: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
  };
}
