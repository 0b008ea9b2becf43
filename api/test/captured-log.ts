import { pino } from 'pino';
import type { Logger } from '#api/platform/logger.ts';

export type LogLine = { level: number; msg: string; requestId?: string; path?: unknown; [name: string]: unknown };

export type CapturedLog = { logger: Logger; lines: LogLine[] };

/** Creates a logger whose lines a test can read. */
export function capturedLog(): CapturedLog {
  const lines: LogLine[] = [];
  const logger = pino({ level: 'debug' }, { write: (text: string) => lines.push(JSON.parse(text)) });
  return { logger, lines };
}
