import { isWorker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import pretty from 'pino-pretty';

/** What the parts of a process write their lines with. */
export type Logger = FastifyBaseLogger;

type LoggerOptions = {
  level: string;
  /** Short coloured lines for a person at a terminal instead of JSON. */
  readable?: boolean;
};

/** Many lines in one write, none of them later than 100 ms. */
const batches = { minLength: 12_288, maxWrite: 16_384, periodicFlush: 100 };
/** Several processes write into one pipe: no more at once than it takes whole, so that their lines never mix. */
const batchesOfWorker = { ...batches, minLength: 2_048, maxWrite: 4_096 };

/**
 * The process's logger: one JSON object a line on standard error, so that standard output keeps what a person asked for.
 * JSON is written without waiting for the disk or terminal, several lines at once; pino flushes what is left when the
 * process exits, also by a fault that nobody caught.
 */
export function createLogger({ level, readable = false }: LoggerOptions): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  if (!readable)
    return pino(options, pino.destination({ fd: 2, sync: false, ...(isWorker ? batchesOfWorker : batches) }));
  return pino(
    options,
    pretty({ destination: 2, sync: true, colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'requestId' }),
  );
}
