import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { NEVER, of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createRequeryLink } from './create-client.ts';

/** Creates a client whose server gives these answers in order. A null stands for no answer. */
function asking(...answers: (object | null)[]) {
  const reconnected = new Subject<void>();
  const asked: string[] = [];
  const server = new ApolloLink(({ operationType }) => {
    const answer = answers[asked.push(operationType) - 1];
    return answer ? of({ data: answer }) : NEVER;
  });
  const link = ApolloLink.from([createRequeryLink(reconnected), server]);
  return { reconnected, asked, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

it('repeats a hanging query once when the server is back', async () => {
  const { reconnected, asked, client } = asking(null, null);
  void client.query({ query: gql`query { name }` }).catch(() => undefined);
  expect(asked).toHaveLength(1);
  reconnected.next();
  expect(asked).toHaveLength(2);
  reconnected.next();
  expect(asked).toHaveLength(2);
});

it('returns the answer to the repeated query', async () => {
  const { reconnected, client } = asking(null, { name: 'Ada' });
  const answer = client.query({ query: gql`query { name }` });
  reconnected.next();
  expect((await answer).data).toEqual({ name: 'Ada' });
});

it('does not repeat a query that was answered', async () => {
  const { reconnected, asked, client } = asking({ name: 'Ada' });
  await client.query({ query: gql`query { name }` });
  reconnected.next();
  expect(asked).toHaveLength(1);
});

it('does not repeat a mutation, which may have arrived', () => {
  const { reconnected, asked, client } = asking(null);
  void client.mutate({ mutation: gql`mutation { rename }` }).catch(() => undefined);
  reconnected.next();
  reconnected.next();
  expect(asked).toEqual(['mutation']);
});
