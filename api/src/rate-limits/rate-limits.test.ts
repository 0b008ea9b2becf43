import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { RateLimitedError } from '#api/graphql/failures.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { limitTable } from './limit-table.ts';
import { countOperationsUnderWay, createRateLimits, type LimitName } from './rate-limits.ts';

const { url } = await useTestDatabase();
const pool = new pg.Pool({ connectionString: url, max: 2 });
afterAll(() => pool.end());
const limits = () => createRateLimits(pool);

/** Uses up all attempts of a subject. */
const exhaust = async (limit: LimitName, subject: string) => {
  for (let taken = 0; taken < limitTable[limit].points; taken++) await limits().consume(limit, subject);
};
const refused = (limit: LimitName, subject: string) =>
  limits()
    .consume(limit, subject)
    .then(
      () => false,
      (error: unknown) => error instanceof RateLimitedError && error.retryAfterSeconds,
    );

test('a subject that has used up its attempts is told how long to wait; others are not affected', async () => {
  await exhaust('signInByAddress', '203.0.113.9');
  const wait = await refused('signInByAddress', '203.0.113.9');
  expect(wait).toBeGreaterThan(1);
  expect(wait).toBeLessThanOrEqual(limitTable.signInByAddress.duration);
  expect(await refused('signInByAddress', '203.0.113.10')).toBe(false);
  expect(await refused('resetLinkByAddress', '203.0.113.9'), 'another limit').toBe(false);
});

test.each(['paymentByAddress', 'orderByAddressDaily'] as const)(
  '%s counts all addresses of a network together',
  async (limit) => {
    await exhaust(limit, '2001:db8:1:2::9');
    expect(await refused(limit, '2001:db8:1:2:ffff::1')).toBeTruthy();
    expect(await refused(limit, '2001:db8:1:3::9')).toBe(false);
  },
);

test('a name that looks like an address is not counted by network', async () => {
  await exhaust('inquiryByEmail', '2001:db8:1:2::9');
  expect(await refused('inquiryByEmail', '2001:db8:1:2::8')).toBe(false);
});

test('an attempt that is given back can be made once more; a reset clears all attempts', async () => {
  await exhaust('inquiryByEmail', 'ada@visitor.example');
  await limits().giveBack('inquiryByEmail', 'ada@visitor.example');
  expect(await refused('inquiryByEmail', 'ada@visitor.example')).toBe(false);
  expect(await refused('inquiryByEmail', 'ada@visitor.example')).toBeTruthy();
  await limits().reset('inquiryByEmail', 'ada@visitor.example');
  expect(await refused('inquiryByEmail', 'ada@visitor.example')).toBe(false);
});

test('a sign-in is remembered for its user and its network', async () => {
  await limits().remember('admin', '2001:db8:1:2::9');
  expect(await limits().remembers('admin', '2001:db8:1:2::10')).toBe(true);
  expect(await limits().remembers('admin', '2001:db8:1:3::9')).toBe(false);
  expect(await limits().remembers('someone', '2001:db8:1:2::9')).toBe(false);
});

test('an unreachable database is an error, not a refusal', async () => {
  const nowhere = new pg.Pool({ connectionString: url.replace(/\/[^/?]+(?=\?|$)/, '/none') });
  const error = await createRateLimits(nowhere)
    .consume('inquiryByAddress', '203.0.113.9')
    .catch((reason: unknown) => reason);
  await nowhere.end();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RateLimitedError);
});

test('a network has up to 20 operations at once, whatever its addresses; others and local programs are not affected', () => {
  const operations = countOperationsUnderWay();
  const ends = Array.from({ length: 20 }, (_, at) => operations.begin(`2001:db8:1:2::${at}`));
  expect(ends).not.toContain(null);
  expect(operations.begin('2001:db8:1:2::99')).toBeNull();
  expect(operations.begin('2001:db8:1:3::1')).not.toBeNull();
  ends[0]?.();
  expect(operations.begin('2001:db8:1:2::99')).not.toBeNull();
  const local = Array.from({ length: 21 }, () => operations.begin('127.0.0.1'));
  expect(local).not.toContain(null);
});
