import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** An idle turn of the event loop takes less than `quietMs`. After `mostTurns` turns, closing continues in any case. */
const [quietMs, mostTurns] = [0.2, 1_000];

/**
 * Stops listening, but keeps all connections. Node's own `close` would also cut off clients that have sent no request
 * yet. First waits for an idle turn of the event loop without new connections. The system resets connections that are
 * not accepted by then, and a proxy may not resend a form.
 */
export async function stopListening(server: TcpServer): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const [before, begunAt] = [accepted, performance.now()];
    await setImmediate();
    if (accepted === before && performance.now() - begunAt < quietMs) break;
  }
  server.off('connection', count);
  TcpServer.prototype.close.call(server);
}

/** Whether an answer is an event stream, which has no end. */
export const isEventStream = (response: ServerResponse) =>
  String(response.getHeader('Content-Type')).startsWith('text/event-stream');

/** How long the last bytes of a stream may take to reach its reader. */
const lastEventMs = 250;
/** How often a closing server looks for streams that have just begun. */
const lookEveryMs = 100;

/** When the app closes, ends event streams at once, and cuts off other answers that take longer than `graceMs`. */
export function finishRequestsUnderWay(app: FastifyInstance, underWay: Set<ServerResponse>, graceMs: number): void {
  const endStreams = () => {
    for (const response of underWay) {
      if (!isEventStream(response) || response.writableEnded) continue;
      // The reader sees the stream break off, as if the network failed, and reconnects with its cursor.
      response.on('error', () => undefined).end();
      setTimeout(() => response.destroy(), lastEventMs).unref();
    }
  };
  app.addHook('preClose', (done) => {
    // Node would keep each connection alive after its answer.
    for (const response of underWay) response.shouldKeepAlive = false;
    endStreams();
    const look = setInterval(endStreams, lookEveryMs);
    const cut = setTimeout(() => (app.server as Server).closeAllConnections(), graceMs);
    app.server.once('close', () => {
      clearInterval(look);
      clearTimeout(cut);
    });
    done();
  });
}
