import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Copied } from './bare-server.ts';

/** Requests of one kind, to one process on this machine. */
export type Load = {
  url: string;
  pid: number;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Request bodies. Several bodies are sent once each. A single body is in every request. */
  bodies?: string[];
  /** Adds a different query to each path, so that no response comes from a cache. */
  distinct?: boolean;
  expected?: number;
};

export type Measured = {
  'requests/s': number;
  'p50, ms': number;
  'p99, ms': number;
  'processor, ms': number;
  bytes: number;
  'memory, MB': number;
};

/**
 * The indexes of user and system time (in ticks of 10 ms) among the fields after the process name in /proc/<pid>/stat.
 */
const [userTicks, systemTicks] = [11, 12];

/** Returns the processor time that a process and its threads have used, in ms. NaN if there is no /proc. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[userTicks]) + Number(fields[systemTicks])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Returns the resident memory of a process, in MB. NaN if there is no /proc. */
export function memoryMb(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

/**
 * Returns the memory of a process and its descendants in MB, with shared memory counted once (Pss). NaN without /proc.
 */
export function treeMemoryMb(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
    // A child that has ended meanwhile counts as 0 MB.
    return Math.round(own + children.reduce((sum, child) => sum + (treeMemoryMb(Number(child)) || 0), 0));
  } catch {
    return Number.NaN;
  }
}

/** Returns the quantile of the numbers for a fraction, such as 0.5 for the median. NaN if there are no numbers. */
export const quantile = (numbers: readonly number[], fraction: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(numbers.length * fraction) - 1)] ?? Number.NaN;

let unique = 0;

/** Returns a header with a client address that no other request has, because rate limits count per IPv4 address. */
function visitor(): Record<string, string> {
  unique += 1;
  return { 'X-Forwarded-For': `10.${(unique >> 16) & 255}.${(unique >> 8) & 255}.${unique & 255}` };
}

/**
 * Sends the load for `seconds`, or, if it has several bodies, until each was sent once.
 *
 * @throws if a request gets no response, or one with a status other than `expected`.
 */
export async function measure(load: Load, seconds: number, connections = 16): Promise<Measured> {
  const { url, pid, path, method = 'GET', headers = {}, bodies, distinct, expected = 200 } = load;
  const left = bodies?.slice();
  const request: autocannon.Request = {
    method,
    path,
    headers,
    ...(distinct && {
      setupRequest: (asked) => ({ ...asked, path: `${path}${path.includes('?') ? '&' : '?'}n=${++unique}` }),
    }),
    ...(left && {
      setupRequest: (asked) => ({
        ...asked,
        headers: { ...headers, ...visitor() },
        body: left.pop() ?? bodies?.[0] ?? '',
      }),
    }),
  };
  const before = processorMs(pid);
  const result = await autocannon({
    url,
    connections,
    requests: [request],
    ...(bodies && bodies.length > 1 ? { amount: bodies.length } : { duration: seconds }),
  });
  const statuses = result.statusCodeStats as Record<string, { count: number }> | undefined;
  const good = statuses?.[String(expected)]?.count ?? 0;
  const total = result.requests.total;
  if (result.errors > 0 || good < total)
    throw new Error(
      `${url}${path}: ${total - good} of ${total} answers were not ${expected}: ${JSON.stringify(statuses)}`,
    );
  return {
    'requests/s': Math.round(total / result.duration),
    'p50, ms': result.latency.p50,
    'p99, ms': result.latency.p99,
    'processor, ms': Number(((processorMs(pid) - before) / total).toFixed(3)),
    bytes: Math.round(result.throughput.total / total),
    'memory, MB': memoryMb(pid),
  };
}

/** Starts a bare `node:http` server in a separate process, which replays responses of the site. */
export async function startBareServer() {
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  await once(bare, 'message');
  return {
    /** Requests the load once from the site. Returns a load for the bare server, which sends the same response. */
    async copyOf(load: Load): Promise<Load> {
      const { url, path, method = 'GET', headers = {}, bodies } = load;
      const body = bodies?.[0];
      bare.send({ url, path, method, headers, ...(body !== undefined && { body }) } satisfies Copied);
      const [copied] = (await once(bare, 'message')) as [{ url: string; path: string }];
      const answer = await fetch(copied.url + copied.path, { headers });
      return { ...load, ...copied, pid: bare.pid ?? 0, distinct: false, expected: answer.status };
    },
    stop: () => bare.disconnect(),
  };
}
