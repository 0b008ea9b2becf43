import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PrismaClient } from '@agency/prisma';
import autocannon from 'autocannon';
import { freePort } from '../server/free-port.ts';
import { quantile } from './measure.ts';
import { startSiteProcess } from './site-process.ts';

const edits = 30;
const restartSeconds = 30;
/**
 * If a node ends, nginx repeats a GET at the other node, but not a POST, because the first node may have executed it.
 */
const requests: autocannon.Request[] = [
  { path: '/portfolio' },
  {
    method: 'POST',
    path: '/graphql',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ maintenancePlans { __typename } }' }),
  },
];
/**
 * In production only, a stopping node still answers open connections for a second. nginx needs that second, because it
 * does not repeat a POST.
 */
const production = { NODE_ENV: 'production', DEMO: '1', AGENCY_EMAIL: 'desk@bench.example' };

/**
 * Measures two nodes on one database behind nginx. First edits content once a second under load, and measures how
 * long an edit takes to show on both nodes. Then restarts one node after the other under load: no request may fail.
 * If nginx is not installed, logs a note and returns.
 */
export async function measureNodes(
  folder: string,
  variables: NodeJS.ProcessEnv,
  database: PrismaClient,
): Promise<void> {
  if (spawnSync('nginx', ['-v']).error) {
    console.log(
      'Two nodes behind nginx: skipped, because nginx is not installed (Debian: apt-get install nginx-light).',
    );
    return;
  }
  const ports = [await freePort(), await freePort()];
  const front = await freePort();
  const start = (port: number) =>
    startSiteProcess(folder, {
      ...variables,
      ...production,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${front}`,
    });
  const nodes = await Promise.all(ports.map(start));
  const nginxFolder = join(folder, 'nginx');
  const stopNginx = await startNginx(nginxFolder, front, ports);
  const load = (seconds: number) =>
    autocannon({ url: `http://127.0.0.1:${front}`, duration: seconds, connections: 16, requests });
  try {
    await load(2);
    const underLoad = load(edits + 1);
    const shown = await editEverySecond(
      database,
      nodes.map(({ url }) => url),
    );
    const under = await underLoad;
    const restarting = load(restartSeconds);
    for (const [at, port] of ports.entries()) {
      await nodes[at]?.stop();
      nodes[at] = await start(port);
    }
    const restarted = await restarting;
    const row = ({ requests, latency, errors, non2xx }: autocannon.Result) => ({
      'requests/s': Math.round(requests.average),
      'p50, ms': latency.p50,
      'p99, ms': latency.p99,
      failed: errors + non2xx,
    });
    const at = (part: number) => Math.round(quantile(shown, part));
    console.log(`Time until each of ${shown.length} edits showed on both nodes: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
    console.table({ 'two nodes, an edit every second': row(under), 'two nodes, restarted in turn': row(restarted) });
    if (under.errors + under.non2xx + restarted.errors + restarted.non2xx > 0) {
      console.log(`What failed, as nginx saw it:\n${await readFile(join(nginxFolder, 'failed.log'), 'utf8')}`);
      process.exitCode = 1;
    }
  } finally {
    await stopNginx();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

/** Edits an item every second, and returns how long each edit took to show on every node, in ms. */
async function editEverySecond(database: PrismaClient, urls: readonly string[]): Promise<number[]> {
  const { id } = await database.portfolioItem.findFirstOrThrow({ where: { featured: true } });
  const taken: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const title = `Edit ${edit} of ${edits}`;
    const nextSecond = delay(1_000);
    await database.portfolioItem.update({ where: { id }, data: { title } });
    const editedAt = performance.now();
    await Promise.all(urls.map((url) => untilShown(`${url}/portfolio`, title)));
    taken.push(performance.now() - editedAt);
    await nextSecond;
  }
  return taken;
}

async function untilShown(url: string, title: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(title)) await delay(5);
}

/**
 * Starts nginx in front of both nodes. If a node is down, nginx asks the other node. nginx never closes a client's
 * connection here. By default, it does so after 1,000 requests, and autocannon would lose the next request.
 */
async function startNginx(folder: string, port: number, nodes: readonly number[]): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `
    ${user} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http {
      map $status $failed { ~^(2|499) 0; default 1; }
      log_format failed '$time_iso8601 $request_method $uri $status, of $upstream_addr: $upstream_status';
      access_log ${folder}/failed.log failed if=$failed;
      keepalive_requests 1000000000;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      upstream nodes { ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join(' ')} keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://nodes;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_next_upstream error timeout;
        }
      }
    }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok) await delay(50);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
