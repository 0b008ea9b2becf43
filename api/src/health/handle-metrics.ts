import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '#api/platform/metrics.ts';
import { allowMethods, refuse } from '#api/platform/send-json.ts';

type MetricsGuard = {
  token: string | undefined;
  /** Strangers come from the proxy's address, which may be this machine's: nothing but a token opens then. */
  behindProxy: boolean;
};

/** /metrics in Prometheus' text format: for this machine only, or with a token for whoever bears it. */
export async function handleMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics,
  { token, behindProxy }: MetricsGuard,
): Promise<void> {
  if (!allowMethods(request.method, response, ['GET'])) return;
  if (token !== undefined && !bears(request, token)) {
    return refuse(response, 401, 'A bearer token is needed.', { 'WWW-Authenticate': 'Bearer' });
  }
  if (token === undefined && (behindProxy || !isFromThisMachine(request))) {
    return refuse(
      response,
      403,
      behindProxy
        ? 'Behind a proxy metrics need METRICS_TOKEN.'
        : 'Metrics are for this machine only, unless METRICS_TOKEN is set.',
    );
  }
  const text = await metrics.registry.metrics();
  response.writeHead(200, { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' }).end(text);
}

/** Compared by hash, so that neither the time taken nor the length tells anything of the token. */
function bears(request: IncomingMessage, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
}

/** What a proxy on this machine passes on comes from loopback too, but says for whom: then it is a stranger's request. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const passedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
  return !passedOn && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
}
