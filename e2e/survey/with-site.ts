import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/free-port.ts';
import { startSite } from '../server/start-site.ts';

/** Runs `survey` against the real site on a fresh data folder. Then stops the site and removes the folder. */
export async function withSite(
  survey: (address: string) => Promise<void>,
  variables: NodeJS.ProcessEnv = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-survey-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  try {
    const site = await startSite({ ...variables, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: address });
    try {
      await survey(address);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns the paths of all public pages in the sitemap. Includes only the first `posts` posts of the blog. */
export async function publicPaths(address: string, posts = Number.POSITIVE_INFINITY): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
  const isPost = (path: string) => path.startsWith('/blog/');
  return [...paths.filter((path) => !isPost(path)), ...paths.filter(isPost).slice(0, posts)];
}
