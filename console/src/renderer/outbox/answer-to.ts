import type { ApolloClient } from '@apollo/client';
import type { ResultOf } from 'gql.tada';
import { deleteInquiryMutation } from '../graphql/inquiries.ts';
import { createItemMutation, deleteItemMutation, updateItemMutation } from '../graphql/portfolio.ts';
import { writeItem } from '../graphql/portfolio-list.ts';
import { isMadeBy } from './is-made-by.ts';
import type { Deed, ItemInput } from './write.ts';

type Answers = Pick<
  ResultOf<typeof deleteInquiryMutation> &
    ResultOf<typeof createItemMutation> &
    ResultOf<typeof updateItemMutation> &
    ResultOf<typeof deleteItemMutation>,
  'deleteContactSubmission' | 'createPortfolioItem' | 'updatePortfolioItem' | 'deletePortfolioItem'
>;
/** What the server says to a deed. */
export type Answer = Answers[keyof Answers];

/** The version of an item that was never changed. */
const firstVersion = 1;

/** An answer may be the one of a week ago, which Apollo would write over what is newer. */
const quietly = { fetchPolicy: 'no-cache' } as const;

/**
 * Asks the server for what a deed is about, and writes the item it answers with into the cache. The server knows the deed
 * again by its `key`. What was meanwhile changed by what else we `sent`, and whose answer was lost, is no conflict: it is
 * asked for again from there, and without the key (null), which belongs to the deed as it was written down.
 */
export async function answerTo(
  client: ApolloClient,
  deed: Deed,
  sent: readonly ItemInput[],
  key: string | null,
): Promise<Answer | undefined> {
  const answer = await answerOnce(client, deed, sent, key);
  if (answer?.__typename === 'PortfolioItem') writeItem(client.cache, answer);
  if (answer?.__typename === 'Conflict') writeItem(client.cache, answer.current);
  if (answer?.__typename !== 'Conflict' || !('expectedVersion' in deed)) return answer;
  const { current } = answer;
  if ('input' in deed && isMadeBy(deed.input, current)) return answer;
  if (!sent.some((input) => isMadeBy(input, current))) return answer;
  return answerTo(client, { ...deed, expectedVersion: current.version }, [], null);
}

async function answerOnce(
  client: ApolloClient,
  deed: Deed,
  sent: readonly ItemInput[],
  key: string | null,
): Promise<Answer | undefined> {
  switch (deed.kind) {
    case 'delete-inquiry': {
      const variables = { id: deed.id, key };
      const { data } = await client.mutate({ ...quietly, mutation: deleteInquiryMutation, variables });
      return data?.deleteContactSubmission;
    }
    case 'create-item': {
      const { id, input } = deed;
      const { data } = await client.mutate({ ...quietly, mutation: createItemMutation, variables: { id, input, key } });
      const answer = data?.createPortfolioItem;
      if (answer?.__typename !== 'PortfolioItem' || isMadeBy(input, answer)) return answer;
      // It was made before, of what was written then. Nobody else may have changed it since.
      return answerTo(client, { kind: 'update-item', id, input, expectedVersion: firstVersion }, sent, null);
    }
    case 'update-item': {
      const { id, input, expectedVersion } = deed;
      const variables = { id, input, expectedVersion, key };
      const { data } = await client.mutate({ ...quietly, mutation: updateItemMutation, variables });
      return data?.updatePortfolioItem;
    }
    case 'delete-item': {
      const { id, expectedVersion } = deed;
      const variables = { id, expectedVersion, key };
      const { data } = await client.mutate({ ...quietly, mutation: deleteItemMutation, variables });
      return data?.deletePortfolioItem;
    }
  }
}
