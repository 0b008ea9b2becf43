import type { RequestContext } from '@agency/api';

/** On whose behalf documents run: a request, and what it bears of a session and of an order placed before. */
export type Caller = Pick<RequestContext, 'requestId' | 'address' | 'log'> & {
  readonly sessionToken: string | null;
  readonly buyerToken: string | null;
};
