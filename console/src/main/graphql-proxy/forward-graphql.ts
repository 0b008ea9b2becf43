import { errorCodes } from '@agency/api/contract/errors';
import { z } from 'zod';
import { ownerHeader, ownerKey } from '#bridge/owner.ts';
import type { Session } from '#bridge/session.ts';
import { type Door, postGraphQL, readAnswer } from '#main/graphql/send.ts';
import { jsonIn } from '#main/platform/json-in.ts';
import { errorAnswer, offline } from './answers.ts';
import { refusalOf } from './session-fields.ts';

const maxRequestChars = 256 * 1024;
const timeoutMs = 30_000;

const operationSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/**
 * Answers the renderer's `/graphql`: the same operation, sent to the server that is signed in to, with the token that the
 * renderer does not have. Of the server's answer only status, type, body and the wish to be left alone come back.
 */
export async function forwardGraphQL(request: Request, door: Door | null, session: Session): Promise<Response> {
  if (request.method !== 'POST') return errorAnswer(405, 'REFUSED', 'POST it.');
  if (!isJson(request.headers)) return errorAnswer(415, 'REFUSED', 'Send JSON.');
  const text = await request.text();
  if (text.length > maxRequestChars) return errorAnswer(413, 'REFUSED', 'This is too long.');
  const operation = operationSchema.safeParse(jsonIn(text)).data;
  if (!operation) return errorAnswer(400, 'REFUSED', 'This is no GraphQL request.');
  const refusal = refusalOf(operation.query);
  if (refusal) return errorAnswer(400, 'REFUSED', refusal);
  if (!door || session.state !== 'signed-in')
    return errorAnswer(401, errorCodes.unauthenticated, 'Nobody is signed in.');
  const owner = request.headers.get(ownerHeader);
  if (owner !== null && owner !== ownerKey(session)) return errorAnswer(409, 'REFUSED', 'Somebody else signed in.');
  let pause: string | null = null;
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    const response = await postGraphQL(door, JSON.stringify(operation), { signal });
    pause = response.headers.get('retry-after');
    const answer = await readAnswer(response);
    const type = response.headers.get('content-type') ?? '';
    return withPause(new Response(answer, { status: response.status, headers: { 'Content-Type': type } }), pause);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return withPause(offline(), pause);
  }
}

/** Passes on when the server wants to be asked again. */
function withPause(answer: Response, pause: string | null): Response {
  if (pause) answer.headers.set('Retry-After', pause);
  return answer;
}

const isJson = (headers: Headers) => /^application\/json\b/.test(headers.get('content-type') ?? '');
