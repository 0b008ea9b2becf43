import { setTimeout as delay } from 'node:timers/promises';
import { sendInquiry } from './send-inquiry.ts';
import { siteUnderAttack } from './site-under-attack.ts';

/** A request that one network repeats. `perSecond` is below the rate limit of 20 calls a second. */
type Attack = { perSecond: number; path: string; body: object };

const aliased = (amount: number, field: string) =>
  `{ ${Array.from({ length: amount }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
const operation = (query: string, variables = {}) => ({ path: '/graphql', body: { query, variables } });
const report = (metrics: object[]) => ({
  email: 'ada@client.example',
  website: 'client.example',
  performanceData: { overallScore: 85, metrics },
});
const nested = aliased(14, 'portfolioItems(first: 10) { edges { node { next { next { next { id } } } } } }');
/** An operation whose cost is just below the API's limit. */
const allowed = aliased(14, 'portfolioItems(first: 10) { edges { node { next { id } } } }');
const related =
  '{ blogPosts(first: 12) { edges { node { related { related { content newer { content } older { content } } } } } } }';
const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`field${at}`, at]));
const variables = 'mutation ($input: PerformanceReportInput!) { emailPerformanceReport(input: $input) { __typename } }';

const attacks: Record<string, Attack | null> = {
  nothing: null,
  'report of 30,000 metrics': {
    perSecond: 3,
    path: '/api/performance/email-report',
    body: report(Array(30_000).fill({})),
  },
  'neighbors of neighbors': { perSecond: 7, ...operation(nested) },
  'as much as one operation may cost': { perSecond: 15, ...operation(allowed) },
  'related posts of related posts': { perSecond: 7, ...operation(related) },
  'variables with unknown fields': {
    perSecond: 3,
    ...operation(variables, { input: { ...unknown, ...report([]), name: 'x'.repeat(65_000) } }),
  },
};

const seconds = 15;
/** The maximum sizes of a refusal and of a response to one operation, in bytes. */
const longest = { refusal: 8_192, answer: 2_000_000 };

type Answer = { status: number; bytes: number; ms: number };

export type OverloadReport = { table: Record<string, Record<string, number | string>>; faults: string[] };

/**
 * Tests whether one network can disturb visitors from other networks. During each attack of 15 seconds, visitors send
 * two inquiries a second, and open a cached page five times a second. All inquiries must be stored, no response may
 * exceed its size limit, and the log must contain no error.
 */
export async function surviveOverload(onProgress: (step: string) => void): Promise<OverloadReport> {
  const site = await siteUnderAttack('overload');
  const { origin } = site;
  const table: OverloadReport['table'] = {};
  const faults: string[] = [];
  try {
    await site.ready;
    await ask(origin, '10.0.0.1', '/');
    for (const [name, attack] of Object.entries(attacks)) {
      onProgress(name);
      const before = errorLines(site.output());
      const answers = attack
        ? repeat(attack.perSecond, () => ask(origin, '203.0.113.9', attack.path, attack.body))
        : [];
      const pages = repeat(5, () => ask(origin, '10.0.0.1', '/'));
      const inquiries = repeat(2, async (number) => {
        const [address, marker] = [
          `10.1.${number}.${Object.keys(table).length}`,
          `${Object.keys(table).length}-${number}`,
        ];
        const token = await site.takeToken();
        const startedAt = performance.now();
        const result = await sendInquiry({ apiUrl: origin, marker, token, address });
        return { result, ms: performance.now() - startedAt };
      });
      const [sent, opened, asked] = [await inquiries, await pages, await answers];
      const failed = sent.filter(({ result }) => result !== 'accepted').length;
      const most = Math.max(0, ...asked.map(({ bytes }) => bytes));
      const tooLong = asked.filter(({ status, bytes }) => bytes > (status < 400 ? longest.answer : longest.refusal));
      table[name] = {
        requests: asked.length,
        statuses: [...new Set(asked.map(({ status }) => status))].toSorted().join(' '),
        'KB in': kilobytes(attack ? JSON.stringify(attack.body).length : 0),
        'KB out': kilobytes(most),
        'p99 ms': percentile(asked, 0.99),
        'inquiries failed': `${failed} of ${sent.length}`,
        'inquiry p99 ms': percentile(sent, 0.99),
        'cached page p99 ms': percentile(opened, 0.99),
        'error lines': errorLines(site.output()) - before,
      };
      if (failed > 0) faults.push(`${name}: ${failed} inquiries failed`);
      if (tooLong.length > 0) faults.push(`${name}: ${tooLong.length} answers were too long, up to ${most} bytes`);
      if (errorLines(site.output()) > before) faults.push(`${name}: the log contains errors`);
    }
  } finally {
    await site.stop();
  }
  return { table, faults };
}

/** Calls `act` this many times a second, as long as an attack lasts, without waiting for earlier calls. */
async function repeat<Result>(perSecond: number, act: (number: number) => Promise<Result>): Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    begun.push(act(number));
    await delay(1_000 / perSecond);
  }
  return Promise.all(begun);
}

/** Sends a request as a proxy does for a client with this address. Status 0: it failed or took more than 20 seconds. */
async function ask(origin: string, address: string, path: string, body?: object): Promise<Answer> {
  const startedAt = performance.now();
  const headers = { 'X-Forwarded-For': address, 'Accept-Encoding': 'identity', 'Content-Type': 'application/json' };
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const taken = () => performance.now() - startedAt;
  try {
    const response = await fetch(origin + path, { headers, ...post, signal: AbortSignal.timeout(20_000) });
    const { byteLength: bytes } = await response.arrayBuffer();
    return { status: response.status, bytes, ms: taken() };
  } catch {
    return { status: 0, bytes: 0, ms: taken() };
  }
}

const errorLines = (output: string) => output.match(/"level":"?(50|60|error|fatal)"?[,}]/g)?.length ?? 0;
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const percentile = (all: readonly { ms: number }[], share: number) =>
  Math.round(all.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? 0);
