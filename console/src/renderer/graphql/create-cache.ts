import { consoleKinds, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { type FieldFunctionOptions, InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { mergeInquiries, readLoadedInquiries } from './inquiry-lists.ts';
import { pageSize } from './load-inquiries.ts';

/** A record that a list has loaded needs no query of its own. Null is a valid answer: it does not exist. */
const fromLists = (typename: string) => ({
  read: (known: unknown, { args, toReference }: FieldFunctionOptions) =>
    known === undefined ? toReference({ __typename: typename, id: args?.id }) : known,
});

/** The field of `Query` that a document selects. */
function fieldOf(document: DocumentNode): string {
  const [operation] = document.definitions;
  const [field] = operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections : [];
  if (field?.kind !== 'Field') throw new Error('The document asks for no field.');
  return field.name.value;
}

/**
 * A kind's whole list is stored under the name of its field. A query of a part, as Today's counts are, is stored apart:
 * it must neither empty the list nor pass for it.
 */
const wholeList = () => relayStylePagination((args) => args?.first !== pageSize && ['first', 'needsReview']);

/** The normalized cache: every record once, lists as references to them. */
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
      // These are part of one record, and stored with it.
      PaymentEvent: { keyFields: false },
      InquiryEvent: { keyFields: false },
      InquiryMessage: { keyFields: false },
      // Each list has one count, however far the server counted: arrivals and deletions change that one.
      ContactSubmissionConnection: { fields: { totalCount: { keyArgs: false } } },
    },
  });
}
