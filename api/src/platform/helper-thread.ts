import { parentPort, Worker } from 'node:worker_threads';
import PQueue from 'p-queue';

/** The thread ended or was silent while it worked on a request. The input is probably damaged, hostile or too large. */
export class HelperThreadError extends Error {
  override name = 'HelperThreadError';
}

/** The thread cannot start, whatever the request is. */
export class HelperThreadStartError extends Error {
  override name = 'HelperThreadStartError';
}

type Options = {
  /**
   * A working thread that sends nothing for this long, in ms, is terminated, even if a regular expression blocks it.
   */
  maxSilenceMs: number;
  maxMemoryMb: number;
  /** How long an idle thread waits for the next request, in ms. */
  idleMs?: number;
};

type Message<Answer> = { answer: Answer } | { error: string } | 'alive';

/**
 * Returns a function that sends requests to a thread, one at a time. If input from strangers keeps the thread's event
 * loop busy or fills its heap, only that thread ends. The thread starts with the first request.
 *
 * @param program the path of a module that calls `answerRequests`.
 * @returns a function that rejects with a HelperThreadError if the thread ended without an answer, a
 * HelperThreadStartError if it cannot start, or an Error with the thread's stack if the module's `answer` failed.
 */
export function helperThread<Request, Answer>(
  program: string,
  { maxSilenceMs, maxMemoryMb, idleMs = 3_000 }: Options,
): (request: Request) => Promise<Answer> {
  const turns = new PQueue({ concurrency: 1 });
  let thread: Worker | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    void thread?.terminate();
    thread = null;
  };

  async function start(): Promise<Worker> {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } });
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    let cause: unknown;
    // The thread exits after an error. Without a listener, the error would end this process.
    started.on('error', (error) => {
      cause = error;
    });
    started
      .once('message', () => resolve(started))
      .once('exit', () => {
        if (thread === started) thread = null;
        reject(new HelperThreadStartError(`${program} cannot start in a thread.`, { cause }));
      });
    return promise;
  }

  async function ask(request: Request): Promise<Answer> {
    clearTimeout(ending);
    thread ??= await start();
    const asked = thread;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const fail = (message: string) => {
      end();
      reject(new HelperThreadError(message));
    };
    const silence = setTimeout(fail, maxSilenceMs, `The thread was silent for ${maxSilenceMs} ms.`);
    const onMessage = (message: Message<Answer>) => {
      if (message === 'alive') silence.refresh();
      else if ('error' in message) reject(new Error(message.error));
      else resolve(message.answer);
    };
    const onExit = () => fail('The thread ended.');
    asked.on('message', onMessage).once('exit', onExit).postMessage(request);
    try {
      return await promise;
    } finally {
      clearTimeout(silence);
      asked.off('message', onMessage).off('exit', onExit);
      ending = setTimeout(end, idleMs).unref();
    }
  }

  return (request) => turns.add(() => ask(request));
}

/**
 * Runs in the thread: reports to `helperThread` that the thread has started, and answers its requests. An `answer` that
 * takes long calls `alive` again and again, or the thread is terminated.
 */
export function answerRequests<Request, Answer>(
  answer: (request: Request, alive: () => void) => Promise<Answer>,
): void {
  const send = (message: Message<Answer>) => parentPort?.postMessage(message);
  send('alive');
  parentPort?.on('message', (request: Request) => {
    answer(request, () => send('alive')).then(
      (value) => send({ answer: value }),
      (error) => send({ error: String(error?.stack ?? error) }),
    );
  });
}
