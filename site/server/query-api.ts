import { type Api, buyerCookieName, type Logger } from '@agency/api';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import type { QueryApi } from '../app/graphql/query-api.ts';

/** On whose behalf documents run: a request, and what it bears of a session and of an order placed before. */
export type Caller = {
  readonly requestId: string;
  readonly address: string;
  readonly log: Logger;
  readonly sessionToken: string | null;
  readonly buyerToken: string | null;
};

/** The API answered with errors; the message names them, and the API has already logged their causes. */
export class QueryError extends Error {
  override name = 'QueryError';
  /** The first error's code, such as BAD_USER_INPUT. */
  readonly code: string | undefined;

  constructor(errors: readonly QueryFailure[]) {
    super(errors.map(({ message }) => message).join('; ') || 'no data');
    this.code = errors[0]?.extensions?.code as string | undefined;
  }
}

type QueryFailure = { message: string; extensions?: Record<string, unknown> };

/** Documents run in this process, without a network hop, on behalf of the request that asks. */
export function inProcessQueries(api: Api, caller: Caller): QueryApi {
  return async <Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables): Promise<Data> =>
    dataOf(await api.execute(document, variables, caller));
}

/** The data of an answer. @throws QueryError when the answer has errors or no data. */
function dataOf<Data>({ data, errors = [] }: { data?: Data | null; errors?: readonly QueryFailure[] }): Data {
  if (errors.length > 0 || !data) throw new QueryError(errors);
  return data;
}

const timeoutMs = 10_000;

/**
 * The same documents over HTTP, to an API that runs elsewhere. The request's id goes along, so that both logs agree, and
 * the visitor's address, so that limits count visitors and not this server. The API has the same PUBLIC_URL (README), so
 * `secure` names the cookie as it does.
 *
 * @throws a 429 when the API has had too many requests of this visitor's.
 */
export function remoteQueries(
  apiUrl: string,
  { requestId, address, sessionToken, buyerToken }: Caller,
  { secure }: { secure: boolean },
): QueryApi {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-Request-Id': requestId,
    'X-Forwarded-For': address,
    ...(buyerToken ? { Cookie: `${buyerCookieName({ secure })}=${buyerToken}` } : {}),
    ...(sessionToken ? { Authorization: `Bearer ${sessionToken}` } : {}),
  };
  return async <Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables): Promise<Data> => {
    const response = await fetch(new URL('/graphql', apiUrl), {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: print(document), variables }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Too many requests of this visitor are no fault of a page: it is answered as the API answered.
    if (response.status === 429) {
      const wait = response.headers.get('Retry-After') ?? '60';
      throw new Response(null, { status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': wait } });
    }
    return dataOf((await response.json()) as { data: Data });
  };
}
