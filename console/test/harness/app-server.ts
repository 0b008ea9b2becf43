import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Desktop } from './desktop.ts';

const app = 'app://console';

export type AppServer = {
  origin: string;
  /** Converts an address of this server to the program's `app://console/...`. */
  asApp(address: string): string;
  close(): Promise<void>;
};

/** Serves the answers of the program's `app:` handler over HTTP. Chromium has no `app:` scheme here. */
export async function serveScheme(desktop: Desktop): Promise<AppServer> {
  let origin = '';
  const asApp = (address: string) => (address.startsWith(`${origin}/`) ? app + address.slice(origin.length) : address);
  const server = createServer(async (incoming, outgoing) => {
    try {
      const answer = desktop.schemes.get('app');
      if (!answer) throw new Error('The program does not serve app:');
      const response = await answer(asRequest(incoming));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      if (!outgoing.destroyed) outgoing.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asApp,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Converts a request. As in Electron, its signal does not abort when the page cancels the request. */
function asRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !['host', 'connection', 'origin', 'referer'].includes(name))
      headers.set(name, value);
  const body = ['GET', 'HEAD'].includes(method) ? null : (Readable.toWeb(incoming) as ReadableStream);
  return new Request(app + url, { method, headers, body, duplex: 'half' } as RequestInit);
}
