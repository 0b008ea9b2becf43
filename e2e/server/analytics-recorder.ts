import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from './free-port.ts';

/** One command that a page gave to gtag: `['event', 'page_view', {...}]`. */
export type Command = readonly unknown[];

export type AnalyticsRecorder = {
  /** What a page loads in place of gtag.js. */
  scriptUrl: string;
  /** Every path that was asked for, queries included: nothing may be asked for a visitor who is not to be followed. */
  requests: string[];
  /** What pages reported, in order. */
  commands: Command[];
  clear(): void;
  close(): Promise<void>;
};

/** Does what gtag.js does with its queue: takes what is in it, then what comes, and sends it to where it came from. */
const script = (address: string) => `
  const send = (command) => fetch('${address}/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([...command]) });
  const queue = window.dataLayer;
  queue.forEach(send);
  queue.push = (command) => { Array.prototype.push.call(queue, command); send(command); };
`;

/** A stand-in for the analytics service, on a port and so an origin of its own, that remembers what it is told. */
export async function startAnalyticsRecorder(): Promise<AnalyticsRecorder> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const requests: string[] = [];
  const commands: Command[] = [];
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '');
    if (request.method === 'POST') commands.push(JSON.parse(await bodyOf(request)));
    response.setHeader('Content-Type', 'text/javascript');
    response.end(request.method === 'GET' ? script(address) : '');
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    scriptUrl: `${address}/gtag.js`,
    requests,
    commands,
    clear() {
      requests.length = 0;
      commands.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
