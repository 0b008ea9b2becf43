import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../server/free-port.ts';

export type SiteProcess = {
  url: string;
  pid: number;
  /** Stops the process with SIGTERM, and waits until it has ended. */
  stop(): Promise<void>;
};

/** Starts the site as `pnpm start` does, on a port of this machine. Its log goes to a file. */
export async function startSiteProcess(folder: string, variables: NodeJS.ProcessEnv): Promise<SiteProcess> {
  const port = variables.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    npm_lifecycle_event: 'e2e',
    ...variables,
  };
  const log = openSync(join(folder, `${port}.log`), 'a');
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['site/server/start.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', log] });
  const ended = once(child, 'exit');
  let output = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  child.stdout?.on('data', (chunk) => {
    output += chunk;
    if (/^ready /m.test(output)) resolve();
  });
  ended.then(() => reject(new Error(`The site ended before it was ready; see ${folder}/${port}.log. ${output}`)));
  await ready;
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
