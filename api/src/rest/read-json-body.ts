import type { IncomingMessage } from 'node:http';
import { isSentAsJson, sendAsJson } from '#api/platform/send-json.ts';
import { readBody } from './read-body.ts';
import { RefusedError } from './refused-error.ts';

/** Bytes; the longest legitimate body (a message of 5,000 characters with a bot check's token) is far below. */
const maxBytes = 100_000;

/**
 * Reads a request's body as a JSON object.
 *
 * @throws RefusedError: 415 for another type, 413 when it is too long, 400 when it is no JSON object.
 */
export async function readJsonBody(request: IncomingMessage): Promise<object> {
  if (!isSentAsJson(request)) throw new RefusedError(415, sendAsJson);
  const body = parsed((await readBody(request, maxBytes)).toString());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RefusedError(400, 'The body is not a JSON object.');
  }
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
