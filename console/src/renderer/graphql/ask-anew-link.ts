import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { type Observable, startWith, switchMap, take } from 'rxjs';

/**
 * Asks a read that is under way once more when the server is `back`, and drops the first: what was asked of a network that
 * went away may hang until patience ends. No more than once, or a connection that comes and goes would let nothing arrive.
 */
export function createAskAnewLink(back: Observable<void>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return back.pipe(
      take(1),
      startWith(undefined),
      switchMap(() => forward(operation)),
      take(1),
    );
  });
}
