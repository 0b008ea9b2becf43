import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const plain = 'Something went wrong on our side.';

/** Ends a request whose handler threw: JSON or a small page with the request's id, or a cut when half was sent. */
export function answerServerError(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = 500;
  response.removeHeader('Content-Length');
  response.removeHeader('Content-Encoding');
  response.setHeader('Cache-Control', 'no-store');
  if (request.headers.accept?.includes('text/html')) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Error</title><h1>${plain}</h1><p>If it happens again, tell us this number: ${requestId}</p></html>`,
    );
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ message: plain, requestId }));
}

const statusOfCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers bytes that are no HTTP request (400), too many header bytes (431), or too slow ones (408), and hangs up. */
export function refuseMalformed(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: readonly (readonly [string, string])[],
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const requestId = randomUUID();
  const body = JSON.stringify({ message: STATUS_CODES[status], requestId });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `X-Request-Id: ${requestId}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
