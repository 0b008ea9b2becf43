import { type FieldFunctionOptions, InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { mergeInquiries, readLoadedInquiries } from './inquiry-lists.ts';

/** A single thing that a list has brought already needs no question of its own. Null is an answer: it is not there. */
const fromLists = (typename: string) => ({
  read: (known: unknown, { args, toReference }: FieldFunctionOptions) =>
    known === undefined ? toReference({ __typename: typename, id: args?.id }) : known,
});

/** The normalised cache: every inquiry and portfolio item once, lists as references to them. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      Failure: ['InvalidInput', 'NotFound', 'NotSignedIn', 'Conflict', 'RateLimited', 'BotCheckFailed'],
    },
    typePolicies: {
      Query: {
        fields: {
          contactSubmissions: { keyArgs: ['search'], merge: mergeInquiries },
          loadedInquiries: { keyArgs: ['search'], read: (_none, options) => readLoadedInquiries(options) },
          portfolioItems: relayStylePagination(['featured']),
          contactSubmission: fromLists('ContactSubmission'),
          portfolioItem: fromLists('PortfolioItem'),
        },
      },
      // Each list has one count, however far the server was to count: what arrives and what goes changes that one.
      ContactSubmissionConnection: { fields: { totalCount: { keyArgs: false } } },
    },
  });
}
