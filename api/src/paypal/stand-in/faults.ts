import type { Lie } from '#api/paypal/stand-in/records.ts';

export type StandInCall =
  | 'token'
  | 'client-token'
  | 'create'
  | 'get-order'
  | 'capture'
  | 'get-capture'
  | 'refund'
  | 'certificate'
  | 'other';

/** One request that somebody makes of the stand-in. */
export type StandInRequest = {
  method: string;
  path: string;
  call: StandInCall;
  /** Of all requests, from 1. */
  number: number;
  /** Of those of this call, from 1. */
  ofCall: number;
  requestId: string | null;
};

/** What goes wrong with a request; several may. */
export type Fault = {
  /** It is done so late, perhaps after whoever asked has given up. */
  hesitateMs?: number;
  /** It is answered so late. */
  delayMs?: number;
  /** The line is cut, before it is done or after. */
  drop?: 'before' | 'after';
  /** A bare status, before it is done or instead of saying that it was. */
  answer?: { status: number; when: 'before' | 'after' };
  /** A refusal (422) with this issue; nothing is done. */
  issue?: string;
  /** It arrives twice, and the second answer is given. */
  duplicate?: boolean;
  /** The answer is no JSON. */
  garble?: boolean;
  lie?: Lie;
  /** The lie is what PayPal did: it is told the same at every later look. */
  lasting?: boolean;
};

/** Asked before each request. */
export type Faults = (request: StandInRequest) => Fault | undefined;

const calls: readonly [StandInCall, RegExp][] = [
  ['create', /^POST \/v2\/checkout\/orders$/],
  ['get-order', /^GET \/v2\/checkout\/orders\/(\w+)$/],
  ['capture', /^POST \/v2\/checkout\/orders\/(\w+)\/capture$/],
  ['get-capture', /^GET \/v2\/payments\/captures\/(\w+)$/],
  ['refund', /^POST \/v2\/payments\/captures\/(\w+)\/refund$/],
  ['token', /^POST \/v1\/oauth2\/token$/],
  ['certificate', /^GET \/v1\/notifications\/certs\/([\w-]+)$/],
];

/** Which call a request is, and the id in its path. */
export function callOf(method: string, path: string): { call: StandInCall; id: string } {
  for (const [call, pattern] of calls) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { call, id: match[1] ?? '' };
  }
  return { call: 'other', id: '' };
}
