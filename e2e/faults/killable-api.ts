import { setTimeout as delay } from 'node:timers/promises';
import { runStart, type Start } from '../server/run-start.ts';

export type KillableApi = {
  start(): Promise<void>;
  /** Kills the process with SIGKILL after this delay, and starts another. */
  killAfter(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Returns an API process that tests kill without warning and restart, any number of times.
 *
 * @param whileDead runs after the process has ended and before the next one starts.
 */
export function killableApi(variables: NodeJS.ProcessEnv, whileDead: () => Promise<void>): KillableApi {
  let running: Start;
  const start = async () => {
    running = runStart(variables, 'api/src/main.ts');
    await running.ready;
  };
  return {
    start,
    async killAfter(ms) {
      await delay(ms);
      running.child.kill('SIGKILL');
      await running.ended;
      await whileDead();
      await start();
    },
    async stop() {
      running.child.kill('SIGTERM');
      const code = await running.ended;
      if (code !== 0) throw new Error(`The API ended with ${code}: ${running.output()}`);
    },
  };
}
