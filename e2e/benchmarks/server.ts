import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPrismaClient, seedEmptyDatabase } from '@agency/prisma';
import { signedIn } from '../../api/test/sign-in.ts';
import { takeToken } from '../faults/send-inquiry.ts';
import { admin, adminVariables } from '../fixtures/admin.ts';
import { startRecaptchaStandIn } from '../server/recaptcha-stand-in.ts';
import { openTestDatabase } from '../server/test-cluster.ts';
import { fillInbox } from './fill-inbox.ts';
import { inProcess } from './in-process.ts';
import { type Load, measure, startBareServer } from './measure.ts';
import { measureNodes } from './nodes.ts';
import { startSiteProcess } from './site-process.ts';
import { soak } from './soak.ts';

/**
 * `pnpm bench` prints a table of the server's performance, and one of two nodes. Each row over HTTP is compared with a
 * bare `node:http` server that sends the same bytes in the same run. `--only cached` runs the rows whose names begin
 * with "cached". `--soak` sends a million requests instead. No rate limit is reached: requests without a body come from
 * loopback, which is exempt, and each request with a body claims a new client address (`X-Forwarded-For`).
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    rows: { type: 'string', default: '100000' },
    soak: { type: 'boolean', default: false },
  },
});
const [seconds, rows] = [Number(values.seconds), Number(values.rows)];
const isWanted = (name: string) => name.startsWith(values.only);

const folder = await mkdtemp(join(tmpdir(), 'agency-bench-'));
const { url: databaseUrl, close: closeDatabase } = await openTestDatabase('bench');
const database = createPrismaClient(databaseUrl);
const captcha = await startRecaptchaStandIn();
const bare = await startBareServer();
const variables = {
  DATABASE_URL: databaseUrl,
  TRUST_PROXY: '1',
  ...adminVariables,
  ...captcha.variables,
};
await seedEmptyDatabase(database);
const site = await startSiteProcess(folder, variables);
try {
  if (values.soak) await soak(site);
  else console.table(await rowsOf());
  if (!values.soak && isWanted('nodes')) await measureNodes(folder, variables, database);
} finally {
  await site.stop();
  bare.stop();
  await captcha.close();
  await database.$disconnect();
  await closeDatabase();
  await rm(folder, { recursive: true, force: true });
}

async function rowsOf(): Promise<Record<string, object>> {
  const table: Record<string, object> = {};
  for (const [name, load] of Object.entries(await loads())) {
    if (!isWanted(name)) continue;
    const row = { url: site.url, pid: site.pid, ...load };
    if (!load.bodies || load.bodies.length === 1) await measure(row, 1);
    const measured = await measure(row, seconds);
    const atMost = await measure(await bare.copyOf(row), seconds);
    const part = (100 * measured['requests/s']) / atMost['requests/s'];
    const processor = (100 * atMost['processor, ms']) / measured['processor, ms'];
    table[name] = {
      ...measured,
      'requests/s, % of bare': Math.round(part),
      'processor time of bare, % of ours': Math.round(processor),
    };
  }
  if (isWanted('GraphQL list in process')) table['GraphQL list in process'] = await inProcess(variables, seconds);
  return table;
}

type Row = Omit<Load, 'url' | 'pid'>;

async function loads(): Promise<Record<string, Row>> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html,*/*;q=0.8' };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const { slug } = await database.blogPost.findFirstOrThrow({ where: { published: true } });
  const get = (path: string) => fetch(site.url + path, { headers });
  // Requests each page twice, because the server then compresses it to its smallest form.
  for (const path of ['/', `/blog/${slug}`, '/', `/blog/${slug}`]) await (await get(path)).text();
  const etag = (await get('/')).headers.get('ETag') ?? '';
  const query = '{ portfolioItems(first: 12) { edges { node { id title technology metrics { value } } } } }';

  await fillInbox(database, rows);
  const { headers: asAdmin } = await signedIn(database, {}, admin.username);
  const inbox = (search: string): Row => ({
    method: 'POST',
    path: '/graphql',
    headers: { ...json, ...asAdmin },
    bodies: [
      JSON.stringify({
        query:
          'query ($search: String) { contactSubmissions(first: 20, search: $search) { edges { node { id name email message } } } }',
        variables: { search },
      }),
    ],
  });
  return {
    'cached home': { path: '/', headers },
    'cached post': { path: `/blog/${slug}`, headers },
    'cached home, 304': { path: '/', headers: { ...headers, 'If-None-Match': etag }, expected: 304 },
    // A distinct query string bypasses the page cache, so each request renders the page.
    'uncached home': { path: '/', headers, distinct: true },
    'uncached portfolio': { path: '/portfolio', headers, distinct: true },
    'uncached about': { path: '/about', headers, distinct: true },
    'GraphQL list over HTTP': { method: 'POST', path: '/graphql', headers: json, bodies: [JSON.stringify({ query })] },
    'REST list': { path: '/api/portfolio', headers },
    'contact POST with its mails': {
      method: 'POST',
      path: '/api/contact',
      headers: json,
      bodies: await inquiries(400),
    },
    'sign-in': {
      method: 'POST',
      path: '/api/admin/login',
      headers: json,
      bodies: [JSON.stringify({ username: admin.username, password: admin.password })],
    },
    [`inbox page of ${rows}`]: inbox(''),
    [`inbox search of ${rows}`]: inbox('checkout'),
  };
}

/** Returns the bodies of this many inquiries, each from another person and with a passed bot check. */
function inquiries(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) =>
      JSON.stringify({
        name: `Visitor ${at}`,
        email: `visitor-${at}@client.example`,
        service: 'wordpress',
        message: `This is the inquiry ${at}.`,
        recaptchaToken: await takeToken(captcha.variables.RECAPTCHA_SCRIPT_URL ?? ''),
      }),
    ),
  );
}
