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
  readonly commands: Command[];
  clear(): void;
  close(): Promise<void>;
};

type Report = { page: number; place: number; command: Command };

/**
 * Does what gtag.js does with its queue: takes what is in it, then what comes, and sends it to where it came from. Each is
 * numbered, since what leaves first need not arrive first.
 */
const script = (address: string) => `
  let sent = 0;
  const send = (command) => {
    sent += 1;
    const body = JSON.stringify({ page: performance.timeOrigin, place: sent, command: [...command] });
    return fetch('${address}/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };
  const queue = window.dataLayer;
  queue.forEach(send);
  queue.push = (command) => { Array.prototype.push.call(queue, command); send(command); };
`;

/** A stand-in for the analytics service, on a port and so an origin of its own, that remembers what it receives. */
export async function startAnalyticsRecorder(): Promise<AnalyticsRecorder> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const requests: string[] = [];
  const reports: Report[] = [];
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '');
    if (request.method === 'POST') reports.push(JSON.parse(await bodyOf(request)));
    response.setHeader('Content-Type', 'text/javascript');
    response.end(request.method === 'GET' ? script(address) : '');
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    scriptUrl: `${address}/gtag.js`,
    requests,
    get commands() {
      return reports.toSorted((a, b) => a.page - b.page || a.place - b.place).map(({ command }) => command);
    },
    clear() {
      requests.length = 0;
      reports.length = 0;
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
