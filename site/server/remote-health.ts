import type { ServerResponse } from 'node:http';
import type { HttpHandler } from '@agency/api';

const timeoutMs = 3_000;

/**
 * /healthz and /readyz of a site whose API runs elsewhere: it lives when it answers, and is ready when that API says that
 * it is. All other paths are the site's. The API's own metrics are asked for at its own address.
 */
export function remoteHealth(apiUrl: string, site: HttpHandler): HttpHandler {
  return async (request, response, context) => {
    if (context.path === '/healthz') return answer(response, 200, { status: 'ok' });
    if (context.path !== '/readyz') return site(request, response, context);
    const ready = await fetch(new URL('/readyz', apiUrl), { signal: AbortSignal.timeout(timeoutMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return answer(response, 200, { status: 'ready' });
    answer(response, 503, { status: 'unavailable', reasons: ['The API does not answer.'] });
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
