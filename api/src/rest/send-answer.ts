import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { compress } from '#api/platform/compress.ts';

/**
 * Ends a response with an answer of the table, compressed where that is wanted. One that anybody may read carries a tag:
 * whoever has it already is told so (304) instead of sent it again.
 */
export async function sendAnswer(
  response: ServerResponse,
  { status, body }: { status: number; body: unknown },
  forAnybody: boolean,
): Promise<void> {
  const { headers: asked } = response.req;
  const text = JSON.stringify(body);
  const tag = forAnybody && status === 200 ? weakTag(text) : null;
  if (tag) response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', tag ? 'no-cache' : 'no-store');
  if (tag && isKnown(tag, asked['if-none-match'])) {
    response.writeHead(304, { Vary: 'Accept-Encoding' }).end();
    return;
  }
  const { body: sent, headers } = await compress(text, asked['accept-encoding']);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': sent.length,
    ...headers,
  });
  response.end(sent);
}

/** Weak, since the same answer goes out in several encodings. */
const weakTag = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

const isKnown = (tag: string, ifNoneMatch = '') =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(tag));
