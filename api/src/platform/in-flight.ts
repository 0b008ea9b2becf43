import type { Server, ServerResponse } from 'node:http';

export type InFlight = {
  add(response: ServerResponse): void;
  drain(server: Server, graceMs: number): Promise<void>;
};

/** Keeps the answers under way, so that a closing server can wait for them and for nothing else. */
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
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(force);
    },
  };
}
