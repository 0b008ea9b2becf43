import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isWorker } from '#api/platform/worker-processes.ts';
import { requestLimitTable } from '#api/rate-limits/limit-table.ts';
import { networkOf } from '#api/rate-limits/rate-limits.ts';
import { RefusedError } from './handle-error.ts';

type RequestLimitName = keyof typeof requestLimitTable;

export type RequestLimits = {
  /**
   * Counts one request of this address.
   *
   * @returns after how many seconds it may be tried again; null when it may go on.
   */
  consume(limit: RequestLimitName, address: string): Promise<number | null>;
};

/** This machine: its programs are not limited, and a proxy that is not trusted makes all visitors one address. */
const loopback = /^(127\.\d+\.\d+\.\d+|::1)$/;

/** Workers of one machine count together, in the memory of the process that started them. */
const limiterOf = (limit: RequestLimitName) =>
  isWorker
    ? new RateLimiterCluster({ ...requestLimitTable[limit], keyPrefix: limit, timeoutMs: 5_000 })
    : new RateLimiterMemory(requestLimitTable[limit]);

/** Limits of requests, counted in this machine's memory. */
export function createRequestLimits(): RequestLimits {
  const limiters = {
    callByAddress: limiterOf('callByAddress'),
    pageByAddress: limiterOf('pageByAddress'),
    pictureByAddress: limiterOf('pictureByAddress'),
  };
  return {
    async consume(limit, address) {
      if (loopback.test(address)) return null;
      try {
        await limiters[limit].consume(networkOf(address));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}

const message = 'Too many requests have come from your network. Please try again in a minute.';

/** Refuses a request that is one too many (429): with JSON, or with a small page where a browser asked for one. */
export function tooManyRequests(retryAfterSeconds: number, { asPage = false } = {}): RefusedError {
  return new RefusedError(429, message, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
    page: asPage ? page : null,
  });
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Too many requests</title>
</head>
<body>
<main>
<h1>Too many requests</h1>
<p>${message}</p>
</main>
</body>
</html>
`;
