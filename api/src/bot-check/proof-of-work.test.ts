import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { forgetUsedBotChecks } from './bot-check.ts';
import { createBotCheck } from './create-bot-check.ts';

const { client } = await useTestDatabase();
const asker = { address: '203.0.113.7', log: capturedLog().logger };
const minute = 60_000;

/** Creates a bot check as another process on the same database would. */
const process = () => createBotCheck({ recaptcha: null, database: client, publicUrl: 'https://agency.example' });

afterEach(() => vi.useRealTimers());

const write = (token: object) => Buffer.from(JSON.stringify(token)).toString('base64');

/** Solves a challenge as a browser does, but starts at the lowest possible counter to save time. */
async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 1_000 });
  if (!solution) throw new Error('The challenge was not solved.');
  return { challenge, solution };
}

async function challengeOf(botCheck = process()): Promise<Challenge> {
  if (!botCheck.createChallenge) throw new Error('This bot check creates no challenges.');
  return botCheck.createChallenge();
}

/** Shared by the tests, because solving takes a second. Each test's database has the key, but no used token yet. */
const solved = await solve(await challengeOf());
const keys = await client.secret.findMany();
beforeEach(() => client.secret.createMany({ data: keys }));

const use = (token: string) => client.$transaction((transaction) => process().use(transaction, token));

test('a solved challenge passes in any process, and works once', async () => {
  const token = write(solved);
  expect(await process().verify(token, asker)).toBe('passed');
  expect(await use(token)).toBe(true);
  expect(await use(token)).toBe(false);
});

test('a challenge contains its difficulty and its expiry, 20 minutes from now', async () => {
  const asked = Date.now();
  const { parameters, signature } = await challengeOf();
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: expect.any(String) });
  // The expiry is in whole seconds.
  const madeAt = (parameters.expiresAt ?? 0) * 1000 - 20 * minute;
  expect(madeAt).toBeGreaterThan(asked - 1000);
  expect(madeAt).toBeLessThan(Date.now() + 1000);
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  // A token must be well below the maximum length of tokens.
  expect(write({ challenge: { parameters, signature }, solution: {} }).length).toBeLessThan(1_000);
});

test('a token tells when its challenge was created, by the server’s clock', async () => {
  const madeAt = ((solved.challenge.parameters.expiresAt ?? 0) - 20 * 60) * 1000;
  expect(process().issuedAt(write(solved))).toEqual(new Date(madeAt));
  expect(process().issuedAt('no token')).toBeNull();
});

test('a used solution is refused in any other encoding', async () => {
  const { challenge, solution } = solved;
  expect(await use(write({ challenge, solution }))).toBe(true);
  const spellings = [
    write({ solution: { ...solution, time: 12, note: 'x' }, challenge, more: true }),
    write({ challenge: { signature: challenge.signature, parameters: challenge.parameters }, solution }),
    Buffer.from(JSON.stringify({ challenge, solution }, null, 2)).toString('base64url'),
    ` ${write({ challenge, solution })}\n`,
  ];
  for (const spelling of spellings) {
    expect(await process().verify(spelling, asker)).toBe('passed');
    expect(await use(spelling)).toBe(false);
  }
});

test('of two transactions with the same token, one wins, and both can continue', async () => {
  const token = write(solved);
  const inquire = (name: string) =>
    client.$transaction(async (transaction) => {
      const first = await process().use(transaction, token);
      await transaction.secret.create({ data: { name, value: String(first) } });
      return first;
    });
  const results = await Promise.all([inquire('one'), inquire('two')]);
  expect(results.toSorted()).toEqual([false, true]);
  expect(await client.secret.count({ where: { name: { in: ['one', 'two'] } } })).toBe(2);
});

test('a token is not used up if its transaction rolls back', async () => {
  const token = write(solved);
  const failed = client.$transaction(async (transaction) => {
    await process().use(transaction, token);
    throw new Error('the disk is full');
  });
  await expect(failed).rejects.toThrow('the disk is full');
  expect(await use(token)).toBe(true);
});

test('a solution of an expired challenge is refused', async () => {
  const token = write(solved);
  vi.useFakeTimers({ now: Date.now() + 19 * minute, toFake: ['Date'] });
  expect(await process().verify(token, asker)).toBe('passed');
  vi.setSystemTime(Date.now() + 2 * minute);
  expect(await process().verify(token, asker)).toBe('refused');
});

test.each<[string, (parts: Awaited<ReturnType<typeof solve>>) => object]>([
  [
    'a later expiry',
    ({ challenge, solution }) => ({ challenge: changed(challenge, { expiresAt: 4_000_000_000 }), solution }),
  ],
  ['less work', ({ challenge, solution }) => ({ challenge: changed(challenge, { cost: 1 }), solution })],
  ['another salt', ({ challenge, solution }) => ({ challenge: changed(challenge, { salt: '00' }), solution })],
  ['an added part', ({ challenge, solution }) => ({ challenge: changed(challenge, { data: { a: 1 } }), solution })],
  ['no signature', ({ challenge, solution }) => ({ challenge: { parameters: challenge.parameters }, solution })],
  [
    'the prefix as solution',
    ({ challenge }) => ({ challenge, solution: { counter: 0, derivedKey: challenge.parameters.keyPrefix } }),
  ],
  ['no solution', ({ challenge }) => ({ challenge, solution: null })],
])('a token with %s is refused', async (_what, tamper) => {
  expect(await process().verify(write(tamper(solved)), asker)).toBe('refused');
});

function changed(challenge: Challenge, parameters: Partial<Challenge['parameters']>): Challenge {
  return { ...challenge, parameters: { ...challenge.parameters, ...parameters } };
}

test('a solved challenge is refused if another key signed it', async () => {
  await challengeOf();
  const forged = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1_000,
    deriveKey,
    expiresAt: new Date(Date.now() + minute),
    hmacSignatureSecret: 'guessed',
    hmacKeySignatureSecret: 'guessed too',
  });
  expect(await process().verify(write(await solve(forged)), asker)).toBe('refused');
});

test.each(['', 'token', 'bnVsbA==', 'W10=', write({ challenge: {}, solution: {} }), '%%%', '\u0000'])(
  '%j is refused as a token, is not recorded as used, and causes no error',
  async (token) => {
    expect(await process().verify(token, asker)).toBe('refused');
    expect(await use(token)).toBe(false);
    expect(await client.usedBotCheck.count()).toBe(0);
  },
);

test('processes that start together agree on one key', async () => {
  await client.secret.deleteMany();
  const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(process())));
  expect(await client.secret.count()).toBe(1);
  const [first] = challenges;
  if (first) expect(await process().verify(write(await solve(first)), asker)).toBe('passed');
});

test('if the database fails, the next call reads the key again', async () => {
  const botCheck = process();
  await client.$executeRaw`ALTER TABLE secrets RENAME TO hidden`;
  await expect(challengeOf(botCheck)).rejects.toThrow();
  await client.$executeRaw`ALTER TABLE hidden RENAME TO secrets`;
  expect(await challengeOf(botCheck)).toHaveProperty('signature');
});

test('the record of a used token is deleted an hour after the token expires, and not before', async () => {
  await use(write(solved));
  expect(await forgetUsedBotChecks(client, Date.now() + 79 * minute)).toBe(0);
  expect(await forgetUsedBotChecks(client, Date.now() + 81 * minute)).toBe(1);
});
