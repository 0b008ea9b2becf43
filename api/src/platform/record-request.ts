import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEventStream } from './event-stream.ts';
import type { Metrics } from './metrics.ts';
import type { RequestContext } from './request-context.ts';

/** When the answer is over, writes the access line and the measurement. The query string is left out: it may hold a token. */
export function recordRequest(
  { method = 'GET', socket }: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  metrics: Metrics | undefined,
): void {
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  response.once('close', () => {
    const ms = performance.now() - startedAt;
    const { routeKind, path, address } = context;
    const status = response.statusCode;
    // A stream lasts as long as somebody listens, which says nothing of how quick this server is.
    const kind = isEventStream(response) ? 'stream' : routeKind;
    metrics?.observeRequest({ method, routeKind: kind, status, seconds: ms / 1000 });
    const complete = response.writableFinished;
    const line = {
      method,
      path,
      status,
      ms: Math.round(ms * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      address,
    };
    context.log.info(complete ? line : { ...line, aborted: true }, 'request');
  });
}
