import { runStart } from './run-start.ts';

export type RunningSite = {
  /** Stops the site with SIGTERM, and waits until it has ended. Rejects if the exit code is not 0. */
  stop(): Promise<void>;
  /** Resolves with the exit code when the site ends. */
  ended: Promise<number | null>;
};

/** Runs the product's own start command, prints its output, and waits until the site is ready. */
export async function startSite(variables: NodeJS.ProcessEnv): Promise<RunningSite> {
  const { child, ready, ended } = runStart(variables);
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  await ready;
  return {
    ended,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`The site ended with ${code} when it was asked to stop.`);
    },
  };
}
