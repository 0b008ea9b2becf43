import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from '#api/platform/security-headers.ts';
import { allowMethods, refuse } from '#api/platform/send-json.ts';
import { type GraphiqlFile, graphiqlFiles } from './graphiql-files.ts';

/** Scripts only from here; the editor writes style attributes, embeds its fonts and starts its workers from blobs. */
const csp = contentSecurityPolicy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Whether a browser asks for the page at /graphql, and not a program for data. */
export function wantsGraphiql({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

/** Sends the page that loads GraphiQL. */
export async function sendGraphiql(response: ServerResponse): Promise<void> {
  const { script, style, favicon } = await graphiqlFiles();
  response.setHeader('Content-Security-Policy', csp);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphiQL</title>
<link rel="icon" href="${favicon}">
<link rel="stylesheet" href="${style.path}">
</head>
<body id="body" class="no-focus-outline">
<noscript>GraphiQL needs JavaScript. The schema is described in the API's documentation.</noscript>
<div id="root"></div>
<script src="${script.path}"></script>
</body>
</html>
`);
}

/** Sends one of GraphiQL's own files, below /graphql/. */
export async function sendGraphiqlFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (!allowMethods(request.method, response, ['GET'])) return;
  const { script, style } = await graphiqlFiles();
  const file = [script, style].find((candidate: GraphiqlFile) => candidate.path === path);
  if (!file) return refuse(response, 404, 'There is nothing at this path.');
  response.writeHead(200, {
    'Content-Type': file.contentType,
    // Every browser that can run GraphiQL takes gzip.
    'Content-Encoding': 'gzip',
    'Content-Length': file.gzipped.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  response.end(file.gzipped);
}
