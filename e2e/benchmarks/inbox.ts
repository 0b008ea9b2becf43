import { parseArgs } from 'node:util';
import { limits } from '../../api/src/contract/limits.ts';
import { signedIn } from '../../api/test/sign-in.ts';
import { admin } from '../fixtures/admin.ts';
import { startBenchApi } from './bench-api.ts';
import { type Asked, explainInbox } from './explain-inbox.ts';
import { fillInbox } from './fill-inbox.ts';
import { type Load, measure } from './measure.ts';

/**
 * `pnpm bench inbox --rows 100000` measures how long the admin waits in a full inbox, over HTTP. `--explain` also
 * prints each page's query plan.
 */
const options = { rows: { type: 'string', default: '10000' }, explain: { type: 'boolean', default: false } } as const;
const { values } = parseArgs({ options });
const rows = Number(values.rows);
const seconds = 1;

const api = await startBenchApi();
const { database } = api;
await fillInbox(database, rows);

const { headers: asAdmin } = await signedIn(database, {}, admin.username);

const page = 'edges { node { id name email service message createdAt } } pageInfo { endCursor }';
const queries = {
  page,
  'page and count': `totalCount ${page}`,
  'page and count to a limit': `totalCount(atMost: ${limits.search.countedTo}) ${page}`,
};

/** Returns the request for a page of the inbox, or for another `document`. */
function load(fields: string, { search, after }: Asked, document?: string): Load {
  const cursor = after && Buffer.from(JSON.stringify({ ...after, createdAt: after.createdAt.getTime() }));
  const query = `query Inbox($search: String, $after: String) {
    contactSubmissions(first: 20, search: $search, after: $after) { ${fields} }
  }`;
  const headers = { 'Content-Type': 'application/json', ...asAdmin };
  const body = JSON.stringify({
    query: document ?? query,
    variables: { search, after: cursor?.toString('base64url') },
  });
  return { url: api.url, pid: api.pid, method: 'POST', path: '/graphql', headers, bodies: [body] };
}

async function countFound(asked: Asked): Promise<number> {
  const { url, path, bodies, ...init } = load('totalCount', asked);
  const { data, errors } = await (await fetch(url + path, { ...init, body: bodies?.[0] ?? '' })).json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data.contactSubmissions.totalCount;
}

const after = await database.contactSubmission.findFirstOrThrow({
  select: { createdAt: true, id: true },
  orderBy: { createdAt: 'desc' },
  skip: Math.floor(rows * 0.9),
});
const cases: Record<string, Asked> = {
  'first page': {},
  'page at 90 % of the list': { after },
  'search for one visitor': { search: `visitor-${Math.floor(rows / 2) + 1}@` },
  'search for a common word': { search: 'checkout' },
  'search for a common and a rare word': { search: 'checkout c4ca' },
  'search for a word that is nowhere': { search: 'zeppelin' },
  'search for a service that all inquiries have': { search: 'WordPress development' },
  'search for a service that no inquiry has': { search: 'Vue.js' },
  'search for two letters that are nowhere': { search: 'zq' },
  'filter that most inquiries match': { search: 'is:done' },
  'filter with a few new ones': { search: 'is:waiting-for-us' },
  'filter that no inquiry matches': { search: 'is:snoozed' },
  'filter and search': { search: 'is:won checkout' },
  'oldest first': { search: 'sort:oldest' },
  'filter with a few new ones, oldest first': { search: 'is:waiting-for-us sort:oldest' },
  'filter with a few new ones, waiting longest': { search: 'is:waiting-for-us sort:waiting' },
  'filter that most inquiries match, waiting longest': { search: 'is:done sort:waiting' },
};
const table: Record<string, object> = {};
for (const [name, asked] of Object.entries(cases)) {
  const row: Record<string, string | number> = { found: await countFound(asked) };
  for (const [kind, fields] of Object.entries(queries)) {
    const { 'requests/s': rate, 'p99, ms': p99 } = await measure(load(fields, asked), seconds, 1);
    row[kind] = `${(1_000 / rate).toFixed(1)} (${p99})`;
  }
  table[name] = row;
}
const numbers = {
  'The counts of all filters': '{ inquiryCounts { all new waitingForUs overdue snoozed won spam trash } }',
  'Today view, days': '{ today { days { inquiries orders } } }',
  'Today view, answer times': '{ today { answerTimes { medianMs answered all } } }',
  'Today view, outcomes': '{ today { outcomes { services { won lost } sources { won lost } } } }',
};
for (const [name, document] of Object.entries(numbers)) {
  const { 'requests/s': rate } = await measure(load('', {}, document), seconds, 1);
  console.log(`${name}: mean ${(1_000 / rate).toFixed(1)} ms.`);
}
console.log(`${rows} inquiries, 20 a page, mean (99th percentile) in ms:`);
console.table(table);
if (values.explain) {
  for (const [name, asked] of Object.entries(cases))
    console.log(`\n${name}\n${await explainInbox(api.databaseUrl, asked)}`);
}

await api.close();
