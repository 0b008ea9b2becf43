import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { NEVER, of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createRequeryLink } from './create-client.ts';

/** Asks with answers in this order; without one it hangs. */
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

it('asks what hangs once more when the server is back, and no more than that', async () => {
  const { reconnected, asked, client } = asking(null, null);
  void client.query({ query: gql`query { name }` }).catch(() => undefined);
  expect(asked).toHaveLength(1);
  reconnected.next();
  expect(asked).toHaveLength(2);
  reconnected.next();
  expect(asked).toHaveLength(2);
});

it('gives the later answer', async () => {
  const { reconnected, client } = asking(null, { name: 'Ada' });
  const answer = client.query({ query: gql`query { name }` });
  reconnected.next();
  expect((await answer).data).toEqual({ name: 'Ada' });
});

it('asks nothing again that was answered', async () => {
  const { reconnected, asked, client } = asking({ name: 'Ada' });
  await client.query({ query: gql`query { name }` });
  reconnected.next();
  expect(asked).toHaveLength(1);
});

it('leaves a write alone, which may have arrived', () => {
  const { reconnected, asked, client } = asking(null);
  void client.mutate({ mutation: gql`mutation { rename }` }).catch(() => undefined);
  reconnected.next();
  reconnected.next();
  expect(asked).toEqual(['mutation']);
});
