import autocannon from 'autocannon';
import { memoryMb } from './measure.ts';
import type { SiteProcess } from './site-process.ts';

const requests = 1_000_000;
const queries = 100_000;
/** One request in this many bypasses the page cache. The others have a query parameter that the cache ignores. */
const renderedEvery = 500;
const parts = 10;
/** Memory growth above this counts as a leak, in MB. Uncollected garbage cannot explain as much. */
const growthMb = 64;

/**
 * Sends a million requests with a hundred thousand query strings. Sets the exit code to 1 if the memory of the warm
 * process grows by more than `growthMb`.
 *
 * @throws if a request fails.
 */
export async function soak({ url, pid }: SiteProcess): Promise<void> {
  let sent = 0;
  const setupRequest = (asked: autocannon.Request) => {
    sent += 1;
    const query = sent % queries;
    return { ...asked, path: sent % renderedEvery === 0 ? `/about?q=${query}` : `/?utm_campaign=c${query}` };
  };
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const memory: number[] = [];
  const startedAt = performance.now();
  for (let part = 0; part < parts; part += 1) {
    const { errors, non2xx } = await autocannon({
      url,
      amount: requests / parts,
      connections: 16,
      requests: [{ method: 'GET', headers, setupRequest }],
    });
    if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests failed`);
    memory.push(memoryMb(pid));
    console.log(`${(((part + 1) * requests) / parts).toLocaleString('en-US')} requests: ${memory.at(-1)} MB`);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const [warm = 0, last = 0] = [memory[1], memory.at(-1)];
  console.log(`${Math.round(requests / seconds)} requests/s; from ${warm} MB when warm to ${last} MB at the end`);
  if (last > warm + growthMb) {
    console.error('Memory has grown.');
    process.exitCode = 1;
  }
}
