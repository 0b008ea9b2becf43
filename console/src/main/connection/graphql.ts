import { net } from 'electron';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { z } from 'zod';
import { parseJson } from '#main/parse-json.ts';

/** The maximum size of an answer, well above a page of long inquiries. */
const maxAnswerBytes = 32 * 1024 * 1024;
const defaultTimeoutMs = 20_000;

/** The target of requests: a server's origin, and the token if somebody is signed in. */
export type Endpoint = { server: string; token: string | null };

/** The server could not be reached, only a proxy answered, or the answer did not arrive completely. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** The answer is not from an agency's server. */
class WrongAnswer extends Error {
  override name = 'WrongAnswer';
}

/** A body is longer than the caller's limit. */
export class TooLong extends Error {
  override name = 'TooLong';
}

type PostOptions = { accept?: string; signal?: AbortSignal };

/**
 * Posts an operation to a server's /graphql. Refuses redirects, because fetch would pass the token on to another
 * origin. Sends and stores no cookies, so that only the token identifies the caller.
 *
 * @throws Unreachable when there is no answer or the request timed out; the AbortError when the caller aborted the
 * request.
 */
export async function postGraphQL(
  { server, token }: Endpoint,
  body: string,
  options: PostOptions = {},
): Promise<Response> {
  const { accept = 'application/graphql-response+json, application/json', signal } = options;
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

/** Whether this is a GraphQL server's answer, not a page of a proxy. */
export function isGraphQLAnswer(response: Response): boolean {
  return /^application\/(graphql-response\+)?json\b/.test(response.headers.get('content-type') ?? '');
}

/**
 * Reads a GraphQL server's answer as text.
 *
 * @throws Unreachable if the answer is cut off, times out or is aborted, or if it is not GraphQL and has status 5xx,
 * such as a proxy's. WrongAnswer if it is not GraphQL for another reason. TooLong.
 */
export async function readAnswer(response: Response): Promise<string> {
  if (isGraphQLAnswer(response)) {
    const body = await readAtMost(maxAnswerBytes, response.body).catch((error) => {
      throw error instanceof TooLong ? error : new Unreachable('The answer is incomplete', { cause: error });
    });
    return body.toString('utf8');
  }
  await response.body?.cancel();
  const fault = `The server answered ${response.status} without GraphQL`;
  throw response.status >= 500 ? new Unreachable(fault) : new WrongAnswer(fault);
}

/**
 * Reads a whole body, and stops as soon as it is too long. The declared length may be false, and a check at the end
 * would let a server fill the memory.
 *
 * @throws TooLong, after which the body is canceled; the stream's own error when the body is cut off.
 */
export async function readAtMost(maxBytes: number, body: AsyncIterable<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

type Operation<Data, Variables> = { document: TadaDocumentNode<Data, Variables>; schema: z.ZodType<Data> };

/** Declares an operation of main. `schema` checks the answer, because types do not guarantee what a server sends. */
export const operation = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  schema: z.ZodType<Data>,
): Operation<Data, Variables> => ({ document, schema });

/**
 * Sends an operation, and returns its data.
 *
 * @throws Unreachable if there is no complete answer before the timeout, or only a proxy's. WrongAnswer if the answer
 * is not GraphQL or does not match the schema. TooLong.
 */
export async function sendOperation<Data, Variables>(
  endpoint: Endpoint,
  { document, schema }: Operation<Data, Variables>,
  variables: Variables,
  timeoutMs = defaultTimeoutMs,
): Promise<Data> {
  const body = JSON.stringify({ query: print(document), variables });
  const response = await postGraphQL(endpoint, body, { signal: AbortSignal.timeout(timeoutMs) });
  const result = z.object({ data: schema }).safeParse(parseJson(await readAnswer(response)));
  if (!result.success)
    throw new WrongAnswer(`The answer (${response.status}) does not match the schema`, { cause: result.error });
  return result.data.data;
}
