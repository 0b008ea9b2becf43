import type { Call } from './call.ts';
import { HttpError } from './http-error.ts';

/** Whether "you are not signed in" (401) fails, or is an answer like any other: null. */
export type GetJsonOptions = { on401?: 'throw' | 'null' };

/** The generic data fetch (SPEC section 7): a GET on the path that the segments of a key make, joined by slashes. */
export function getJsonBy(call: Call) {
  return async <Answer>(
    keySegments: readonly string[],
    { on401 = 'throw' }: GetJsonOptions = {},
  ): Promise<Answer | null> => {
    try {
      return await call<Answer>('GET', keySegments.join('/'));
    } catch (fault) {
      if (on401 === 'null' && fault instanceof HttpError && fault.status === 401) return null;
      throw fault;
    }
  };
}
