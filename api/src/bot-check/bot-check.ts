import { createHash, createHmac, randomInt } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import type { Logger } from '#api/platform/logger.ts';
import { sharedSecret } from '#api/platform/shared-secret.ts';

type BotCheckVerdict = 'passed' | 'refused' | 'unavailable';

/** The IP address and the logger of the request that presents a token. */
type Asker = { readonly address: string; readonly log: Logger };

/** Distinguishes people from programs: by reCAPTCHA if its keys are set, otherwise by our own proof of work. */
export type BotCheck = {
  /** Whether a token is genuine and still valid. `unavailable`: the verification service did not respond. */
  verify(token: string, asker: Asker): Promise<BotCheckVerdict>;
  /**
   * Marks a token as used, in the transaction of the action that the token permits. Returns false if the token is
   * already used. Call it only with tokens that `verify` accepted.
   */
  use(transaction: Prisma.TransactionClient, token: string): Promise<boolean>;
  /**
   * Returns when the challenge of a token was created, by the server's clock. The visitor began the form at that time.
   * Null if unknown. Call it only with tokens that `verify` accepted.
   */
  issuedAt(token: string): Date | null;
  /** Creates a challenge for a browser. Null if another service issues the challenges. */
  createChallenge: (() => Promise<Challenge>) | null;
};

const hex = z.string().regex(/^[0-9a-f]+$/);
const count = z.int().min(0).max(0xffffffff);

/** A proof-of-work token. A challenge with unknown fields is refused. */
const solutionSchema = z.object({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: hex,
      salt: hex,
      cost: count,
      keyLength: count,
      keyPrefix: hex,
      keySignature: hex,
      /** Seconds since 1970. */
      expiresAt: count,
    }),
    signature: hex.length(64),
  }),
  solution: z.object({ counter: count, derivedKey: hex }),
});
type Solution = z.infer<typeof solutionSchema>;

/** Parses a proof-of-work token (base64 of JSON, as altcha writes it) without verifying it. Null if it is malformed. */
function readSolution(token: string): Solution | null {
  try {
    return solutionSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    return null;
  }
}

/** How long a challenge is valid: long enough to write a message, and too short to hoard solutions. */
const lifeMs = 20 * 60_000;

/**
 * The server picks a random counter, and the browser tries all counters in turn until it finds the matching key.
 * `atLeast` and `atMost` bound the counter, so that waiting times are similar: 1 to 2 s on four cores of a mid-range
 * phone. The server needs a millisecond, because it derives the key of its own counter only.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, atLeast: 1_000, atMost: 2_000 };

/**
 * Creates a bot check by proof of work: each message costs a device about a second of computing, which slows floods.
 */
export function proofOfWork(database: PrismaClient): BotCheck {
  let keys: Promise<Keys> | null = null;

  /** Reads the keys once. After a failure, the next call tries again. */
  function sharedKeys(): Promise<Keys> {
    keys ??= sharedSecret(database, 'bot-check').then(keysOf, (error) => {
      keys = null;
      throw error;
    });
    return keys;
  }

  return {
    async createChallenge() {
      return createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.atLeast, work.atMost),
        expiresAt: new Date(Date.now() + lifeMs),
        deriveKey,
        ...(await sharedKeys()),
      });
    },

    async verify(token) {
      const answer = readSolution(token);
      if (!answer) return 'refused';
      const { verified } = await verifySolution({ ...answer, deriveKey, ...(await sharedKeys()) });
      return verified ? 'passed' : 'refused';
    },

    async use(transaction, token) {
      const { challenge } = readSolution(token) ?? {};
      if (!challenge) return false;
      // Record the challenge, not the token, because a solution can be encoded in many ways.
      return useOnce(transaction, challenge.signature, new Date(challenge.parameters.expiresAt * 1000));
    },

    issuedAt(token) {
      const { challenge } = readSolution(token) ?? {};
      return challenge ? new Date(challenge.parameters.expiresAt * 1000 - lifeMs) : null;
    },
  };
}

type Keys = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

/** Derives two keys from one secret: one signs challenges, the other signs solutions. */
function keysOf(secret: string): Keys {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
}

/**
 * Records that `identity` is used, until `expiresAt`. Returns false if `identity` is already recorded.
 *
 * A second transaction with the same `identity` waits until the first one ends. The second gets false if the first
 * commits, and true if the first rolls back. Postgres does not treat the conflict as an error, so the surrounding
 * transaction can continue.
 */
export async function useOnce(
  transaction: Prisma.TransactionClient,
  identity: string,
  expiresAt: Date,
): Promise<boolean> {
  const tokenHash = createHash('sha256').update(identity).digest('hex');
  const { count } = await transaction.usedBotCheck.createMany({
    data: [{ tokenHash, expiresAt }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** The allowed difference between the clocks of machines that share a database. */
const marginMs = 60 * 60_000;

/** Deletes the records of expired tokens, and returns their number. For an hourly job. */
export async function forgetUsedBotChecks(database: PrismaClient, now = Date.now()): Promise<number> {
  const { count } = await database.usedBotCheck.deleteMany({ where: { expiresAt: { lt: new Date(now - marginMs) } } });
  return count;
}
