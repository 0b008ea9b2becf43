import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '#api/platform/send-json.ts';
import { requestLimitTable } from './limit-table.ts';
import { networkOf } from './network-of.ts';

type RequestLimitName = keyof typeof requestLimitTable;

export type RequestLimits = {
  /**
   * Counts one request of this address.
   *
   * @returns after how many seconds it may be tried again; null when it may go on.
   */
  consume(limit: RequestLimitName, address: string): Promise<number | null>;
};

/** This machine: whoever is here need not knock, and a proxy that is not trusted makes all visitors one address. */
const loopback = /^(127\.\d+\.\d+\.\d+|::1)$/;

/** Limits of requests, counted in this process's memory. */
export function createRequestLimits(): RequestLimits {
  const limiters = Object.fromEntries(
    Object.entries(requestLimitTable).map(([name, limit]) => [name, new RateLimiterMemory(limit)]),
  ) as Record<RequestLimitName, RateLimiterMemory>;
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

/** Refuses a request that is one too many (429) with JSON, or with a small page where a browser asked for one. */
export function refuseTooMany(
  request: IncomingMessage,
  response: ServerResponse,
  retryAfterSeconds: number,
  { asPage = false } = {},
): void {
  const headers: Record<string, string> = {
    'Retry-After': String(retryAfterSeconds),
    // What of the body was not read must not be taken for the next request.
    ...(request.complete ? {} : { Connection: 'close' }),
  };
  if (!asPage) {
    refuse(response, 429, message, headers);
    return;
  }
  response.writeHead(429, { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(page);
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
