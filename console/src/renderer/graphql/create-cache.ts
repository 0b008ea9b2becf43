import { consoleKinds, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { type FieldFunctionOptions, InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { mergeInquiries, readLoadedInquiries } from './inquiry-lists.ts';
import { pageSize } from './load-inquiries.ts';

/** Answers a query for one record from the loaded lists. Null is a valid answer and means that the record does not exist. */
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
 * Stores a kind's whole list under the name of its field. A part of the list, such as Today's counts, is stored
 * separately, so that the part neither empties the list nor is mistaken for the list.
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
      // These belong to one record, and are stored with it.
      PaymentEvent: { keyFields: false },
      InquiryEvent: { keyFields: false },
      InquiryMessage: { keyFields: false },
      // Each list has one count, whatever limit the server counted to, so that arrivals and deletions can change it.
      ContactSubmissionConnection: { fields: { totalCount: { keyArgs: false } } },
    },
  });
}
