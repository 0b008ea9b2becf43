import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Environment } from '#api/contract/environment.ts';
import { isDemoPath, openDemo } from './open-demo.ts';

/** A demonstration that runs in another process of this machine. */
export type SharedDemo = { sdkPath: string; paypal: NonNullable<Environment['paypal']>; port: number };

const host = '127.0.0.1';

/** Opens the demonstration for several processes: what a buyer's browser asks of it comes by a port of its own. */
export async function shareDemo(dataDir: string, { port, publicUrl }: Pick<Environment['site'], 'port' | 'publicUrl'>) {
  const demo = await openDemo(join(dataDir, 'paypal-demo.json'), publicUrl, `http://${host}:${port}`);
  const server = createServer(async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (!(await demo.handle(request, response, path))) response.writeHead(404).end();
  });
  await once(server.listen(0, host), 'listening');
  const shared: SharedDemo = { ...demo, port: (server.address() as AddressInfo).port };
  return {
    shared: { sdkPath: shared.sdkPath, paypal: shared.paypal, port: shared.port },
    async close() {
      server.closeAllConnections();
      server.close();
      await demo.close();
    },
  };
}

/** The demonstration as a process has it that did not open it: a buyer's requests are handed on to the one that did. */
export function joinDemo({ sdkPath, paypal, port }: SharedDemo): Awaited<ReturnType<typeof openDemo>> {
  return {
    sdkPath,
    paypal,
    close: async () => undefined,
    async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
      if (!isDemoPath(path)) return false;
      const { method, url, headers } = request;
      const onward = httpRequest({ host, port, method, path: url, headers });
      const answered = once(onward, 'response');
      await pipeline(request, onward);
      const [answer] = (await answered) as [IncomingMessage];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      await pipeline(answer, response);
      return true;
    },
  };
}
