import type { WritingAnswer } from './working-copy.ts';

const timeoutMs = 15_000;
/** How long to wait before the next try, in ms, unless the response has `Retry-After`. */
const retryMs = 5_000;

/**
 * The messages, by status, for refusals that will not change if the same text is sent again. A 413 may come from a
 * proxy with a lower limit than the server's.
 */
const refusals: Partial<Record<number, string>> = {
  400: 'The server does not accept this text',
  413: 'The text is too large for the server',
};

type WritingRequests = {
  /** The URL at which the working copy is read and changed. */
  address: string;
  /** Called when a request failed, with the reason. */
  onProblem(problem: string): void;
  /** Called with the time to wait, in ms, when the server did not answer, or asked for a later try. */
  onUnanswered(waitMs: number): void;
  onSignedOut(answer: WritingAnswer): void;
};

/** Sends the requests of an open form, one at a time, because each needs the version in the previous answer. */
export function writingRequests({ address, ...on }: WritingRequests) {
  let last = Promise.resolve();
  let underWay = 0;
  return {
    /** Runs a task after all tasks that were enqueued before it. */
    enqueue(task: () => Promise<void>): Promise<void> {
      underWay += 1;
      last = last
        .then(task)
        // A bug in one task must not stop the later ones.
        .catch((error: unknown) => {
          reportError(error);
          on.onProblem('Something went wrong.');
        })
        .finally(() => {
          underWay -= 1;
        });
      return last;
    },
    isIdle: () => underWay === 0,
    /** Calls `callback` when all tasks that were enqueued so far have ended. */
    whenIdle: (callback: () => void) => void last.then(callback),
    /**
     * Posts `sent`. Without `sent`, reads the working copy. Returns null if the server did not answer or asked for a
     * later try, or if the session has ended.
     */
    async ask(sent?: Record<string, string>): Promise<WritingAnswer | null> {
      const request = { signal: AbortSignal.timeout(timeoutMs), ...(sent && { method: 'POST', body: formOf(sent) }) };
      const response = await fetch(address, request).catch(() => null);
      const isAnswered = response !== null && response.status < 500 && response.status !== 429;
      const body = isAnswered ? await response.json().catch(() => null) : null;
      // JSON without a `status`, such as a 403 of another part of the server, does not count as an answer.
      const answer: WritingAnswer | null = body?.status ? body : null;
      const refusal = refusals[response?.status ?? 0];
      if (answer === null && refusal) return { status: 'refused', message: refusal };
      if (answer === null) {
        const waitMs = Number(response?.headers.get('Retry-After')) * 1_000 || retryMs;
        on.onProblem(response?.status === 429 ? tooManyRequests(waitMs) : 'The server is not responding.');
        on.onUnanswered(waitMs);
      } else if (answer.status === 'signed-out') {
        on.onProblem('Your session has ended.');
        on.onSignedOut(answer);
        return null;
      }
      return answer;
    },
  };
}

function tooManyRequests(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000);
  const until = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many requests have come from your network. The next try is within ${until}.`;
}

/** Returns multipart form data, because URL encoding makes each byte of a letter outside ASCII three times as long. */
function formOf(sent: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.append(name, value);
  return form;
}
