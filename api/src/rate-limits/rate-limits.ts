import { createHash } from 'node:crypto';
import pg from 'pg';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#api/contract/limits.ts';
import { RateLimitedError } from '#api/graphql/failures.ts';
import { isLoopback, networkOf } from '#api/http/client-address.ts';
import type { Logger } from '#api/platform/logger.ts';
import { isWorker } from '#api/platform/worker-processes.ts';
import { limitTable, requestLimitTable } from './limit-table.ts';

/** How long a sign-in is remembered, in seconds. */
const rememberedFor = limits.session.rememberedDays * 24 * 3_600;

export type LimitName = keyof typeof limitTable;

export type RateLimits = {
  /**
   * Counts one attempt of a subject (an address, a name).
   *
   * @throws RateLimitedError if there were too many.
   */
  consume(limit: LimitName, subject: string): Promise<void>;
  /** Clears the attempts of this subject. */
  reset(limit: LimitName, subject: string): Promise<void>;
  /** Gives back one attempt, for example because an error of ours used it up. */
  giveBack(limit: LimitName, subject: string): Promise<void>;
  /** Records that this user has signed in from an address's network, or with a device token. */
  remember(username: string, addressOrDevice: string): Promise<void>;
  remembers(username: string, addressOrDevice: string): Promise<boolean>;
};

/** Returns a RateLimitedError as a value. @throws any other error. */
export function limitedOrThrow(error: unknown): RateLimitedError {
  if (error instanceof RateLimitedError) return error;
  throw error;
}

/** Opens the limits on connections of their own, so that a busy database pool does not delay them. */
export function openRateLimits(databaseUrl: string, logger: Logger) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    application_name: 'rate limits',
  });
  // Without a listener, a broken connection would end the process. The pool opens another.
  pool.on('error', (error) => logger.debug({ err: error }, 'a database connection for rate limits was lost'));
  return { rateLimits: createRateLimits(pool), close: () => pool.end() };
}

/** Creates limits that count in the table `rate_limits`, where subjects are hashes, not addresses or names. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiterOf = (keyPrefix: string, limit: { points: number; duration: number }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      ...limit,
    });
  const limiters = Object.fromEntries(
    Object.entries(limitTable).map(([name, limit]) => [name, limiterOf(name, limit)]),
  ) as Record<LimitName, RateLimiterPostgres>;
  const known = limiterOf('signedInFrom', { points: 1, duration: rememberedFor });
  const knownKey = (username: string, place: string) => hashed(`${username} ${networkOf(place)}`);
  return {
    async consume(limit, subject) {
      try {
        await limiters[limit].consume(keyOf(limit, subject));
      } catch (refusal) {
        throw new RateLimitedError(waitOf(refusal));
      }
    },
    async reset(limit, subject) {
      await limiters[limit].delete(keyOf(limit, subject));
    },
    async giveBack(limit, subject) {
      await limiters[limit].reward(keyOf(limit, subject));
    },
    async remember(username, place) {
      await known.set(knownKey(username, place), 1, rememberedFor);
    },
    async remembers(username, place) {
      return (await known.get(knownKey(username, place))) !== null;
    },
  };
}

type RequestLimitName = keyof typeof requestLimitTable;

export type RequestLimits = {
  /**
   * Counts one request of this address.
   *
   * @returns the seconds until a retry, or null if the request is allowed.
   */
  consume(limit: RequestLimitName, address: string): Promise<number | null>;
};

/** Workers of one machine count together, in the primary process. */
const requestLimiterOf = (limit: RequestLimitName) =>
  isWorker
    ? new RateLimiterCluster({ ...requestLimitTable[limit], keyPrefix: limit, timeoutMs: 5_000 })
    : new RateLimiterMemory(requestLimitTable[limit]);

/** Creates limits of requests, counted in this machine's memory. */
export function createRequestLimits(): RequestLimits {
  const limiters = {
    callByAddress: requestLimiterOf('callByAddress'),
    pageByAddress: requestLimiterOf('pageByAddress'),
    mediaByAddress: requestLimiterOf('mediaByAddress'),
    pictureByAddress: requestLimiterOf('pictureByAddress'),
  };
  return {
    async consume(limit, address) {
      // Loopback addresses have no limit. They belong to local programs, or to all visitors together if a local proxy
      // is not trusted.
      if (isLoopback(address)) return null;
      try {
        await limiters[limit].consume(networkOf(address));
        return null;
      } catch (refusal) {
        return waitOf(refusal);
      }
    },
  };
}

/** The maximum number of running operations per network. Most operations take a few milliseconds. */
const maxOfNetwork = 20;

/** Counts each network's running operations in this process. */
export type OperationsUnderWay = {
  /** @returns a function to call when the operation ends, or null if the network has too many. */
  begin(address: string): (() => void) | null;
};

export function countOperationsUnderWay(): OperationsUnderWay {
  const counts = new Map<string, number>();
  const add = (network: string, change: number) => {
    const count = (counts.get(network) ?? 0) + change;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  };
  return {
    begin(address) {
      const network = networkOf(address);
      if (!isLoopback(address) && (counts.get(network) ?? 0) >= maxOfNetwork) return null;
      add(network, 1);
      return () => add(network, -1);
    },
  };
}

/** Returns the seconds until the next attempt. @throws any error that is not a refusal. */
function waitOf(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

const keyOf = (limit: LimitName, subject: string) =>
  hashed(/ByAddress(Daily)?$/.test(limit) ? networkOf(subject) : subject);
