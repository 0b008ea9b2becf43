import dns from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

const mostHops = 4;

/** What stands in the way of going there. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/**
 * Gets what is at an address of the open internet. Each hop of a redirect is looked at like the first; the connection is
 * made to the very address that was looked at, so that a name cannot lead elsewhere the second time it is asked. By Node,
 * since `net.fetch` lets nobody choose the address: system proxies are not used, cookies and referrers do not exist.
 *
 * @param mayReach says of an IP address whether it may be connected to.
 * @throws NotAllowed, and what the network throws.
 */
export async function fetchElsewhere(
  address: URL,
  signal: AbortSignal,
  mayReach: (ip: string) => boolean,
): Promise<IncomingMessage> {
  let url = address;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const response = await get(url, signal, mayReach);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || !headers.location) return response;
    response.destroy();
    const next = URL.parse(headers.location, url);
    if (!next || (url.protocol === 'https:' && next.protocol !== 'https:')) throw new NotAllowed('Redirected astray');
    url = next;
  }
  throw new NotAllowed('Redirected without end');
}

function get(url: URL, signal: AbortSignal, mayReach: (ip: string) => boolean): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new NotAllowed('No web address');
  // An address instead of a name is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayReach(host)) throw new NotAllowed('Not of the open internet');
  const headers = { Accept: 'image/*', 'User-Agent': 'AgencyConsole' };
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    send(url, { agent: false, signal, headers, lookup: checkedLookup(mayReach) }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Resolves a name, and refuses it when any of its addresses may not be reached. */
function checkedLookup(mayReach: (ip: string) => boolean): LookupFunction {
  return (name, options, callback) =>
    dns.lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? new NotAllowed('No address'), '');
      else if (!found.every(({ address }) => mayReach(address)))
        callback(new NotAllowed('Not of the open internet'), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
}
