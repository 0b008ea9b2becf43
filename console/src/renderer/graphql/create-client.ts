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
  /** Emits when the server is reachable again. */
  reconnected: Observable<void>;
  onSessionEnded(): void;
};

/** Creates the API's client. Main proxies our own origin's `/graphql` to the session's server. */
export function createClient({ cache, owner, reconnected, onSessionEnded }: Options): ApolloClient {
  const sessionLink = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) onSessionEnded();
  });
  // Retry only queries, because the outbox retries mutations, in their order. A network failure may be brief.
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
    // If a query failed, its view shows the failure until a repeat succeeds.
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
  });
}

/** Refetches the queries on screen that match `which` (by default, all). Their views show failures. */
export function refetchShown(client: ApolloClient, which: (query: ObservableQuery) => boolean = () => true): void {
  const onQueryUpdated = (query: ObservableQuery) => query.options.fetchPolicy !== 'cache-only' && which(query);
  void client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
}

/**
 * Fetches. @throws Unanswered if there is no answer, because the `TypeError` of `fetch` could also be a bug of ours.
 */
async function fetchMarked(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(...request);
  } catch (cause) {
    throw new Unanswered('No answer came', { cause });
  }
}

/**
 * Repeats a running query when the server is reachable again, and drops the first request, which may hang until its
 * timeout. Repeats a query only once, because otherwise an unstable connection would prevent any answer.
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
