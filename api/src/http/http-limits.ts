import type { IncomingMessage, Server } from 'node:http';

/**
 * How long a client may take, in ms, and how many may be connected, so that no connection is held for long without use. A
 * share for each address is the proxy's to limit, which knows the addresses.
 */
export const httpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** For the files of a signed-in admin, who may be on a slow network: 200 MB at a megabit a second. */
  uploadTimeout: 1_800_000,
  keepAliveTimeout: 65_000,
  /**
   * Node checks the two timeouts above only every 30 seconds by default, which would add that much to a slow client's time.
   */
  connectionsCheckingInterval: 1_000,
  /** Without a byte in either direction. A reader that takes nothing is cut off; subscriptions are pinged more often. */
  timeout: 120_000,
  /** Far more than visitors need, and fewer than the files that a process may open. */
  maxConnections: 4_000,
};

export type HttpLimits = typeof httpLimits;

/** Applies the limits that Node does not take when it creates a server. */
export function limitConnections(server: Server, limits: HttpLimits = httpLimits): void {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = limits;
  Object.assign(server, { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections });
}

/**
 * Calls `onLate` when the body of a request is not there in time, which Node itself limits for uploads alone.
 *
 * @returns what gives the request as long as an upload may take.
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
