import { errorCodes } from '@agency/api/contract/errors';
import { createClient } from 'graphql-sse';
import { z } from 'zod';
import { changesDocument } from '#bridge/changes-document.ts';
import { type LiveChange, liveChangeSchema } from '#bridge/live.ts';
import { type Endpoint, isGraphQLAnswer, postGraphQL, readAnswer, Unreachable } from '#main/connection/graphql.ts';
import { parseJson } from '#main/parse-json.ts';

/** The maximum size of one change in the stream, well above the longest inquiry. */
const maxChangeBytes = 1024 * 1024;

/** The server no longer accepts the token. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

const resultSchema = z.object({
  data: z.object({ changes: liveChangeSchema }).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).partial().optional() })).optional(),
});

/**
 * Yields the server's changes after the cursor `after`, or from now on if it is null. Ends when the server ends the
 * stream, or `signal` aborts. The server sends at least a ping every 12 seconds. Without data for `silenceTimeoutMs`,
 * the connection counts as dead, because after sleep or a network loss it may look open for many minutes.
 *
 * @throws SessionEnded, Unreachable
 */
export async function* changesAfter(
  endpoint: Endpoint,
  after: string | null,
  signal: AbortSignal,
  silenceTimeoutMs = 30_000,
): AsyncGenerator<LiveChange> {
  let failure: unknown;
  let received = 0;
  const silence = new AbortController();
  const fallSilent = () => silence.abort(new Unreachable('The server stopped sending data'));
  let timer = setTimeout(fallSilent, silenceTimeoutMs);
  const countBytes = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      clearTimeout(timer);
      timer = setTimeout(fallSilent, silenceTimeoutMs);
      received += chunk.byteLength;
      if (received > maxChangeBytes) controller.error(new Unreachable('A change is too long'));
      else controller.enqueue(chunk);
    },
  });

  async function openStream(_url: string, request: { body: string; signal: AbortSignal }): Promise<Response> {
    try {
      const either = AbortSignal.any([request.signal, silence.signal]);
      const response = await postGraphQL(endpoint, request.body, { accept: 'text/event-stream', signal: either });
      if (isGraphQLAnswer(response)) changeIn(parseJson(await readAnswer(response)));
      if (!isEventStream(response) || !response.body)
        throw new Unreachable('The server did not return an event stream');
      return new Response(response.body.pipeThrough(countBytes), { headers: response.headers });
    } catch (error) {
      failure = error;
      throw error;
    }
  }

  const client = createClient({
    url: endpoint.server,
    fetchFn: openStream,
    // No retries here: the caller retries from its latest cursor.
    retryAttempts: 0,
    onMessage: () => {
      received = 0;
    },
  });
  const stop = () => client.dispose();
  signal.addEventListener('abort', stop);
  try {
    const results = client.iterate({ query: changesDocument, variables: { after } });
    for await (const result of results) yield changeIn(result);
  } catch (error) {
    if (error instanceof SessionEnded || failure instanceof SessionEnded) throw new SessionEnded();
    throw new Unreachable('The stream of changes failed', { cause: failure ?? error });
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(timer);
    stop();
  }
}

function changeIn(result: unknown): LiveChange {
  const { data, errors } = resultSchema.parse(result);
  if (errors?.some(({ extensions }) => extensions?.code === errorCodes.unauthenticated)) throw new SessionEnded();
  if (!data) throw new Unreachable('The server did not return any changes');
  return data.changes;
}

const isEventStream = (response: Response) =>
  response.ok && /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
