import type { ServerResponse } from 'node:http';
import { allowMethods, refuse } from '#api/platform/send-json.ts';
import { matchPath } from './match-path.ts';
import type { Execute, RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';
import { sendAnswer } from './send-answer.ts';

type Match = { route: RestRoute; params: Record<string, string> };

/** Answers a request below /api by the table of routes; refuses unknown paths (404), methods (405) and bad escapes (400). */
export async function handleRest(
  method: string | undefined,
  path: string,
  response: ServerResponse,
  execute: Execute,
  routes: readonly RestRoute[] = restRoutes,
): Promise<void> {
  const matches = matchesOf(path, routes);
  if (matches === null) return refuse(response, 400, 'The path holds a % that is no escape.');
  if (matches.length === 0) return refuse(response, 404, 'There is nothing at this path.');
  if (
    !allowMethods(
      method,
      response,
      matches.map(({ route }) => route.method),
    )
  )
    return;
  const match = matches.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method));
  if (!match) return;
  const answer = await match.route.answer({ params: match.params }, execute);
  await sendAnswer(response, answer, match.route.forAnybody ?? false);
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
