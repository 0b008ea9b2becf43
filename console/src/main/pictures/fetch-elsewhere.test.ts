import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchElsewhere, NotAllowed } from './fetch-elsewhere.ts';
import { isPublicAddress } from './public-address.ts';

async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, port: (server.address() as AddressInfo).port };
}

type Found = (error: NodeJS.ErrnoException | null, found: dns.LookupAddress[]) => void;

/** As if a name server told these addresses of the name, one after the other. */
function resolves(name: string, ...answers: string[]) {
  const { lookup } = dns;
  onTestFinished(() => void Object.assign(dns, { lookup }));
  const told = (asked: string, options: dns.LookupAllOptions, callback: Found) => {
    if (asked !== name) return lookup(asked, options, callback);
    callback(null, [{ address: answers.shift() ?? '127.0.0.3', family: 4 }]);
  };
  Object.assign(dns, { lookup: told });
}

const signal = new AbortController().signal;
const anywhere = () => true;

test('follows redirects, and brings no more than the question', async () => {
  const { asked, port } = await serve(({ url, headers }, response) => {
    if (url === '/a') response.writeHead(302, { Location: '/b' }).end();
    else response.end(JSON.stringify(Object.keys(headers).sort()));
  });
  const response = await fetchElsewhere(new URL(`http://127.0.0.1:${port}/a`), signal, anywhere);
  const [body] = await response.toArray();
  expect(JSON.parse(String(body))).toEqual(['accept', 'connection', 'host', 'user-agent']);
  expect(asked.map((line) => line.split('/')[1])).toEqual(['a', 'b']);
});

test.each([
  'http://127.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://localhost:PORT/',
])('refuses what is inside: %s', async (address) => {
  const { asked, port } = await serve((_request, response) => response.end());
  const url = new URL(address.replace('PORT', String(port)));
  await expect(fetchElsewhere(url, signal, isPublicAddress)).rejects.toThrow(NotAllowed);
  expect(asked).toEqual([]);
});

test('a name that leads inside is refused, and asked for once', async () => {
  const { asked, port } = await serve((_request, response) => response.end());
  resolves('pictures.example', '127.0.0.1');
  await expect(fetchElsewhere(new URL(`http://pictures.example:${port}/`), signal, isPublicAddress)).rejects.toThrow(
    NotAllowed,
  );
  expect(asked).toEqual([]);
});

test('the connection goes to the address that was looked at', async () => {
  const { asked, port } = await serve((_request, response) => response.end());
  resolves('rebinding.example', '127.0.0.1', '127.0.0.2');
  const looked: string[] = [];
  await fetchElsewhere(new URL(`http://rebinding.example:${port}/`), signal, (ip) => looked.push(ip) > 0);
  expect(looked).toEqual(['127.0.0.1']);
  expect(asked).toEqual([`rebinding.example:${port}/`]);
});

test('a redirect is looked at like the first address', async () => {
  const inside = await serve((_request, response) => response.end());
  const outside = await serve((_request, response) =>
    response.writeHead(302, { Location: `http://127.0.0.2:${inside.port}/` }).end(),
  );
  const reach = (ip: string) => ip === '127.0.0.1';
  await expect(fetchElsewhere(new URL(`http://127.0.0.1:${outside.port}/`), signal, reach)).rejects.toThrow(NotAllowed);
  expect(inside.asked).toEqual([]);
});

test.each(['/', 'file:///etc/passwd', 'http://ada@127.0.0.1/', 'http://['])(
  'redirected to %s ends in a refusal',
  async (to) => {
    const { asked, port } = await serve((_request, response) => response.writeHead(302, { Location: to }).end());
    await expect(fetchElsewhere(new URL(`http://127.0.0.1:${port}/`), signal, anywhere)).rejects.toThrow(NotAllowed);
    expect(asked.length).toBeLessThanOrEqual(5);
  },
);
