import { errorCodes } from '@agency/api/contract/errors';
import { Kind, parse, visit } from 'graphql';
import { z } from 'zod';
import { mostRequestChars } from '#bridge/agency.ts';
import { ownerHeader, ownerKey, type Session } from '#bridge/session.ts';
import { parseJson } from '#main/parse-json.ts';
import { type Endpoint, isGraphQLAnswer, postGraphQL, readAnswer, Unreachable } from './graphql.ts';

const timeoutMs = 30_000;

const operationSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/**
 * Answers the renderer's requests to `/graphql`. Sends the operation to the session's server, with the token, which the
 * renderer does not have. Returns only the status, content type, body and `Retry-After`. Main's own errors have the
 * code `OFFLINE`, `BLOCKED`, `REFUSED` or `UNAUTHENTICATED`.
 */
export async function forwardGraphQL(request: Request, endpoint: Endpoint | null, session: Session): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Use POST.');
  if (!isJson(request.headers)) return refuse(415, 'Send JSON.');
  const text = await request.text();
  if (text.length > mostRequestChars) return refuse(413, 'The request is too long.');
  const operation = operationSchema.safeParse(parseJson(text)).data;
  if (!operation) return refuse(400, 'This is not a GraphQL request.');
  const refusal = refusalOf(operation.query);
  if (refusal) return refuse(400, refusal);
  if (!endpoint || session.state !== 'signed-in')
    return errorAnswer(401, errorCodes.unauthenticated, 'Nobody is logged in.');
  const owner = request.headers.get(ownerHeader);
  if (owner !== null && owner !== ownerKey(session)) return refuse(409, 'Another user has logged in.');
  let retryAfter: string | null = null;
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    const response = await postGraphQL(endpoint, JSON.stringify(operation), { signal });
    retryAfter = response.headers.get('retry-after');
    const body = await (blocks.includes(response.status) ? readResult(response) : readAnswer(response));
    if (body === null) {
      await requireResult(endpoint, signal);
      return blocked(response.status);
    }
    const type = response.headers.get('content-type') ?? '';
    return withRetryAfter(
      new Response(body, { status: response.status, headers: { 'Content-Type': type } }),
      retryAfter,
    );
  } catch (error) {
    if (request.signal.aborted) throw error;
    return withRetryAfter(errorAnswer(503, 'OFFLINE', 'The server cannot be reached.'), retryAfter);
  }
}

const isJson = (headers: Headers) => /^application\/json\b/.test(headers.get('content-type') ?? '');

const refuse = (status: number, message: string) => errorAnswer(status, 'REFUSED', message);

/** The statuses with which a firewall or proxy refuses a request because of its content. */
const blocks: readonly number[] = [400, 403, 406, 413];

const resultSchema = z.union([
  z.object({ data: z.record(z.string(), z.unknown()) }),
  z.object({ errors: z.array(z.object({ message: z.string() })) }),
]);

/** Reads a GraphQL result as text. Null for any other answer, such as a firewall's page or JSON. */
async function readResult(response: Response): Promise<string | null> {
  const body = await (isGraphQLAnswer(response) ? readAnswer(response) : response.body?.cancel());
  return body && resultSchema.safeParse(parseJson(body)).success ? body : null;
}

/**
 * Checks that the server answers another request. @throws Unreachable if it does not. Then a firewall or proxy refuses
 * every request whatever its content, for example because the console is in another network.
 */
async function requireResult(endpoint: Endpoint, signal: AbortSignal): Promise<void> {
  const response = await postGraphQL(endpoint, JSON.stringify({ query: '{ __typename }' }), { signal });
  if ((await readResult(response)) === null) throw new Unreachable(`Every request is refused (${response.status})`);
}

/**
 * Answers that a firewall or proxy refused the request. Does not count as `OFFLINE`, after which the outbox would
 * repeat the same request forever, and send nothing else. The content type makes Apollo read the message.
 */
function blocked(status: number): Response {
  const message = `A firewall or proxy in front of the server refused this request (${status}).`;
  const body = JSON.stringify({ errors: [{ message, extensions: { code: 'BLOCKED' } }] });
  return new Response(body, { status, headers: { 'Content-Type': 'application/graphql-response+json' } });
}

const errorAnswer = (status: number, code: string, message: string) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status });

function withRetryAfter(answer: Response, retryAfter: string | null): Response {
  if (retryAfter) answer.headers.set('Retry-After', retryAfter);
  return answer;
}

/** Fields that open, end or recover sessions, or contain a token. Only main may use them. */
const mainsOwn = new Set(['signIn', 'signOut', 'resetPassword', 'requestPasswordReset', 'token', 'deviceToken']);

/** Returns why the renderer may not send this operation; null if it may. Only main runs subscriptions. */
export function refusalOf(query: string): string | null {
  let refusal: string | null = null;
  try {
    visit(parse(query, { noLocation: true, maxTokens: 2_000 }), {
      [Kind.OPERATION_DEFINITION]: ({ operation }) => {
        if (operation === 'subscription') refusal = 'Changes arrive over the bridge.';
      },
      [Kind.FIELD]: ({ name }) => {
        if (mainsOwn.has(name.value)) refusal = 'Sessions are opened and ended over the bridge.';
      },
    });
  } catch {
    return 'This is not a GraphQL operation.';
  }
  return refusal;
}
