import type { Server, ServerResponse } from 'node:http';
import { endEventStream, isEventStream } from './event-stream.ts';

/** How often a closing server looks for streams that have only just begun. */
const lookEveryMs = 100;

export type InFlight = {
  add(response: ServerResponse): void;
  drain(server: Server, graceMs: number): Promise<void>;
};

/**
 * Keeps the answers under way, so that a closing server can wait for them and for nothing else. Event streams have no end
 * to wait for: they are ended at once.
 */
export function trackInFlight(): InFlight {
  const responses = new Set<ServerResponse>();
  return {
    add(response) {
      responses.add(response);
      response.once('close', () => responses.delete(response));
    },
    /** Resolves when the last connection is gone; cuts connections after `graceMs`. */
    async drain(server, graceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const response of responses) {
        // Node keeps a connection alive after its answer; while draining, the answer under way is its last.
        response.shouldKeepAlive = false;
        response.once('close', () => server.closeIdleConnections());
      }
      server.closeIdleConnections();
      const endStreams = () => {
        for (const response of responses) {
          if (isEventStream(response) && !response.writableEnded) endEventStream(response);
        }
      };
      endStreams();
      const look = setInterval(endStreams, lookEveryMs);
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(look);
      clearTimeout(force);
    },
  };
}
