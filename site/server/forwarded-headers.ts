import type { IncomingHttpHeaders } from 'node:http';
import type { RequestContext } from '@agency/api';

/** Headers that are about one connection and end with it: RFC 9110, section 7.6.1. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Asked and answered at the site's own door: the API elsewhere knows neither the host nor the origin that visitors know. */
const ofThisHost = ['host', 'origin', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'sec-fetch-user'];

/** A visitor's headers as the API gets them: with the visitor's address behind those of the proxies, and the request's id. */
export function headersToApi(
  given: IncomingHttpHeaders,
  { address, requestId }: Pick<RequestContext, 'address' | 'requestId'>,
): IncomingHttpHeaders {
  return {
    ...without(given, ofThisHost),
    // A body whose length is unknown must stay marked as such, or its bytes would be read as a request of their own.
    ...(given['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    'x-forwarded-for': [given['x-forwarded-for'], address].filter(Boolean).join(', '),
    'x-request-id': requestId,
  };
}

/** The API's headers as the visitor gets them. The request's id is the site's own, and stands already. */
export function headersToVisitor(given: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(given, ['x-request-id']);
}

/** What is left without `names`, and without what ends here: the known ones, and those that `Connection` names. */
function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set([...names, ...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}
