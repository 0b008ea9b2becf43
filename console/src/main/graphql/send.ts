import { net } from 'electron';

/** Who asks whom: a server's origin, and the token when somebody is signed in there. */
export type Door = { server: string; token: string | null };

/** The server could not be reached, or what answered is no GraphQL server. */
export class Unreachable extends Error {
  override name = 'Unreachable';
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
