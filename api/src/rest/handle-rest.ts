import type { IncomingMessage, ServerResponse } from 'node:http';
import { buyerCookie } from '#api/orders/buyer-orders.ts';
import { forgeryMessage } from '#api/platform/cross-site.ts';
import { allowMethods, refuse, sendJson } from '#api/platform/send-json.ts';
import { endedSessionCookie, sessionCookie } from '#api/session/session.ts';
import { matchPath } from './match-path.ts';
import { readJsonBody } from './read-json-body.ts';
import { RefusedError } from './refused-error.ts';
import type { Execute, RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';
import { sendAnswer } from './send-answer.ts';

type Match = { route: RestRoute; params: Record<string, string> };

type HandleRestOptions = {
  path: string;
  execute: Execute;
  /** PUBLIC_URL is https. */
  secure: boolean;
  /** The page of another site tries to change something. */
  forged: boolean;
  routes?: readonly RestRoute[];
};

/** Answers a request below /api by the table of routes; refuses unknown paths (404), methods (405) and bad escapes (400). */
export async function handleRest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, execute, secure, forged, routes = restRoutes }: HandleRestOptions,
): Promise<void> {
  const { method } = request;
  const matches = matchesOf(path, routes);
  if (matches === null) return refuse(response, 400, 'The path holds a % that is no escape.');
  if (matches.length === 0) return refuse(response, 404, 'There is nothing at this path.');
  const allowed = matches.map(({ route }) => route.method);
  if (!allowMethods(method, response, allowed)) return;
  const match = matches.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method));
  if (!match) return;
  const { route, params } = match;
  try {
    if (forged) throw new RefusedError(403, forgeryMessage);
    const body = route.readsBody ? await readJsonBody(request) : {};
    const answer = await route.answer({ params, body }, execute);
    if (answer.session) {
      response.setHeader('Set-Cookie', sessionCookie(answer.session.token, answer.session.expiresAt, { secure }));
    } else if (answer.session === null) response.setHeader('Set-Cookie', endedSessionCookie({ secure }));
    if (answer.buyer) {
      response.setHeader('Set-Cookie', buyerCookie(answer.buyer.token, answer.buyer.expiresAt, { secure }));
    }
    await sendAnswer(response, answer, route.forAnybody ?? false);
  } catch (refusal) {
    if (!(refusal instanceof RefusedError)) throw refusal;
    const { status, message, details, headers } = refusal;
    // What of the body was not read yet must not be taken for the next request.
    const end: Record<string, string> = request.complete ? {} : { Connection: 'close' };
    sendJson(response, status, { message, ...route.refusal?.(message), ...details }, { ...headers, ...end });
  }
}

/** Routes whose path fits, with the path's named parts decoded; null when a part cannot be decoded. */
function matchesOf(path: string, routes: readonly RestRoute[]): Match[] | null {
  try {
    return routes.flatMap((route) => {
      const params = matchPath(route.path, path);
      if (!params) return [];
      const decoded = Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]);
      return [{ route, params: Object.fromEntries(decoded) }];
    });
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
