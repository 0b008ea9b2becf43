import type { Logger } from '@agency/api';

const watchMs = 1_000;

/**
 * Closes everything on Ctrl-C or SIGTERM, and when the program that started this process is gone, since then nobody is
 * left who could stop it. A second signal ends the process at once.
 */
export function onTermination(closeAll: () => Promise<void>, logger: Logger): { ready(): void } {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ reason }, 'stopping');
    await closeAll().catch((error: unknown) => logger.error({ err: error }, 'stopping failed'));
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  return { ready: () => stopWithLauncher(stop) };
}

/** A package manager that is killed cannot pass the signal on; this process then belongs to another parent. */
function stopWithLauncher(stop: (reason: string) => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const launcher = process.ppid;
  setInterval(() => {
    if (process.ppid !== launcher) stop('the launching program ended');
  }, watchMs).unref();
}
