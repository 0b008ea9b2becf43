import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, Socket } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { picturePath } from '#api/contract/portfolio.ts';
import { serveApi, useSignIn } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { fetchPicture } from './fetch-picture.ts';

const database = await useTestDatabase();
const open = await serveApi(database, { pictureAddresses: ['127.0.0.1'] });
const closed = await serveApi(database);
const headers = useSignIn(database.client);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const asked: { line: string; headers: string[] }[] = [];
/** The answer of the third party's server. Tests replace it. */
let answer: RequestListener = (_request, response) => response.end(png);
const pictureHost = createServer((request, response) => {
  asked.push({ line: `${request.headers.host}${request.url}`, headers: Object.keys(request.headers).sort() });
  answer(request, response);
});
await new Promise<void>((resolve) => pictureHost.listen(0, '127.0.0.1', resolve));
afterAll(() => void pictureHost.close());
const { port } = pictureHost.address() as AddressInfo;

/** Requests the picture at this address from the API. */
async function picture(url: string, api = open, sent = headers, method = 'GET') {
  const answered = await fetch(`${api.url}${picturePath}?url=${encodeURIComponent(url)}`, { headers: sent, method });
  const text = Buffer.from(await answered.arrayBuffer());
  const isJson = answered.headers.get('content-type')?.startsWith('application/json');
  return { status: answered.status, headers: answered.headers, body: isJson ? JSON.parse(text.toString()) : text };
}

function answers(listener: RequestListener) {
  asked.length = 0;
  answer = listener;
}

