import { HttpError } from './http-error.ts';

/** How requests are sent, as `fetch` does it. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

export type CallOptions = {
  /** The origin to ask, without a trailing slash. Unset = where the page comes from. */
  baseUrl?: string;
  /** Unset = the `fetch` of the browser or of Node. */
  fetch?: Fetch;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Call = <Answer>(method: Method, path: string, body?: object) => Promise<Answer>;

/**
 * Makes the one way in which the client asks: with cookies, a body as JSON, and the answer parsed from JSON (null when it
 * is empty). It rejects with an HttpError when the answer is no success, a TypeError when there is none, and a SyntaxError
 * when it is no JSON.
 */
export function callerOf({ baseUrl = '', fetch = (...args) => globalThis.fetch(...args) }: CallOptions): Call {
  return async <Answer>(method: Method, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      credentials: 'include',
      headers: { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new HttpError(response.status, response.statusText, text);
    return JSON.parse(text || 'null');
  };
}
