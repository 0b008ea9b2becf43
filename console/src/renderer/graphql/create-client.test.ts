import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { NEVER, of, Subject, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { createClient, createRequeryLink, refetchShown } from './create-client.ts';

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

it('a query on screen that failed keeps its error while it is repeated', async () => {
  const owner = { server: 'https://agency.example', username: 'studio' };
  const options = { cache: new InMemoryCache(), reconnected: NEVER, onSessionEnded: () => undefined };
  const client = createClient({ ...options, owner });
  const answers = [throwError(() => new Error('No answer')), NEVER];
  client.setLink(new ApolloLink(() => answers.shift() ?? NEVER));
  const failed: boolean[] = [];
  const shown = client.watchQuery({ query: gql`query { name }` });
  const subscription = shown.subscribe(({ error }) => failed.push(error !== undefined));
  await expect.poll(() => failed.at(-1)).toBe(true);
  refetchShown(client);
  expect([answers.length, failed.at(-1)]).toEqual([0, true]);
  subscription.unsubscribe();
});
