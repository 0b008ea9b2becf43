import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export type Start = {
  child: ChildProcess;
  /** Returns the output of both streams so far. */
  output(): string;
  /** Resolves when the process says that it is ready. Rejects with the output if the process ends earlier. */
  ready: Promise<void>;
  /** Resolves with the exit code, or null if a signal ended the process. */
  ended: Promise<number | null>;
};

/** The programs to start: the site with the API on one port, the same without the site's pages, or the API alone. */
export type Program = 'site/server/start.ts' | 'console/test/fixtures/site-without-pages.ts' | 'api/src/main.ts';

/** Runs a program with these variables, as its start command does. */
export function runStart(variables: NodeJS.ProcessEnv, program: Program = 'site/server/start.ts'): Start {
  const env = { ...process.env, LOG_LEVEL: 'warn', npm_lifecycle_event: 'e2e', ...variables };
  const child = spawn(process.execPath, [program], { cwd: root, env, detached: true });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (/^ready /m.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then((code) => reject(new Error(`The program ended with ${code} before it was ready: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
}
