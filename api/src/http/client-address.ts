import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One subject for every entry of X-Forwarded-For that is no address: else each new spelling would have limits of its own. */
const unknown = 'unknown';

/** Without the zone of a link-local address (`fe80::1%eth0.1`), which no parser takes and which only this machine knows. */
const withoutZone = (address: string) => address.split('%', 1)[0] ?? address;

/**
 * The client's IP address in its usual spelling: the socket's, or the last entry of X-Forwarded-For, the only one that the
 * proxy itself wrote. Some proxies add the client's port, which is new with each connection.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined;
  // Most requests end before anything is parsed, and Node spells a socket's address in one way.
  if (!forwarded) return socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? unknown;
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(forwarded) ?? [];
  const address = withoutZone(bracketed ?? dotted ?? forwarded);
  return isIP(address) ? ipaddr.process(address).toString() : unknown;
}

/** Whether this is an address of this machine alone. */
export const isLoopback = (address: string): boolean => /^(127\.\d+\.\d+\.\d+|::1)$/.test(address);

/** What counts as one place: an IPv4 address, or the /64 of an IPv6 one, of which any customer has all addresses. */
export function networkOf(address: string): string {
  const plain = withoutZone(address);
  if (!isIP(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
