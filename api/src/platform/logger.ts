import { isWorker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import pretty from 'pino-pretty';

/** What the parts of a process write their lines with. */
export type Logger = FastifyBaseLogger;

type LoggerOptions = {
  level: string;
  /** Short colored lines for a person at a terminal instead of JSON. */
  readable?: boolean;
};

/** Many lines in one write, each at most 100 ms late. */
const batches = { minLength: 12_288, maxWrite: 16_384, periodicFlush: 100 };
/** Several processes write into one pipe: no write exceeds what the pipe takes whole, so lines never mix. */
const batchesOfWorker = { ...batches, minLength: 2_048, maxWrite: 4_096 };

/**
 * The process's logger: one JSON object a line on standard error; standard output is for what a person asked for. JSON is
 * written asynchronously, several lines at once; pino flushes the rest when the process exits, also after an uncaught error.
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
