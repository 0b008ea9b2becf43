import { runStart } from './run-start.ts';

export type RunningSite = {
  /** Asks it to stop as Ctrl-C does and waits until it has; rejects when it did not end well. */
  stop(): Promise<void>;
  /** Resolves with the exit code when it ends. */
  ended: Promise<number | null>;
};

/** Runs the product's own start command with these variables, until it says that it is ready. What it says is shown. */
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
