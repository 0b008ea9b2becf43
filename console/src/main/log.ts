import { join } from 'node:path';
import { app } from 'electron';
import electronLog from 'electron-log/node';

/**
 * The program's log. Messages contain no personal data. An error is logged only with its kind, code and stack, because
 * its message may quote an inquiry, an address or a token.
 */
export type Log = {
  info(message: string): void;
  warn(message: string, error?: unknown): void;
  error(message: string, error?: unknown): void;
};

/**
 * Writes to the file `console.log` in this folder, and keeps one earlier file of 1 MiB. Each line is written
 * synchronously, so that a crash does not lose it. If the disk is full, nothing is logged, and the program continues.
 */
export function openLog(folder: string): Log {
  const { console, file } = electronLog.transports;
  console.level = false;
  console.writeFn = () => undefined;
  file.resolvePathFn = () => join(folder, 'console.log');
  file.format = '{iso} {level} {text}';
  file.writeOptions = { flag: 'a', mode: 0o600, encoding: 'utf8' };
  const withTrace = (message: string, error?: unknown) =>
    error === undefined ? message : `${message}: ${traceOf(error)}`;
  return {
    info: (message) => electronLog.info(message),
    warn: (message, error) => electronLog.warn(withTrace(message, error)),
    error: (message, error) => electronLog.error(withTrace(message, error)),
  };
}

/** Logs uncaught errors, and unexpected exits of Chromium's child processes. */
export function logUncaught(log: Log): void {
  process.on('uncaughtException', (error) => log.error('uncaught exception', error));
  process.on('unhandledRejection', (reason) => log.error('unhandled rejection', reason));
  app.on('child-process-gone', (_event, { type, reason }) =>
    log.error(`a process exited unexpectedly: ${type}, ${reason}`),
  );
}

const maxPlaces = 8;

/** Describes an error without its message. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  const kind = typeof code === 'string' ? `${error.name} ${code}` : error.name;
  const cause = error.cause === undefined ? '' : ` caused by ${traceOf(error.cause)}`;
  return [kind + cause, ...placesOf(error)].join('\n  ');
}

/**
 * Returns the first frames of the stack, or none if the stack does not contain the message. Skips the message, because
 * its lines may look like frames.
 */
function placesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const after = start < 0 ? '' : stack.slice(start + message.length);
  return after
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, maxPlaces);
}
