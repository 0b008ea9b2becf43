import { app } from 'electron';
import type { Log } from './log.ts';

/** Writes down what nobody caught, and what Chromium's processes beside the window's died of. */
export function watchFaults(log: Log): void {
  process.on('uncaughtException', (error) => log.error('uncaught exception', error));
  process.on('unhandledRejection', (reason) => log.error('unhandled rejection', reason));
  app.on('child-process-gone', (_event, { type, reason }) => log.error(`a process is gone: ${type}, ${reason}`));
}
