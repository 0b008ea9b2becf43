import { startBenchApi } from './bench-api.ts';
import { quantile } from './measure.ts';

/**
 * `pnpm bench sign-in` compares how long a failed sign-in takes for an existing name and for unknown names, because the
 * time must not reveal which names exist. Attempts alternate between the two kinds of names on one server, so that
 * other work affects both equally.
 */
const tries = 200;

const api = await startBenchApi();
const { database } = api;

/** Tries to sign in under this name with a wrong password. Returns the time until the refusal, in ms. */
async function refusal(username: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${api.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'not the passphrase' }),
  });
  await response.text();
  const ms = performance.now() - startedAt;
  if (response.status !== 401) throw new Error(`The sign-in was answered with ${response.status}.`);
  // Without this, the server would refuse all attempts after the tenth before it checks the password.
  await database.rateLimit.deleteMany();
  return ms;
}

const names = { known: () => 'studio', unknown: () => `nobody-${Math.random().toString(36).slice(2, 8)}` };
const taken = { known: [] as number[], unknown: [] as number[] };
for (let warming = 0; warming < 20; warming += 1) await refusal(names.unknown());
for (let round = 0; round < tries; round += 1) {
  const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
  for (const kind of order) taken[kind].push(await refusal(names[kind]()));
}

const at = (part: number) => (all: number[]) => quantile(all, part);
const figures = {
  p10: at(0.1),
  median: at(0.5),
  p90: at(0.9),
  mean: (all: number[]) => all.reduce((a, b) => a + b) / all.length,
};
console.log(`${tries} refusals each, in ms:`);
console.table(
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const [known, unknown] = [figure(taken.known), figure(taken.unknown)];
      return [name, { known: known.toFixed(2), unknown: unknown.toFixed(2), ratio: (known / unknown).toFixed(3) }];
    }),
  ),
);

await api.close();
