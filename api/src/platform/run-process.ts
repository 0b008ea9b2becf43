import { existsSync } from 'node:fs';
import { type Environment, EnvironmentError, type ProcessRole, parseEnvironment } from '#api/contract/environment.ts';
import { loadCommonPasswords } from '#api/session/common-passwords.ts';
import { type Closing, createClosing } from './closing.ts';
import { StartError } from './errors.ts';
import { watchLauncher } from './launcher.ts';
import { createLogger, type Logger } from './logger.ts';

export type ProcessParts = Pick<Closing, 'onClose' | 'opened'> & { environment: Environment; logger: Logger };

/**
 * Runs a server process (or a worker, by its `role`): reads its environment, lets `start` open what it needs, and
 * closes everything on termination, even in the middle of the start. A problem that prevents the start prints one plain
 * message and exits with code 1. Only a bug prints a stack trace.
 */
export async function runProcess(
  start: (parts: ProcessParts) => Promise<void>,
  role: ProcessRole = 'server',
): Promise<void> {
  const closing = createClosing();
  try {
    const environment = await readProcessEnvironment(role);
    const readable = process.stderr.isTTY && !environment.production;
    const logger = createLogger({ level: environment.log.level, readable });
    onTermination(closing.closeAll, logger);
    await start({ environment, logger, onClose: closing.onClose, opened: closing.opened });
    // From now on, new files, such as mail, are private to this user. Earlier files, such as the site that `start` may
    // have built, are not secret.
    process.umask(0o077);
  } catch (error) {
    // A signal has interrupted the start, and `onTermination` closes everything.
    if (closing.ending) return;
    await closing.closeAll().catch(() => undefined);
    const expected = error instanceof EnvironmentError || error instanceof StartError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}

/**
 * Reads the process's variables, with those of a `.env` file in the working folder as defaults. Nothing else in this
 * package reads its configuration from `process.env`.
 *
 * @throws EnvironmentError listing every variable with a problem.
 */
export async function readProcessEnvironment(role: ProcessRole): Promise<Environment> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { NODE_ENV, ADMIN_PASSWORD } = process.env;
  // Loading the list of common passwords takes a tenth of a second, and only production needs it.
  const isChecked = NODE_ENV === 'production' && ADMIN_PASSWORD;
  return parseEnvironment(process.env, role, isChecked ? await loadCommonPasswords() : undefined);
}

const watchMs = 500;
/** A second signal within this time, in ms, counts as the same: Ctrl-C often comes again from a package manager. */
const sameSignalMs = 1_000;

/**
 * Closes everything on Ctrl-C, SIGTERM or SIGHUP, and when the command that started this process is gone. A second
 * signal, more than a second later, ends the process at once.
 */
function onTermination(closeAll: () => Promise<void>, logger: Logger): void {
  let stoppingSince: number | null = null;
  const stop = async (reason: string) => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    // Stop watching the launcher. Otherwise, its end would count as a second signal.
    clearInterval(watch);
    logger.info({ reason }, 'stopping');
    await closeAll().catch((error: unknown) => logger.error({ err: error }, 'stopping failed'));
    logger.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  const launcherLives = watchLauncher();
  const watch = setInterval(() => {
    if (!launcherLives()) void stop('the command that started this process ended');
  }, watchMs).unref();
}
