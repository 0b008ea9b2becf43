import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

export type RunningSite = {
  /** Asks it to stop as Ctrl-C does and waits until it has; rejects when it did not end well. */
  stop(): Promise<void>;
  /** Resolves with the exit code when it ends. */
  ended: Promise<number | null>;
};

/** Runs the product's own start command with these variables, until it says that it is ready. */
export async function startSite(variables: NodeJS.ProcessEnv): Promise<RunningSite> {
  const child = spawn(process.execPath, ['site/server/start.ts'], {
    cwd: root,
    // The lifecycle name makes the server end by itself should this process be killed.
    env: { LOG_LEVEL: 'warn', npm_lifecycle_event: 'e2e', ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Out of this process group, so that a signal to the whole group reaches it once, through `stop`.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      console.log(line);
      if (line.startsWith('ready ')) resolve();
    });
    ended.then((code) => reject(new Error(`The site ended with ${code} before it was ready.`)), reject);
  });
  return {
    ended,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`The site ended with ${code} when it was told to stop.`);
    },
  };
}
