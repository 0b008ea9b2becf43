/** An answer that is no success: `message` is its status, a colon and a space, and its body or, without one, its status text. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }
}

/** What the server itself says is wrong, in the `message` of its JSON answer; null when it says nothing. */
export const serverMessage = (fault: unknown): string | null => saidIn(fault, 'message');

/** The same in the `error` of its answer, where the mailed report has it. */
export const serverError = (fault: unknown): string | null => saidIn(fault, 'error');

/** Why a payment was refused, such as DECLINED, in the `reason` of its answer. */
export const serverReason = (fault: unknown): string | null => saidIn(fault, 'reason');

function saidIn(fault: unknown, name: 'message' | 'error' | 'reason'): string | null {
  if (!(fault instanceof HttpError)) return null;
  try {
    const words: unknown = JSON.parse(fault.body)[name];
    return typeof words === 'string' && words ? words : null;
  } catch {
    return null;
  }
}
