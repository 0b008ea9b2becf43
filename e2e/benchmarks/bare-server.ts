import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bare `node:http` server in a child process, which shows how fast the machine can serve. Each message from the
 * parent process describes a request. The server sends this request to the site once, and replies to the parent with a
 * URL at which it replays the site's response.
 */
export type Copied = { url: string; path: string; method: string; headers: Record<string, string>; body?: string };

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
const answers = new Map<string, Answer>();
/** Headers that Node writes itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const server = createServer((asked, response) => {
  const answer = answers.get(asked.url ?? '');
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ kind: 'ready' }));

process.on('message', async ({ url, path, method, headers, body }: Copied) => {
  const answer = await new Promise<Answer>((resolve, reject) => {
    const asked = request(url + path, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const kept = Object.entries(response.headers).filter(([name]) => !own.has(name));
      const written = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
      resolve({ status: response.statusCode ?? 0, headers: written, body: Buffer.concat(chunks) });
    });
    asked.on('error', reject).end(body);
  });
  const copy = `/${answers.size}`;
  answers.set(copy, answer);
  process.send?.({ kind: 'copied', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, path: copy });
});
process.on('disconnect', () => process.exit());
