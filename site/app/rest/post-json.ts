/** An answer that is no success: `message` is its status, a colon and a space, and its body or, without one, its status text. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.body = body;
  }
}

/**
 * Posts `body` as JSON to a path of this site, with the visitor's cookies, and gives the parsed answer.
 *
 * @throws HttpError when the answer is no success; TypeError when there is none.
 */
export async function postJson(path: `/api/${string}`, body: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, response.statusText, text);
  return text ? JSON.parse(text) : null;
}

/** What the server itself says is wrong, in the `error` of its JSON answer; null when it says nothing. */
export function serverError(fault: unknown): string | null {
  if (!(fault instanceof HttpError)) return null;
  try {
    const { error } = JSON.parse(fault.body);
    return typeof error === 'string' && error ? error : null;
  } catch {
    return null;
  }
}
