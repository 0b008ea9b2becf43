import type { Server } from 'node:http';

/**
 * How long a client may take, in ms, and how many may be connected: nobody holds a connection for long without using it.
 * An address's own share is the proxy's to bound, which knows the addresses.
 */
export const httpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  /** Node looks for the two above only every 30 seconds, and would let a slow one stay for that much longer. */
  connectionsCheckingInterval: 1_000,
  /** Without a byte in either direction. A reader that takes nothing is cut; subscriptions are pinged more often. */
  timeout: 120_000,
  /** Far more than visitors need, and less than files that a process may open. */
  maxConnections: 4_000,
};

export type HttpLimits = typeof httpLimits;

/** Gives a server the limits that Node does not take when it is made. */
export function limitConnections(server: Server, limits: HttpLimits = httpLimits): void {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = limits;
  Object.assign(server, { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections });
}
