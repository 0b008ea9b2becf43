import type { ApolloClient } from '@apollo/client';
import { isUnauthenticated, isUnreachable, troubleOf, wordsOf } from '../graphql/errors.ts';
import { type Answer, answerTo } from './answer-to.ts';
import { isMadeBy } from './is-made-by.ts';
import type { Deed, ItemInput, Outcome, Write } from './write.ts';

/** Does a deed at the server, and says what became of it; `sent` is what left before it. Never throws. */
export async function sendDeed(
  client: ApolloClient,
  { deed, key }: Pick<Write, 'deed' | 'key'>,
  sent: readonly ItemInput[],
  onSessionEnded: () => void,
): Promise<Outcome> {
  try {
    const answer = await answerTo(client, deed, sent, key);
    if (answer?.__typename === 'NotSignedIn') {
      onSessionEnded();
      return { kind: 'unsent' };
    }
    return outcomeOf(deed, answer);
  } catch (error) {
    if (isUnauthenticated(error)) return { kind: 'unsent' };
    const trouble = troubleOf(error);
    if (trouble || isUnreachable(error)) return { kind: 'unsent', trouble };
    return { kind: 'refused', refusal: { reason: 'failed', message: wordsOf(error) } };
  }
}

function outcomeOf(deed: Deed, answer: Answer | undefined): Outcome {
  switch (answer?.__typename) {
    case 'PortfolioItem':
      return { kind: 'done', version: answer.version };
    case 'Deleted':
      return { kind: 'done', version: null };
    case 'NotFound': {
      // Somebody else deleted it: that is what was wanted.
      if (deed.kind === 'delete-inquiry' || deed.kind === 'delete-item') return { kind: 'done', version: null };
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
      if ('input' in deed && isMadeBy(deed.input, current)) return { kind: 'done', version: current.version };
      return { kind: 'refused', refusal: { reason: 'conflict', message, current } };
    }
    default:
      return { kind: 'refused', refusal: { reason: 'failed', message: 'The server could not answer.' } };
  }
}
