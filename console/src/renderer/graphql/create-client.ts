import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import type { Observable } from 'rxjs';
import { type Owner, ownerHeader, ownerKey } from '#bridge/owner.ts';
import { createAskAnewLink } from './ask-anew-link.ts';
import { isUnauthenticated, isUnreachable, Unanswered } from './errors.ts';

type Options = {
  cache: ApolloCache;
  owner: Owner;
  /** The server is reached again after it was not. */
  back: Observable<void>;
  onSessionEnded(): void;
};

/** The door to the API: main proxies `/graphql` of our own origin to the server that is signed in to. */
export function createClient({ cache, owner, back, onSessionEnded }: Options): ApolloClient {
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
    link: ApolloLink.from([sessionLink, retryLink, createAskAnewLink(back), httpLink]),
  });
}

/** Fetches, and marks that there was no answer: the same `TypeError` would come of a fault of our own. */
async function fetchMarked(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(...request);
  } catch (cause) {
    throw new Unanswered('No answer came', { cause });
  }
}
