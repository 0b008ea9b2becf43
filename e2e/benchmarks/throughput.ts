import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import type { Copied } from './bare-server.ts';

/**
 * Requests a second of two running servers, such as an old commit's and a new one's, one after the other in every round.
 *
 *     pnpm bench throughput --base http://localhost:4110 --head http://localhost:4120 [--rounds 7] [--seconds 3]
 *
 * Both are on this machine, which knows no limits of requests, and should hold the same content. Each is measured beside a
 * bare `node:http` that sends the bytes of its answers, so that a change of bytes is told from one of work.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    head: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
  },
});
const { base, head } = values;
if (!base || !head) throw new Error('Say which two servers are compared: --base URL --head URL');
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
await once(bare, 'message');

type Side = { url: string; target: autocannon.Request; answers: number[] };

/** The same answers from the bare server. */
async function copyOf({ url, target }: Side): Promise<Side> {
  const { path = '/', method = 'GET', headers = {}, body } = target;
  bare.send({ url, path, method, headers, ...(body !== undefined && { body }) } as Copied);
  const [copied] = (await once(bare, 'message')) as [{ url: string; path: string }];
  return { url: copied.url, target: { ...target, path: copied.path }, answers: [] };
}

const query = '{ portfolioItems(first: 12) { edges { node { id title technology metric1Value } } } }';

/** What is asked for: path and, where it is no plain GET, the rest of the request. */
async function targetsOf(url: string): Promise<Record<string, autocannon.Request>> {
  const answer = await fetch(`${url}/api/blog/posts`);
  const [post] = (await answer.json()) as { slug: string }[];
  const headers = { 'Accept-Encoding': 'gzip, br' };
  return {
    'cached page': { path: `/blog/${post?.slug}`, headers },
    // A query that a page might read is rendered for the one who asks.
    'rendered page': { path: '/about?visit=1', headers },
    'GraphQL query': {
      method: 'POST',
      path: '/graphql',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    },
    'REST list': { path: '/api/portfolio', headers },
  };
}

/** Answers a second, over `duration` seconds; every one of them must be a success. */
async function measure(url: string, target: autocannon.Request, duration: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, requests: [target], duration, connections: 16 });
  if (errors + non2xx > 0) throw new Error(`${url}${target.path} failed ${errors + non2xx} times`);
  return requests.average;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

console.log(`Requests a second: medians of ${rounds} rounds of ${seconds} s, ${base} and ${head} in turn`);
const [ofBase, ofHead] = [await targetsOf(base), await targetsOf(head)];
for (const [name, target] of Object.entries(ofBase)) {
  const servers: [Side, Side] = [
    { url: base, target, answers: [] },
    { url: head, target: ofHead[name] ?? target, answers: [] },
  ];
  for (const side of servers) await measure(side.url, side.target, 1);
  const sides = [...servers, await copyOf(servers[0]), await copyOf(servers[1])];
  for (let round = 0; round < rounds; round++)
    // Who goes first changes: the machine may grow slower within a round.
    for (const side of round % 2 ? sides.toReversed() : sides)
      side.answers.push(await measure(side.url, side.target, seconds));
  const [before = 0, after = 0, bareBefore = 0, bareAfter = 0] = sides.map(({ answers }) => median(answers));
  const changed = (from: number, to: number) => `${(100 * (to / from - 1)).toFixed(1)} %`.padStart(8);
  const part = (of: number, all: number) => `${((100 * of) / all).toFixed(0)} %`;
  console.log(
    `${name.padEnd(15)} ${before.toFixed(0).padStart(7)} -> ${after.toFixed(0).padStart(7)}  ${changed(before, after)}` +
      `   bare: ${bareBefore.toFixed(0)} -> ${bareAfter.toFixed(0)}  ${changed(bareBefore, bareAfter)}` +
      `   of bare: ${part(before, bareBefore)} -> ${part(after, bareAfter)}`,
  );
}
bare.disconnect();