test('sends a signed-in admin the picture, with the content type of its bytes, cacheable only by the browser', async () => {
  answers((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' }).end(png),
  );
  const { status, headers: answered, body } = await picture(`http://127.0.0.1:${port}/a.png`);
  expect([status, body]).toEqual([200, png]);
  expect(Object.fromEntries(answered)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(answered.get('set-cookie')).toBeNull();
  expect(asked).toEqual([{ line: `127.0.0.1:${port}/a.png`, headers: ['accept', 'connection', 'host', 'user-agent'] }]);
});

test('sends no request for a visitor who is not signed in', async () => {
  answers((_request, response) => response.end(png));
  const { status, body } = await picture(`http://127.0.0.1:${port}/`, open, {});
  expect([status, body.message, asked]).toEqual([401, expect.any(String), []]);
  expect((await picture(`http://127.0.0.1:${port}/`, open, headers, 'POST')).status).toBe(405);
});

test.each(['', 'a', '/images/a.png', 'file:///etc/passwd', 'javascript:alert(1)', 'http://ada@127.0.0.1/', 'http://['])(
  'refuses %j, which is not a web address, or contains a user name',
  async (url) => {
    const { status, body } = await picture(url);
    expect([status, body.message]).toEqual([400, expect.stringContaining('web address')]);
  },
);

test.each([
  'http://127.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://localhost:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
])('sends no request inside the network: %s', async (address) => {
  answers((_request, response) => response.end(png));
  expect((await picture(address.replace('PORT', String(port)), closed)).status).toBe(502);
  expect(asked).toEqual([]);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.8.8.8',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '[::]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00:ec2::254]',
  '[fe80::1]',
])('refuses to connect to %s', async (host) => {
  const connected: string[] = [];
  const { connect } = Socket.prototype;
  onTestFinished(() => void Object.assign(Socket.prototype, { connect }));
  const noted = () => {
    connected.push(host);
    throw new Error('connected');
  };
  Object.assign(Socket.prototype, { connect: noted });
  await expect(fetchPicture(`http://${host}/`)).rejects.toMatchObject({ status: 502 });
  expect(connected).toEqual([]);
});

type Found = (error: NodeJS.ErrnoException | null, found: dns.LookupAddress[]) => void;

function replaceLookup(lookup: unknown) {
  Object.assign(dns, { lookup });
  syncBuiltinESMExports();
}

/** Makes a name resolve to these addresses, one after the other. */
function resolves(name: string, ...addresses: string[]) {
  const { lookup } = dns;
  onTestFinished(() => replaceLookup(lookup));
  const found = (host: string, options: dns.LookupAllOptions, callback: Found) => {
    if (host !== name) return lookup(host, options, callback);
    callback(null, [{ address: addresses.shift() ?? '127.0.0.3', family: 4 }]);
  };
  replaceLookup(found);
}

test('refuses a name that resolves to an address inside the network', async () => {
  answers((_request, response) => response.end(png));
  resolves('pictures.example', '127.0.0.1', '127.0.0.1');
  const url = `http://pictures.example:${port}/`;
  expect([(await picture(url, closed)).status, asked]).toEqual([502, []]);
  expect((await picture(url)).status, 'where it is allowed').toBe(200);
});

test('connects to the same address that was checked', async () => {
  answers((_request, response) => response.end(png));
  resolves('rebinding.example', '127.0.0.1', '127.0.0.2');
  expect((await picture(`http://rebinding.example:${port}/`)).status).toBe(200);
  expect(asked.map(({ line }) => line)).toEqual([`rebinding.example:${port}/`]);
});

test('follows a few redirects, and checks each like the first address', async () => {
  answers((request, response) => {
    if (request.url === '/a') response.writeHead(302, { Location: '/b' }).end();
    else response.end(png);
  });
  expect((await picture(`http://127.0.0.1:${port}/a`)).status).toBe(200);
  answers((_request, response) => response.writeHead(302, { Location: `http://127.0.0.2:${port}/` }).end());
  expect((await picture(`http://127.0.0.1:${port}/`)).status).toBe(502);
  expect(asked).toHaveLength(1);
});

test.each(['/', 'file:///etc/passwd', 'http://ada@127.0.0.1/', 'http://['])(
  'gives up on a server that redirects to %s',
  async (location) => {
    answers((_request, response) => response.writeHead(302, { Location: location }).end());
    expect((await picture(`http://127.0.0.1:${port}/`)).status).toBe(502);
    expect(asked.length).toBeLessThanOrEqual(4);
  },
);

test.each([
  ['an SVG', svg],
  ['a page', '<h1>Welcome</h1>'],
  ['nothing', ''],
])('refuses %s, whatever type its server declares', async (_what, body) => {
  answers((_request, response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(body));
  expect((await picture(`http://127.0.0.1:${port}/`)).status).toBe(415);
});

test('stops reading a picture that is too large', async () => {
  let sent = 0;
  answers((_request, response) => {
    const write = () => {
      while (!response.destroyed && sent < 40 && response.write(Buffer.alloc(1024 * 1024))) sent += 1;
    };
    response.on('drain', write).on('error', () => undefined);
    write();
  });
  const { status, body } = await picture(`http://127.0.0.1:${port}/`);
  expect([status, body.message]).toEqual([413, expect.stringContaining('10 MiB')]);
  expect(sent).toBeLessThan(40);
});

test('distinguishes a server without the picture from one that fails, is busy or ends the connection', async () => {
  for (const [answered, status] of [
    [404, 404],
    [403, 404],
    [500, 502],
    [429, 502],
  ] as const) {
    answers((_request, response) => response.writeHead(answered).end(png));
    expect((await picture(`http://127.0.0.1:${port}/`)).status, String(answered)).toBe(status);
  }
  answers((request) => request.destroy());
  expect((await picture(`http://127.0.0.1:${port}/`)).status).toBe(502);
});

test('disconnects from a silent server once the client is gone', async () => {
  const left = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  answers((_request, response) => {
    response.on('close', left.resolve);
    arrived.resolve();
  });
  const waiting = new AbortController();
  const url = `${open.url}${picturePath}?url=${encodeURIComponent(`http://127.0.0.1:${port}/`)}`;
  const asking = fetch(url, { headers, signal: waiting.signal }).catch(() => undefined);
  await arrived.promise;
  waiting.abort();
  await left.promise;
  await asking;
});
