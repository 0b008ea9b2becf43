import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import pRetry from 'p-retry';
import { AggregatorRegistry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { StartError } from './errors.ts';
import type { Logger } from './logger.ts';

/** A worker's message to the primary process. */
type Message = { kind: 'shared' } | { kind: 'ready' } | { kind: 'metrics'; id: string };

type WorkerProcesses = {
  /** Asks all worker processes to stop, and waits until they have. */
  close(): Promise<void>;
};

/**
 * Runs `count` copies of this program behind one port. A worker that dies is started again. SIGUSR2 replaces the
 * workers one after the other, each as soon as its successor answers requests.
 *
 * @param shared what this process has opened for all workers. Each worker receives it.
 * @throws StartError if a worker ends before it is ready.
 */
export async function startWorkers(count: number, shared: unknown, logger: Logger): Promise<WorkerProcesses> {
  const metrics = new AggregatorRegistry();
  new RateLimiterClusterMaster();
  const serving = new Set<Worker>();
  let closing = false;

  function startWorker(): Promise<void> {
    const worker = cluster.fork();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    worker.on('message', async (message: Message) => {
      if (message.kind === 'shared') worker.send({ kind: 'shared', shared });
      if (message.kind === 'metrics')
        worker.send({ ...message, text: await metrics.clusterMetrics().catch(() => '') }, () => undefined);
      if (message.kind === 'ready') {
        serving.add(worker);
        logger.info({ pid: worker.process.pid }, 'a worker process is ready');
        resolve();
      }
    });
    worker.once('exit', (code, signal) => {
      reject(new StartError(`A worker process ended with ${signal ?? code} before it was ready.`));
      // Do not replace a process that `stopWorker` has removed from `serving`.
      if (!serving.delete(worker) || closing) return;
      logger.error({ pid: worker.process.pid, code, signal }, 'a worker process died and is being restarted');
      void replaceDead();
    });
    return promise;
  }

  /** Replaces a dead worker. Retries until one starts, because an unreachable database, for example, may return. */
  const replaceDead = () =>
    pRetry(startWorker, { retries: Number.POSITIVE_INFINITY, maxTimeout: 30_000, shouldRetry: () => !closing }).catch(
      (error: unknown) => {
        if (!closing) logger.error({ err: error }, 'a worker process could not be restarted');
      },
    );

  async function stopWorker(worker: Worker): Promise<void> {
    serving.delete(worker);
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    await ended;
  }

  let replacing = Promise.resolve();
  process.on('SIGUSR2', () => {
    replacing = replacing
      .then(async () => {
        for (let left = count; left > 0; left -= 1) {
          await startWorker();
          // The oldest worker is first. A worker that has died meanwhile is no longer there.
          const [oldest] = serving;
          if (oldest) await stopWorker(oldest);
        }
        logger.info('all worker processes are replaced');
      })
      .catch((error: unknown) => logger.error({ err: error }, 'the worker processes could not be replaced'));
  });

  const close = async () => {
    closing = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker)));
  };
  try {
    await Promise.all(Array.from({ length: count }, startWorker));
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/** Whether this process was started by `startWorkers`. */
export const isWorker = cluster.isWorker;

let asked = 0;

/** Sends a question to the primary process, and waits for its answer. */
async function askPrimary(question: { kind: 'shared' | 'metrics' }): Promise<Record<string, unknown>> {
  const id = String(++asked);
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
  const listen = (answer: Record<string, unknown>) => {
    if (answer.kind === question.kind && (answer.id ?? id) === id) resolve(answer);
  };
  process.on('message', listen);
  process.send?.({ ...question, id });
  try {
    return await promise;
  } finally {
    process.off('message', listen);
  }
}

export const askShared = async <Shared>(): Promise<Shared> => (await askPrimary({ kind: 'shared' })).shared as Shared;

/** Returns the metrics of all workers together, in Prometheus' text format. */
export const askMetrics = async (): Promise<string> => String((await askPrimary({ kind: 'metrics' })).text);

export const sayWorkerReady = (): void => void process.send?.({ kind: 'ready' });
