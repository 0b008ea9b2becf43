import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { currentDesktop } from '../../../test/harness/desktop.ts';
import { attachFile, forwardMail } from './mail-parts.ts';

async function serverWith(status: number, body: string) {
  const server = createServer((request, response) => request.resume() && response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'secret' };
}
const request = new Request(`app://console/message?id=${crypto.randomUUID()}`);

test.each([
  ['the mail', 200, '<p>Hello</p>', '<p>Hello</p>'],
  ['that the mail no longer exists', 404, '{}', 'This email can no longer be loaded.'],
  ['that the mail may be loaded later', 429, '{}', 'This email could not be loaded. Please try again later.'],
  ['that the mail is too large', 200, 'x'.repeat(5_000_000), 'This email is too large to be shown as it was designed.'],
])('a mail frame shows %s', async (_what, status, body, shown) => {
  expect(await (await forwardMail(request, await serverWith(status, body))).text()).toBe(shown);
});

test.each([
  ['a missing file', '/nowhere/at-all', 200, 'The file could not be read.'],
  ['a file that the server refuses', import.meta.filename, 400, 'Too many files'],
  ['a file that a proxy refuses', import.meta.filename, 413, 'The server refused the file (413).'],
])('says why %s was not added', async (_what, path, status, why) => {
  currentDesktop().chosenFile = path;
  const answer = status === 400 ? JSON.stringify({ message: why }) : '<h1>No</h1>';
  expect(await attachFile(crypto.randomUUID(), await serverWith(status, answer), null)).toBe(why);
});
