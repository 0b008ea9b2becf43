import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import pg from 'pg';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '#api/graphql/failures.ts';
import type { Logger } from '#api/platform/logger.ts';
import { isWorker } from '#api/platform/worker-processes.ts';
import { limitTable, requestLimitTable } from './limit-table.ts';

const month = 30 * 24 * 3_600;

export type LimitName = keyof typeof limitTable;

export type RateLimits = {
  /**
   * Counts one attempt of this subject (an address, a name).
   *
   * @throws RateLimitedError when there were too many.
   */
  consume(limit: LimitName, subject: string): Promise<void>;
  /** Forgets the attempts of this subject. */
  reset(limit: LimitName, subject: string): Promise<void>;
  /** Gives one attempt back, which was spent on a fault of ours. */
  giveBack(limit: LimitName, subject: string): Promise<void>;
  /** Notes for a month that this user has signed in from the network of this address. */
  remember(username: string, address: string): Promise<void>;
  remembers(username: string, address: string): Promise<boolean>;
};

/** Limits on connections of their own: while the database is busy with requests, their limits are not kept waiting. */
export function openRateLimits(databaseUrl: string, logger: Logger) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 5_000,
    application_name: 'rate limits',
  });
  // Without a listener a connection that breaks off would end the process. The pool opens another.
  pool.on('error', (error) => logger.debug({ err: error }, 'a connection for rate limits broke off'));
  return { rateLimits: createRateLimits(pool), close: () => pool.end() };
}

/** Limits counted in the table `rate_limits`, under a hash of the subject: it keeps no list of addresses and names. */
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
  const known = limiterOf('signedInFrom', { points: 1, duration: month });
  const knownKey = (username: string, address: string) => hashed(`${username} ${networkOf(address)}`);
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
    async remember(username, address) {
      await known.set(knownKey(username, address), 1, month);
    },
    async remembers(username, address) {
      return (await known.get(knownKey(username, address))) !== null;
    },
  };
}

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
const requestLimiterOf = (limit: RequestLimitName) =>
  isWorker
    ? new RateLimiterCluster({ ...requestLimitTable[limit], keyPrefix: limit, timeoutMs: 5_000 })
    : new RateLimiterMemory(requestLimitTable[limit]);

/** Limits of requests, counted in this machine's memory. */
export function createRequestLimits(): RequestLimits {
  const limiters = {
    callByAddress: requestLimiterOf('callByAddress'),
    pageByAddress: requestLimiterOf('pageByAddress'),
    pictureByAddress: requestLimiterOf('pictureByAddress'),
  };
  return {
    async consume(limit, address) {
      if (loopback.test(address)) return null;
      try {
        await limiters[limit].consume(networkOf(address));
        return null;
      } catch (refusal) {
        return waitOf(refusal);
      }
    },
  };
}

/** Seconds until the next try. @throws what is no refusal but a fault. */
function waitOf(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

const keyOf = (limit: LimitName, subject: string) =>
  hashed(/ByAddress(Daily)?$/.test(limit) ? networkOf(subject) : subject);

/** What counts as one place: an IPv4 address, or the /64 of an IPv6 one, of which any customer has all addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The mailbox that an address most likely leads to: case and what stands after a `+` make no other one. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
