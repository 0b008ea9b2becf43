import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import pretty from 'pino-pretty';

/** What the parts of a process write their lines with. */
export type Logger = FastifyBaseLogger;

export type LoggerOptions = {
  level: string;
  /** Short coloured lines for a person at a terminal instead of JSON. */
  readable?: boolean;
};

/**
 * The process's logger: one JSON object a line on standard error, so that standard output keeps what a person asked for.
 * JSON is written without waiting for the disk or terminal; pino flushes what is left when the process exits.
 */
export function createLogger({ level, readable = false }: LoggerOptions): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  if (!readable) return pino(options, pino.destination({ fd: 2, sync: false }));
  return pino(
    options,
    pretty({ destination: 2, sync: true, colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'requestId' }),
  );
}
