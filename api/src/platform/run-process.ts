import { type Environment, EnvironmentError } from '#api/contract/environment/environment.ts';
import { StartError } from './errors.ts';
import { createLogger, type Logger } from './logger.ts';
import { readProcessEnvironment } from './process-environment.ts';
import { onTermination } from './termination.ts';

/** What a process is made of. */
export type ProcessParts = {
  environment: Environment;
  logger: Logger;
  /** Registers what is to be closed at the end; what was opened last is closed first. */
  onClose(close: () => Promise<unknown>): void;
};

/**
 * Runs a server process: reads its environment, lets `start` open what it needs, and closes all of it on termination.
 * What stands in the way of a start is said in one plain message, and the process exits with 1; only a bug shows a stack.
 */
export async function runProcess(start: (parts: ProcessParts) => Promise<void>): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const environment = readProcessEnvironment();
    const readable = process.stderr.isTTY && !environment.production;
    const logger = createLogger({ level: environment.log.level, readable });
    onTermination(closeAll, logger);
    await start({ environment, logger, onClose: (close) => closers.push(close) });
  } catch (error) {
    await closeAll().catch(() => undefined);
    const expected = error instanceof EnvironmentError || error instanceof StartError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}
