import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Replaces all X-Forwarded-For entries that are not addresses, so that they share one rate limit. */
const unknown = 'unknown';

/** Drops the zone of a link-local address (`fe80::1%eth0.1`), which no parser accepts. */
const withoutZone = (address: string) => address.split('%', 1)[0] ?? address;

/**
 * Returns the client's IP address in its usual spelling. Behind a trusted proxy, this is the last entry of
 * X-Forwarded-For, the only one that the proxy wrote, without its port. Otherwise it is the socket's address.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined;
  // A socket's address needs no parsing, because Node always spells it in the same way.
  if (!forwarded) return socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? unknown;
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(forwarded) ?? [];
  const address = withoutZone(bracketed ?? dotted ?? forwarded);
  return isIP(address) ? ipaddr.process(address).toString() : unknown;
}

export const isLoopback = (address: string): boolean => /^(127\.\d+\.\d+\.\d+|::1)$/.test(address);

/** Returns what rate limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
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
