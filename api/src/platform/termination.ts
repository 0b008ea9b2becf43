import { watchLauncher } from './launcher.ts';
import type { Logger } from './logger.ts';

const watchMs = 500;
/** One Ctrl-C often arrives twice: from the terminal and passed on by a package manager. */
const sameSignalMs = 1_000;

/**
 * Closes everything on Ctrl-C or SIGTERM, and when the command that started this process is gone. Asking again while
 * that takes its time ends the process at once.
 */
export function onTermination(closeAll: () => Promise<void>, logger: Logger): void {
  let stoppingSince: number | null = null;
  const stop = async (reason: string) => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    logger.info({ reason }, 'stopping');
    await closeAll().catch((error: unknown) => logger.error({ err: error }, 'stopping failed'));
    logger.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  const launcherLives = watchLauncher();
  const watch = setInterval(() => {
    if (launcherLives()) return;
    clearInterval(watch);
    void stop('the command that started this ended');
  }, watchMs).unref();
}
