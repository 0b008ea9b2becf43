import type { RequestContext } from '@agency/api';

/** On whose behalf documents run: a request, and the session it bears. */
export type Caller = Pick<RequestContext, 'requestId' | 'address' | 'log'> & { readonly sessionToken: string | null };
