import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { limits } from '../../api/src/contract/limits.ts';
import { startBenchApi } from './bench-api.ts';
import { type Asked, explainInbox } from './explain-inbox.ts';
import { fillInbox } from './fill-inbox.ts';

/**
 * `pnpm bench inbox --rows 100000`: what the admin waits for in a full inbox, over HTTP; with `--explain` the plan of each
 * page too.
 */
const options = { rows: { type: 'string', default: '10000' }, explain: { type: 'boolean', default: false } } as const;
const { values } = parseArgs({ options });
const rows = Number(values.rows);
const rounds = 50;

const api = await startBenchApi();
const { database } = api;
await fillInbox(database, rows);

const token = randomBytes(32).toString('base64url');
const tokenHash = createHash('sha256').update(token).digest('hex');
const { id: userId } = await database.user.findFirstOrThrow();
await database.session.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 3_600_000) } });

const page = 'edges { node { id name email service message createdAt } } pageInfo { endCursor }';
const queries = {
  page,
  'page and count': `totalCount ${page}`,
  'page and count to a limit': `totalCount(atMost: ${limits.search.countedTo}) ${page}`,
};

type Answer = { data: { contactSubmissions: { edges: unknown[]; totalCount?: number } }; errors?: unknown };

async function ask(fields: string, { search, after }: Asked) {
  const cursor = after && Buffer.from(JSON.stringify({ ...after, createdAt: after.createdAt.getTime() }));
  const query = `query Inbox($search: String, $after: String) {
    contactSubmissions(first: 20, search: $search, after: $after) { ${fields} }
  }`;
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { search, after: cursor?.toString('base64url') } }),
  });
  const { data, errors } = (await response.json()) as Answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data.contactSubmissions;
}

const after = await database.contactSubmission.findFirstOrThrow({
  select: { createdAt: true, id: true },
  orderBy: { createdAt: 'desc' },
  skip: Math.floor(rows * 0.9),
});
const cases: Record<string, Asked> = {
  'first page': {},
  'page at 90 % of the list': { after },
  'search for one visitor': { search: `visitor-${Math.floor(rows / 2)}@` },
  'search for a common word': { search: 'checkout' },
  'search for a common and a rare word': { search: 'checkout c4ca' },
  'search for nothing there': { search: 'zeppelin' },
  'search for the service of all': { search: 'WordPress development' },
  'search for a service of none': { search: 'Vue.js' },
  'search for two letters nowhere': { search: 'zq' },
};
const table: Record<string, object> = {};
for (const [name, asked] of Object.entries(cases)) {
  const row: Record<string, string | number> = { found: (await ask(queries['page and count'], asked)).totalCount ?? 0 };
  for (const [kind, fields] of Object.entries(queries)) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await ask(fields, asked);
      taken.push(performance.now() - startedAt);
    }
    taken.sort((a, b) => a - b);
    const [median = 0, p95 = 0] = [taken[rounds / 2], taken[Math.floor(rounds * 0.95)]];
    row[kind] = `${median.toFixed(1)} (${p95.toFixed(1)})`;
  }
  table[name] = row;
}
console.log(`${rows} inquiries, 20 a page, ${rounds} times each, median (95th percentile) in ms:`);
console.table(table);
if (values.explain) {
  for (const [name, asked] of Object.entries(cases)) console.log(`\n${name}\n${await explainInbox(database, asked)}`);
}

await api.close();
