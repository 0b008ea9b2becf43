import { ApolloClient, ApolloLink, HttpLink, type ObservableQuery } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { type Observable, startWith, switchMap, take } from 'rxjs';
import { type Owner, ownerHeader, ownerKey } from '#bridge/session.ts';
import { isUnauthenticated, isUnreachable, Unanswered } from './errors.ts';

type Options = {
  cache: ApolloCache;
  owner: Owner;
  /** The server is reached again after it was not. */
  reconnected: Observable<void>;
  onSessionEnded(): void;
};

/** The client of the API: main proxies `/graphql` of our own origin to the server that is signed in to. */
export function createClient({ cache, owner, reconnected, onSessionEnded }: Options): ApolloClient {
  const sessionLink = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) onSessionEnded();
  });
  // Reads are tried again at once, for the blink of a network; writes never here, since the outbox keeps their order.
  const retryLink = new RetryLink({
    delay: { initial: 300, max: 2_000, jitter: true },
    attempts: {
      max: 3,
      retryIf: (error, operation) => operation.operationType === OperationTypeNode.QUERY && isUnreachable(error),
    },
  });
  const httpLink = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    fetch: fetchMarked,
    headers: { [ownerHeader]: ownerKey(owner) },
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([sessionLink, retryLink, createRequeryLink(reconnected), httpLink]),
  });
}

/** Asks the server once more for what is on screen, or for some of it. The view that asked shows what fails. */
export function refetchShown(client: ApolloClient, which: (query: ObservableQuery) => boolean = () => true): void {
  const onQueryUpdated = (query: ObservableQuery) => query.options.fetchPolicy !== 'cache-only' && which(query);
  void client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
}

/** Fetches, and marks that there was no answer: the same `TypeError` would come of a fault of our own. */
async function fetchMarked(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(...request);
  } catch (cause) {
    throw new Unanswered('No answer came', { cause });
  }
}

/**
 * Sends a query that is under way once more when the server is reached again, and drops the first: on a network that went
 * away it may hang until its timeout. No more than once, or a connection that comes and goes would let nothing arrive.
 */
export function createRequeryLink(reconnected: Observable<void>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return reconnected.pipe(
      take(1),
      startWith(undefined),
      switchMap(() => forward(operation)),
      take(1),
    );
  });
}
