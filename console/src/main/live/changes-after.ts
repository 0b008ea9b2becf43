import { errorCodes } from '@agency/api/contract/errors';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { print } from 'graphql';
import { z } from 'zod';
import { type LiveChange, liveChangeSchema } from '#bridge/live.ts';
import { type Door, isGraphQLAnswer, postGraphQL, readAnswer, Unreachable } from '#main/graphql/send.ts';
import { jsonIn } from '#main/platform/json-in.ts';
import { changesDocument } from './document.ts';
import { silenceGuard } from './silence.ts';

/** The longest inquiry is far below it. */
const maxChangeChars = 1024 * 1024;

/** The server does not know the token any more. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

const resultSchema = z.object({
  data: z.object({ changes: liveChangeSchema }).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).partial().optional() })).optional(),
});

/**
 * The server's changes from the place after `after` on; without it, from now. Ends when the server ends it.
 *
 * @throws SessionEnded, Unreachable, and what aborting throws.
 */
export async function* changesAfter(door: Door, after: string | null, signal: AbortSignal): AsyncGenerator<LiveChange> {
  const silent = new AbortController();
  const guard = silenceGuard(() => silent.abort(new Unreachable('The server fell silent')));
  const either = AbortSignal.any([signal, silent.signal]);
  try {
    const body = JSON.stringify({ query: print(changesDocument), variables: { after } });
    const response = await postGraphQL(door, body, { accept: 'text/event-stream', signal: either });
    if (isGraphQLAnswer(response)) yield changeIn(jsonIn(await readAnswer(response)));
    if (!isEventStream(response) || !response.body) throw new Unreachable('No stream of changes here');
    const bytes = response.body.pipeThrough(watched(guard.heard));
    const events = bytes
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxChangeChars }));
    for await (const { event, data } of events) {
      if (event === 'complete') return;
      if (event === 'next') yield changeIn(JSON.parse(data));
    }
  } finally {
    guard.stop();
    silent.abort();
  }
}

function changeIn(result: unknown): LiveChange {
  const { data, errors } = resultSchema.parse(result);
  if (errors?.some(({ extensions }) => extensions?.code === errorCodes.unauthenticated)) throw new SessionEnded();
  if (!data) throw new Unreachable('The server refuses to tell its changes');
  return data.changes;
}

const isEventStream = (response: Response) =>
  response.ok && /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');

/** Passes bytes on, pings included, and tells of each. */
const watched = (onBytes: () => void) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes();
      controller.enqueue(chunk);
    },
  });
