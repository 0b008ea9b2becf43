import { parseArgs } from 'node:util';
import { type Load, measure, quantile, startBareServer } from './measure.ts';

/**
 * Compares the requests per second of two running servers, such as one of an old commit and one of a new commit.
 *
 * pnpm bench throughput --base http://localhost:4110 --head http://localhost:4120 [--rounds 7] [--seconds 3]
 *
 * Both must run on this machine, because local requests are not rate-limited. Both should have the same content. Each
 * is also compared with a bare `node:http` server that sends the same bytes. The comparison shows whether a server is
 * slower because its responses are larger.
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

const query = '{ portfolioItems(first: 12) { edges { node { id title technology metrics { value } } } } }';

/** Returns the requests to measure on a server. `pid` is 0, because the process id is unknown. */
async function loadsOf(url: string): Promise<Record<string, Load>> {
  const [post] = (await (await fetch(`${url}/api/blog/posts`)).json()) as { slug: string }[];
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const server = { url, pid: 0, headers };
  return {
    'cached page': { ...server, path: `/blog/${post?.slug}` },
    // A page with a query string is rendered for each request, because it may read the query.
    'rendered page': { ...server, path: '/about?visit=1' },
    'GraphQL query': {
      ...server,
      method: 'POST',
      path: '/graphql',
      headers: json,
      bodies: [JSON.stringify({ query })],
    },
    'REST list': { ...server, path: '/api/portfolio' },
  };
}

const bare = await startBareServer();
const table: Record<string, object> = {};
const heads = await loadsOf(head);
for (const [name, load] of Object.entries(await loadsOf(base))) {
  const other = heads[name] ?? load;
  for (const server of [load, other]) await measure(server, 1);
  const sides = {
    base: load,
    head: other,
    'base, bare': await bare.copyOf(load),
    'head, bare': await bare.copyOf(other),
  };
  const answers = Object.entries(sides).map(([side, of]) => ({ side, of, rates: [] as number[] }));
  for (let round = 0; round < rounds; round++)
    // Alternates the order, because the machine may become slower within a round.
    for (const { of, rates } of round % 2 ? answers.toReversed() : answers)
      rates.push((await measure(of, seconds))['requests/s']);
  const rates = answers.map(({ side, rates }) => [side, quantile(rates, 0.5)] as const);
  const [before = 0, after = 0] = rates.map(([, rate]) => rate);
  table[name] = { ...Object.fromEntries(rates), 'changed, %': Number((100 * (after / before - 1)).toFixed(1)) };
}
bare.stop();
console.log(`Requests a second: medians of ${rounds} rounds of ${seconds} s, ${base} and ${head} in turn`);
console.table(table);
