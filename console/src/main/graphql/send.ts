import { net } from 'electron';
import { readAtMost } from '#main/platform/read-at-most.ts';

/** A page of a hundred long inquiries is far below it. */
const maxAnswerBytes = 32 * 1024 * 1024;

/** Who asks whom: a server's origin, and the token when somebody is signed in there. */
export type Door = { server: string; token: string | null };

/** The server could not be reached, or what answered is no GraphQL server. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** What answered does not speak as an agency's server does. */
export class WrongAnswer extends Error {
  override name = 'WrongAnswer';
}

type Sending = { accept?: string; signal?: AbortSignal };

/**
 * Posts an operation to a server's /graphql. The token goes to that origin alone: redirects are refused, since fetch would
 * take it along, and cookies are neither sent nor kept, so that nothing but the token says who asks.
 *
 * @throws Unreachable, unless it was aborted.
 */
export async function postGraphQL({ server, token }: Door, body: string, sending: Sending = {}): Promise<Response> {
  const { accept = 'application/graphql-response+json, application/json', signal } = sending;
  const headers = {
    'Content-Type': 'application/json',
    Accept: accept,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  try {
    return await net.fetch(`${server}/graphql`, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted && signal.reason?.name === 'AbortError') throw error;
    throw new Unreachable('The server cannot be reached', { cause: error });
  }
}

/** Whether this is an answer of a GraphQL server, not a page that something on the way put in its place. */
export function isGraphQLAnswer(response: Response): boolean {
  return /^application\/(graphql-response\+)?json\b/.test(response.headers.get('content-type') ?? '');
}

/**
 * A GraphQL server's answer, as text.
 *
 * @throws Unreachable when something on the way answered; WrongAnswer when it is something else that answers here; TooLong.
 */
export async function readAnswer(response: Response): Promise<string> {
  if (isGraphQLAnswer(response)) return (await readAtMost(maxAnswerBytes, response.body)).toString('utf8');
  await response.body?.cancel();
  const fault = `It answers ${response.status} without GraphQL`;
  throw response.status >= 500 ? new Unreachable(fault) : new WrongAnswer(fault);
}
