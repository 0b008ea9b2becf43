import { isWorker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import pretty from 'pino-pretty';

/** The logger that all parts of a process use. */
export type Logger = FastifyBaseLogger;

type LoggerOptions = {
  level: string;
  /** Whether to write short colored lines for a person at a terminal instead of JSON. */
  readable?: boolean;
};

/** Writes many lines at once, each at most 100 ms late. */
const batches = { minLength: 12_288, maxWrite: 16_384, periodicFlush: 100 };
/** For processes that share a pipe: each write is short enough to be atomic, so lines of up to 4 KB never mix. */
const batchesOfWorker = { ...batches, minLength: 2_048, maxWrite: 4_096 };

const address = /@|%40/;
/**
 * Replaces email addresses in the path of a request, such as `/api/admin/people/{email}`. The path in a GraphQL error
 * is a list, and stays as it is.
 */
const withoutAddresses = (path: unknown): unknown =>
  typeof path === 'string' && address.test(path)
    ? path
        .split('/')
        .map((part) => (address.test(part) ? '*' : part))
        .join('/')
    : path;

/**
 * Creates the process's logger. It writes one JSON object per line to standard error, because standard output is for
 * what a person requested. JSON is written asynchronously, several lines at once. Pino flushes the rest when the
 * process exits, even after an uncaught error.
 */
export function createLogger({ level, readable = false }: LoggerOptions): Logger {
  const serializers = { path: withoutAddresses };
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  if (!readable)
    return pino(options, pino.destination({ fd: 2, sync: false, ...(isWorker ? batchesOfWorker : batches) }));
  return pino(
    options,
    pretty({ destination: 2, sync: true, colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'requestId' }),
  );
}
