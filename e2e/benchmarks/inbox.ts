import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createPrismaClient } from '@agency/prisma';
import { createTestDatabase, startTestCluster } from '@agency/prisma/testing';
import { freePort } from '../server/free-port.ts';
import { runStart } from '../server/run-start.ts';

/** `pnpm bench:inbox --rows 10000`: what the admin waits for in a full inbox, over HTTP, with the plan of a search. */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } });
const rows = Number(values.rows);
const rounds = 50;

const cluster = await startTestCluster();
const databaseUrl = await createTestDatabase(cluster.templateUrl, 'inbox');
const database = createPrismaClient(databaseUrl);
const port = await freePort();
const api = runStart(
  { API_PORT: String(port), DATABASE_URL: databaseUrl, ADMIN_PASSWORD: 'a long passphrase' },
  'api/src/main.ts',
);
await api.ready;

const words = 'shop site checkout slow phone order invoice theme plugin search mail server price basket report'.split(
  ' ',
);
await database.$executeRaw`
  INSERT INTO contact_submissions (id, name, email, service, message, created_at)
  SELECT gen_random_uuid(), 'Visitor ' || n, 'visitor-' || n || '@client.example', 'wordpress',
    (SELECT string_agg((${words}::text[])[1 + (n * 31 + k * 17 + n / (k + 1)) % 15], ' ') FROM generate_series(1, 60) k),
    now() - n * interval '1 minute'
  FROM generate_series(1, ${rows}::int) n`;
await database.$executeRaw`ANALYZE contact_submissions`;

const token = randomBytes(32).toString('base64url');
const tokenHash = createHash('sha256').update(token).digest('hex');
const { id: userId } = await database.user.findFirstOrThrow();
await database.session.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 3_600_000) } });

const query = `query Inbox($search: String, $after: String) {
  contactSubmissions(first: 20, search: $search, after: $after) {
    totalCount edges { node { id name email service message createdAt } } pageInfo { endCursor }
  }
}`;

type Connection = { totalCount: number; edges: unknown[]; pageInfo: { endCursor: string | null } };

async function ask(variables: Record<string, unknown>): Promise<Connection> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: { contactSubmissions: Connection }; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data.contactSubmissions;
}

const deep = Buffer.from(
  JSON.stringify(
    await database.contactSubmission
      .findFirstOrThrow({
        select: { createdAt: true, id: true },
        orderBy: { createdAt: 'desc' },
        skip: Math.floor(rows * 0.9),
      })
      .then(({ createdAt, id }) => ({ createdAt: createdAt.getTime(), id })),
  ),
).toString('base64url');

const cases = {
  'first page': {},
  'page at 90 % of the list': { after: deep },
  'search for one visitor': { search: `visitor-${Math.floor(rows / 2)}@` },
  'search for a common word': { search: 'checkout' },
  'search for nothing there': { search: 'zeppelin' },
};
const table: Record<string, object> = {};
for (const [name, variables] of Object.entries(cases)) {
  const taken: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    found = (await ask(variables)).totalCount;
    taken.push(performance.now() - startedAt);
  }
  taken.sort((a, b) => a - b);
  const [median = 0, p95 = 0] = [taken[rounds / 2], taken[Math.floor(rounds * 0.95)]];
  table[name] = { found, 'median ms': median.toFixed(1), 'p95 ms': p95.toFixed(1) };
}
console.log(`${rows} enquiries, ${rounds} times each, 20 a page with the count of all:`);
console.table(table);
const plan = await database.$queryRaw<Record<'QUERY PLAN', string>[]>`
  EXPLAIN (ANALYZE, COSTS OFF) SELECT id FROM contact_submissions
  WHERE name ILIKE '%zeppelin%' OR email ILIKE '%zeppelin%' OR company ILIKE '%zeppelin%' OR message ILIKE '%zeppelin%'
  ORDER BY created_at DESC, id DESC LIMIT 21`;
console.log(plan.map((line) => line['QUERY PLAN']).join('\n'));

api.child.kill('SIGTERM');
await api.ended;
await database.$disconnect();
await cluster.close();
