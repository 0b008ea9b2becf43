import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

type Listener = (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => void;

const names = ['localhost', '127.0.0.1'];

/**
 * Lets only pages of the server itself talk to it. A website whose name suddenly leads to this machine is known by `Host`;
 * any other by `Origin`, which browsers send with each WebSocket and each call that changes something.
 *
 * It stands before all that listens by now, since the live updates (socket.io) pass Fastify's hooks by: call it last.
 */
export function guardMailbox(server: Server): void {
  for (const event of ['request', 'upgrade'] as const) {
    const listeners = server.listeners(event) as Listener[];
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => {
      if (!isOurs(request)) return refuse(answer);
      for (const listener of listeners) listener.call(server, request, answer, ...rest);
    });
  }
}

function isOurs({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return names.includes(host.replace(/:\d+$/, '')) && (origin === undefined || origin === `http://${host}`);
}

function refuse(answer: ServerResponse | Duplex): void {
  if (answer instanceof ServerResponse) answer.writeHead(403).end('Not from there.');
  else answer.end(`HTTP/1.1 403 ${STATUS_CODES[403]}\r\nConnection: close\r\n\r\n`);
}
