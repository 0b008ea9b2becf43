import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, traceOf } from './log.ts';

/** At most so much is kept twice: in the file at hand and in the one before it. */
const maxBytes = 1024 * 1024;

/** Writes the log to `console.log` in this folder. Each line is on disk before the program goes on, a crash included. */
export function logFile(folder: string): Log {
  const path = join(folder, 'console.log');
  const write = (level: string, message: string, error?: unknown) => {
    const trace = error === undefined ? '' : `: ${traceOf(error)}`;
    try {
      mkdirSync(folder, { recursive: true });
      if (sizeOf(path) > maxBytes) renameSync(path, join(folder, 'console.old.log'));
      appendFileSync(path, `${new Date().toISOString()} ${level} ${message}${trace}\n`, { mode: 0o600 });
    } catch {
      // A full disk must not stop the admin from reading inquiries.
    }
  };
  return {
    info: (message) => write('info', message),
    warn: (message, error) => write('warn', message, error),
    error: (message, error) => write('error', message, error),
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
