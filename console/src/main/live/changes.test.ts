import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Unreachable } from '#main/connection/graphql.ts';
import { changesAfter, SessionEnded } from './changes.ts';

/** Starts a server that answers a subscription with `answer`. */
async function serve(answer: (response: ServerResponse, body: string) => void) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'a token' };
}

const eventStream = { 'Content-Type': 'text/event-stream' };
const event = (cursor: string) => {
  const changes = { cursor, type: null, id: null, added: false, deleted: false, current: true, node: null };
  return `event: next\ndata: ${JSON.stringify({ data: { changes } })}\n\n`;
};
const never = new AbortController().signal;

async function cursorsOf(changes: ReturnType<typeof changesAfter>): Promise<string[]> {
  const cursors: string[] = [];
  for await (const { cursor } of changes) cursors.push(cursor);
  return cursors;
}

test('yields changes after a cursor until the server ends the stream', async () => {
  let asked = '';
  const endpoint = await serve((response, body) => {
    asked = body;
    response.writeHead(200, eventStream).end(`:\n\n${event('2')}${event('3')}event: complete\ndata:\n\n`);
  });
  expect(await cursorsOf(changesAfter(endpoint, '1', never))).toEqual(['2', '3']);
  expect(JSON.parse(asked).variables).toEqual({ after: '1' });
});

test('ends without an error when it is aborted', async () => {
  const endpoint = await serve((response) => void response.writeHead(200, eventStream).write(event('2')));
  const stop = new AbortController();
  const cursors: string[] = [];
  for await (const { cursor } of changesAfter(endpoint, null, stop.signal)) {
    cursors.push(cursor);
    stop.abort();
  }
  expect(cursors).toEqual(['2']);
});

const unauthenticated = JSON.stringify({ errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] });
test.each([
  ['JSON', { 'Content-Type': 'application/json' }, unauthenticated],
  ['the stream', eventStream, `event: next\ndata: ${unauthenticated}\n\n`],
])('throws SessionEnded when %s reports the end of the session', async (_where, headers, body) => {
  const endpoint = await serve((response) => response.writeHead(200, headers).end(body));
  await expect(cursorsOf(changesAfter(endpoint, null, never))).rejects.toThrow(SessionEnded);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['answers with a page', (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hi</h1>')],
  ['fails', (response) => response.writeHead(503).end()],
  ['drops the connection', (response) => response.writeHead(200, eventStream).write(':\n\n', () => response.destroy())],
  ['sends an endless change', (response) => response.writeHead(200, eventStream).write('x'.repeat(2 ** 21))],
  ['sends invalid JSON', (response) => response.writeHead(200, eventStream).end('event: next\ndata: {\n\n')],
])('throws Unreachable when the server %s', async (_what, answer) => {
  const endpoint = await serve(answer);
  await expect(cursorsOf(changesAfter(endpoint, null, never))).rejects.toThrow(Unreachable);
});

test('disconnects from a server that stops sending, but not from one that pings', async () => {
  const left = Promise.withResolvers<void>();
  let pings = 0;
  const endpoint = await serve((response) => {
    response.writeHead(200, eventStream).on('close', left.resolve);
    const timer = setInterval(() => {
      pings += 1;
      response.write(':\n\n');
      if (pings === 5) clearInterval(timer);
    }, 50);
  });
  await expect(cursorsOf(changesAfter(endpoint, null, never, 500))).rejects.toThrow(Unreachable);
  await left.promise;
  expect(pings).toBe(5);
});
