import type { ApolloClient } from '@apollo/client';
import type { ResultOf } from 'gql.tada';
import { isUnauthenticated, isUnreachable, messageOf, unavailabilityOf } from '../graphql/errors.ts';
import { deleteInquiryMutation } from '../graphql/inquiries.ts';
import { createItemMutation, deleteItemMutation, updateItemMutation } from '../graphql/portfolio.ts';
import { writeItem } from '../graphql/portfolio-list.ts';
import { isMadeBy } from './is-made-by.ts';
import type { ItemInput, Mutation, Outcome, Write } from './write.ts';

/** Does a mutation at the server, and says what became of it; `sent` is what left before it. Never throws. */
export async function sendMutation(
  client: ApolloClient,
  { mutation, key }: Pick<Write, 'mutation' | 'key'>,
  sent: readonly ItemInput[],
  onSessionEnded: () => void,
): Promise<Outcome> {
  try {
    const answer = await requestMutation(client, mutation, sent, key);
    if (answer?.__typename === 'NotSignedIn') {
      onSessionEnded();
      return { kind: 'unsent' };
    }
    return resultOf(mutation, answer);
  } catch (error) {
    if (isUnauthenticated(error)) return { kind: 'unsent' };
    const trouble = unavailabilityOf(error);
    if (trouble || isUnreachable(error)) return { kind: 'unsent', trouble };
    return { kind: 'refused', refusal: { reason: 'failed', message: messageOf(error) } };
  }
}

function resultOf(mutation: Mutation, answer: Answer | undefined): Outcome {
  switch (answer?.__typename) {
    case 'PortfolioItem':
      return { kind: 'done', version: answer.version };
    case 'Deleted':
      return { kind: 'done', version: null };
    case 'NotFound': {
      // Somebody else deleted it: that is what was wanted.
      if (mutation.kind === 'delete-inquiry' || mutation.kind === 'delete-item') return { kind: 'done', version: null };
      return { kind: 'refused', refusal: { reason: 'gone', message: answer.message } };
    }
    case 'InvalidInput':
      return {
        kind: 'refused',
        refusal: { reason: 'invalid', message: answer.message, issues: [...answer.issues] },
      };
    case 'Conflict': {
      const { current, message } = answer;
      // Our own change, whose answer was lost on the way and which was sent again.
      if ('input' in mutation && isMadeBy(mutation.input, current)) return { kind: 'done', version: current.version };
      return { kind: 'refused', refusal: { reason: 'conflict', message, current } };
    }
    default:
      return { kind: 'refused', refusal: { reason: 'failed', message: 'The server could not answer.' } };
  }
}

type Answers = Pick<
  ResultOf<typeof deleteInquiryMutation> &
    ResultOf<typeof createItemMutation> &
    ResultOf<typeof updateItemMutation> &
    ResultOf<typeof deleteItemMutation>,
  'deleteContactSubmission' | 'createPortfolioItem' | 'updatePortfolioItem' | 'deletePortfolioItem'
>;
/** What the server says to a mutation. */
type Answer = Answers[keyof Answers];

/** The version of an item that was never changed. */
const firstVersion = 1;

/** An answer may be the one of a week ago, which Apollo would write over what is newer. */
const withoutCache = { fetchPolicy: 'no-cache' } as const;

/**
 * Asks the server for what a mutation is about, and writes the item it answers with into the cache. The server knows the mutation
 * again by its `key`. What was meanwhile changed by what else we `sent`, and whose answer was lost, is no conflict: it is
 * asked for again from there, and without the key (null), which belongs to the mutation as it was written down.
 */
async function requestMutation(
  client: ApolloClient,
  mutation: Mutation,
  sent: readonly ItemInput[],
  key: string | null,
): Promise<Answer | undefined> {
  const answer = await requestOnce(client, mutation, sent, key);
  if (answer?.__typename === 'PortfolioItem') writeItem(client.cache, answer);
  if (answer?.__typename === 'Conflict') writeItem(client.cache, answer.current);
  if (answer?.__typename !== 'Conflict' || !('expectedVersion' in mutation)) return answer;
  const { current } = answer;
  if ('input' in mutation && isMadeBy(mutation.input, current)) return answer;
  if (!sent.some((input) => isMadeBy(input, current))) return answer;
  return requestMutation(client, { ...mutation, expectedVersion: current.version }, [], null);
}

async function requestOnce(
  client: ApolloClient,
  mutation: Mutation,
  sent: readonly ItemInput[],
  key: string | null,
): Promise<Answer | undefined> {
  switch (mutation.kind) {
    case 'delete-inquiry': {
      const variables = { id: mutation.id, key };
      const { data } = await client.mutate({ ...withoutCache, mutation: deleteInquiryMutation, variables });
      return data?.deleteContactSubmission;
    }
    case 'create-item': {
      const { id, input } = mutation;
      const { data } = await client.mutate({
        ...withoutCache,
        mutation: createItemMutation,
        variables: { id, input, key },
      });
      const answer = data?.createPortfolioItem;
      if (answer?.__typename !== 'PortfolioItem' || isMadeBy(input, answer)) return answer;
      // It was made before, of what was written then. Nobody else may have changed it since.
      return requestMutation(client, { kind: 'update-item', id, input, expectedVersion: firstVersion }, sent, null);
    }
    case 'update-item': {
      const { id, input, expectedVersion } = mutation;
      const variables = { id, input, expectedVersion, key };
      const { data } = await client.mutate({ ...withoutCache, mutation: updateItemMutation, variables });
      return data?.updatePortfolioItem;
    }
    case 'delete-item': {
      const { id, expectedVersion } = mutation;
      const variables = { id, expectedVersion, key };
      const { data } = await client.mutate({ ...withoutCache, mutation: deleteItemMutation, variables });
      return data?.deletePortfolioItem;
    }
  }
}
