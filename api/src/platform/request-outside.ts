import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Azure's metadata service has an address that looks public. Other clouds use link-local addresses. */
const cloudMetadata = ['168.63.129.16'];

type OutsideOptions = {
  signal: AbortSignal;
  /** The content types to request. */
  accept: string;
  /** IP addresses or CIDR ranges that may be reached although they are not public; for tests with local servers. */
  allowedAddresses?: readonly string[] | undefined;
};

/** Returns the URL if it may be requested: http or https, without a user name or password. Otherwise null. */
export const webAddress = (url: URL | null): URL | null =>
  url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;

/**
 * Sends one GET request to a third party's server, on its own connection, without a cookie, referrer or other trace of
 * the client. Connects only to public addresses: the address is checked when the connection is made. The caller must
 * read or destroy the answer, and follow a redirect with another call.
 */
export function requestOutside(url: URL, options: OutsideOptions): Promise<IncomingMessage> {
  const { signal, accept, allowedAddresses = [] } = options;
  const filter = { allowIPAddressList: [...allowedAddresses], denyIPAddressList: cloudMetadata };
  const secure = url.protocol === 'https:';
  const agent = secure ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter);
  const headers = { Accept: accept, 'User-Agent': 'AgencyPlatform' };
  return new Promise((resolve, reject) => {
    const request = (secure ? overHttps : overHttp)(url, { agent, signal, headers }, resolve);
    request.on('error', reject).end();
  });
}
