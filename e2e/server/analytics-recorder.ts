import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from './free-port.ts';

/** One command that a page gave to gtag: `['event', 'page_view', {...}]`. */
export type Command = readonly unknown[];

export type AnalyticsRecorder = {
  /** The address of the script that a page loads in place of gtag.js. */
  scriptUrl: string;
  /** Every path that a page requested, including its query. A visitor who must not be tracked causes no request. */
  requests: string[];
  /** The commands that pages reported, in order. */
  readonly commands: Command[];
  clear(): void;
  close(): Promise<void>;
};

type Report = { page: number; place: number; command: Command };

/**
 * Returns a script that handles the page's queue as gtag.js does: it sends each command in the queue, and each later
 * one, to the recorder. Commands are numbered, because they may arrive in another order.
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

/**
 * Starts a stand-in for the analytics service, which records what it receives. Its own port makes it another origin.
 */
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
