import { buyerCookieName } from '@agency/api';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import type { QueryApi } from '../app/graphql/query-api.ts';
import type { Caller } from './caller.ts';
import { dataOf } from './in-process-api.ts';

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
