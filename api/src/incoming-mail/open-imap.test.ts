import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openImap } from './open-imap.ts';

/** Nothing listens at these addresses. The tested code runs before a connection is made. */
const account = { url: 'imap://desk@127.0.0.1:9', tokenUrl: 'http://127.0.0.1:9' };
const open = (more: object) => openImap({ ...account, ...more } as never, { silenceMs: 1_000 }).catch((error) => error);

test('a failed token command is reported by its exit code, never by its output', async () => {
  const { message } = await open({ accessTokenCommand: 'echo secret >&2; exit 3' });
  expect(message).toBe('IMAP_ACCESS_TOKEN_COMMAND failed with 3.');
});

test('two connections at once refresh a token once, and the next connection uses the newest refresh token', async () => {
  const given: (string | null)[] = [];
  const server = createServer(async (request, response) => {
    given.push(new URLSearchParams(await text(request)).get('refresh_token'));
    response.end(JSON.stringify({ access_token: 'access', refresh_token: `refresh-${given.length}` }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const tokenUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refreshed = () => open({ refreshToken: 'refresh-0', clientId: 'id', tokenUrl });
  await Promise.all([refreshed(), refreshed()]);
  await refreshed();
  expect(given).toEqual(['refresh-0', 'refresh-1']);
});
