import type { ServerResponse } from 'node:http';

/** Ends a response with JSON. Unless said otherwise it must not be kept by caches. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(text);
}

/** Refuses with what REST documents for every refusal: JSON with a `message`. */
export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJson(response, status, { message }, headers);
}

/**
 * Sees to the methods of a resource: answers OPTIONS with what is allowed and refuses others with 405.
 *
 * @returns whether the request is one of `methods` (HEAD counts as GET), and is yet to be answered.
 */
export function allowMethods(
  method: string | undefined,
  response: ServerResponse,
  methods: readonly string[],
): boolean {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const headers = { Allow: allowed.join(', ') };
  if (method === 'OPTIONS') response.writeHead(204, headers).end();
  else if (!allowed.includes(method ?? '')) refuse(response, 405, `Use ${methods.join(' or ')} here.`, headers);
  else return true;
  return false;
}
