import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { openMailbox } from './open-mailbox.ts';
import { openMailer } from './open-mailer.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-test-'));
afterAll(() => rm(dataDir, { recursive: true }));
const environment = parseEnvironment({ DATA_DIR: dataDir });

const subjects = async (url: string) =>
  ((await (await fetch(`${url}/api/email`)).json()) as { subject: string }[]).map(({ subject }) => subject);

const upgrade = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

function statusFor(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      })
      .on('error', reject)
      .end();
  });
}

test('the embedded mailbox keeps its mail over a restart, allows no other origin, and prints nothing', async () => {
  const said = vi.spyOn(process.stdout, 'write');
  const first = await openMailbox(environment);
  const from = { name: 'Studio', address: 'desk@agency.example' };
  const mailer = openMailer({ smtpUrl: first.smtpUrl, from, domain: 'agency.example' });
  const to = { name: '', address: 'reader@example.com' };
  await mailer.send('1', { to, subject: 'Kept', html: '<p>Hello</p>', text: 'Hello' }, new AbortController().signal);
  expect(await subjects(first.url)).toEqual(['Kept']);
  const { headers } = await fetch(`${first.url}/api/email`, { headers: { origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  mailer.close();

  const port = Number(new URL(first.url).port);
  const asked = parseEnvironment({ DATA_DIR: dataDir, MAILBOX_PORT: String(port) });
  await expect(openMailbox(asked)).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another MAILBOX_PORT.`,
  );
  const second = await openMailbox(environment);
  expect(second.url).not.toBe(first.url);
  await Promise.all([first.close(), second.close()]);

  const again = await openMailbox(asked);
  expect(again.url).toBe(first.url);
  expect(await subjects(again.url)).toEqual(['Kept']);
  await again.close();
  expect(said.mock.calls.map(([chunk]) => String(chunk))).toEqual([]);
  said.mockRestore();
});

test('the embedded mailbox shows mail and live updates only to its own page', async () => {
  const own = await mkdtemp(join(tmpdir(), 'mailbox-test-'));
  const mailbox = await openMailbox(parseEnvironment({ DATA_DIR: own }));
  const { host, port } = new URL(mailbox.url);
  const callers: [Record<string, string>, boolean][] = [
    [{ host }, true],
    [{ host, origin: mailbox.url }, true],
    [{ host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` }, true],
    [{ host, origin: 'https://evil.example' }, false],
    [{ host, origin: 'null' }, false],
    [{ host, origin: 'http://localhost:5000' }, false],
    [{ host: 'evil.example' }, false],
    [{ host: `evil.example:${port}`, origin: `http://evil.example:${port}` }, false],
  ];
  const live = `${mailbox.url}/socket.io/?EIO=4&transport=`;
  for (const [headers, welcome] of callers) {
    const statuses = [
      await statusFor(`${mailbox.url}/`, { ...headers, accept: 'text/html' }),
      await statusFor(`${mailbox.url}/api/email`, headers),
      await statusFor(`${live}polling`, headers),
      await statusFor(`${live}websocket`, { ...headers, ...upgrade }),
    ];
    expect([headers, statuses]).toEqual([headers, welcome ? [200, 200, 200, 101] : [403, 403, 403, 403]]);
  }
  await mailbox.close();
  await rm(own, { recursive: true });
});
