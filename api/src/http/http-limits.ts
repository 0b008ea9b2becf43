import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Limits that keep idle and slow clients from locking others out. Times are in ms. The proxy enforces limits per
 * address, because it knows the clients' addresses.
 */
export const httpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** The time limit for uploads by the admin: enough for 200 MB at 1 Mbit/s. */
  uploadTimeout: 1_800_000,
  keepAliveTimeout: 65_000,
  /**
   * How often Node checks `headersTimeout` and `requestTimeout`. Its default of 30 s would let slow clients exceed
   * them.
   */
  connectionsCheckingInterval: 1_000,
  /** The longest time without a byte in either direction. Pings keep subscriptions open. */
  timeout: 120_000,
  /** Far more than visitors need, and fewer than the open files that a process may have. */
  maxConnections: 4_000,
};

export type HttpLimits = typeof httpLimits;

/** Sets the limits on an existing server, except those that can be set only when it is created. */
export function limitConnections(server: Server, limits: HttpLimits = httpLimits): void {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = limits;
  Object.assign(server, { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections });
}

/** The server keeps one connection free for new clients for each 50 that it allows. */
const placesPerSpare = 50;

/**
 * Closes the connection that has been idle longest when a server comes close to `maxConnections`, so that idle clients
 * cannot lock others out. A connection is idle until its request's headers have arrived, and again after each answer.
 *
 * @param onEnd is called for each connection that is closed this way.
 * @returns the functions to call when a request on a connection begins, and when its answer ends.
 */
export function endIdleConnections(server: Server, maxConnections: number, onEnd: () => void) {
  const most = maxConnections - Math.floor(maxConnections / placesPerSpare);
  /** The idle connections, longest idle first. */
  const idle = new Set<Socket>();
  const requests = new WeakMap<Socket, number>();
  let open = 0;
  const count = (socket: Socket, by: 1 | -1) => {
    const left = (requests.get(socket) ?? 0) + by;
    requests.set(socket, left);
    if (left > 0) idle.delete(socket);
    else if (!socket.destroyed) idle.add(socket);
  };
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
    });
    if (open > most) {
      const [longest] = idle;
      if (longest) {
        idle.delete(longest);
        longest.destroy();
        onEnd();
      }
    }
    idle.add(socket);
  });
  return {
    requestBegins: (socket: Socket) => count(socket, 1),
    answerEnds: (socket: Socket) => count(socket, -1),
  };
}

/**
 * Calls `onLate` if the body of a request has not arrived in time. Node enforces only the longer limit of uploads.
 *
 * @returns a function that extends the request's time limit to that of an upload.
 */
export function limitBody(
  request: IncomingMessage,
  { requestTimeout }: Pick<HttpLimits, 'requestTimeout'>,
  onLate: () => void,
): () => void {
  if (!hasBody(request)) return () => undefined;
  const timer = setTimeout(() => request.complete || onLate(), requestTimeout).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  return stop;
}

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Discards the rest of a request's body, and frees the memory of each chunk at once. Otherwise, V8 would let 64 MB of
 * chunks accumulate, because its collector runs only when that much memory outside its heap is in use.
 */
export function discardBody(request: IncomingMessage): void {
  // Something still reads the body, so its chunks must stay whole.
  if (request.listenerCount('readable') > 0) return;
  const free = (chunk: Buffer<ArrayBuffer> | string) => {
    // A larger buffer is shared with other chunks.
    if (typeof chunk !== 'string' && chunk.buffer.byteLength === chunk.byteLength) chunk.buffer.transfer(0);
  };
  request.removeAllListeners('data').on('data', free).resume();
}
