import { consoleKinds, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { type FieldFunctionOptions, InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { mergeInquiries, readLoadedInquiries } from './inquiry-lists.ts';
import { pageSize } from './load-inquiries.ts';

/** Answers a query for one record with the cached record of this id. A cached null stays: the record does not exist. */
const fromLists = (typename: string) => ({
  read: (known: unknown, { args, toReference }: FieldFunctionOptions) =>
    known === undefined ? toReference({ __typename: typename, id: args?.id }) : known,
});

/** Returns the field of `Query` that a document selects. */
function fieldOf(document: DocumentNode): string {
  const [operation] = document.definitions;
  const [field] = operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections : [];
  if (field?.kind !== 'Field') throw new Error('The document asks for no field.');
  return field.name.value;
}

/**
 * Stores a kind's whole list under the name of its field. Partial lists, such as Today's counts, are stored separately,
 * so that they neither empty the whole list nor are mistaken for it.
 */
const wholeList = () => relayStylePagination((args) => args?.first !== pageSize && ['first', 'needsReview']);

/** Creates the normalized cache, which holds every record once, and lists as references to the records. */
export function createCache(): InMemoryCache {
  const kinds = consoleKinds.map(kindOf);
  return new InMemoryCache({
    possibleTypes: {
      Failure: ['InvalidInput', 'NotFound', 'NotSignedIn', 'Conflict', 'RateLimited', 'BotCheckFailed'],
    },
    typePolicies: {
      Query: {
        fields: {
          ...Object.fromEntries(kinds.map(({ list }) => [list.field, wholeList()])),
          ...Object.fromEntries(kinds.map(({ type, one }) => [fieldOf(one as DocumentNode), fromLists(type)])),
          contactSubmissions: { keyArgs: ['search'], merge: mergeInquiries },
          loadedInquiries: { keyArgs: ['search'], read: (_none, options) => readLoadedInquiries(options) },
        },
      },
      // Store these types with the record that contains them, not by an id of their own.
      PaymentEvent: { keyFields: false },
      InquiryEvent: { keyFields: false },
      InquiryMessage: { keyFields: false },
      // Store the count under the same name for every limit up to which it was counted, so that the merge of pages
      // finds it.
      ContactSubmissionConnection: { fields: { totalCount: { keyArgs: false } } },
    },
  });
}
