import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import type { Logger } from '#api/platform/logger.ts';

type BotCheckVerdict = 'passed' | 'refused' | 'unavailable';

/** Who shows a token, by IP address, and the log of the request. */
type Asker = { readonly address: string; readonly log: Logger };

/** What tells people from programs. There are two: reCAPTCHA when its keys are set, else a proof of work of our own. */
export type BotCheck = {
  /** Whether a token is genuine and still valid. `unavailable`: the service that knows did not answer. */
  verify(token: string, asker: Asker): Promise<BotCheckVerdict>;
  /**
   * Marks a token as used, in the transaction that it allows. False when it was used before.
   * Only for tokens that `verify` passed.
   */
  use(transaction: Prisma.TransactionClient, token: string): Promise<boolean>;
  /** Makes what a browser is to work on. Null where another service gives its visitors their tasks. */
  createChallenge: (() => Promise<Challenge>) | null;
};

const hex = z.string().regex(/^[0-9a-f]+$/);
const count = z.int().min(0).max(0xffffffff);

/** Exactly the parts that our challenges have: with others, two tokens of one challenge could differ. */
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

/** Reads a token of the proof of work: JSON in base64, as altcha writes it. Null when it is none; nothing is verified yet. */
function readSolution(token: string): Solution | null {
  try {
    return solutionSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    return null;
  }
}

/** The random key of this name, 256 bits in hex, the same for every process on the database. The first to ask makes it. */
async function sharedSecret(database: PrismaClient, name: string): Promise<string> {
  const known = await database.secret.findUnique({ where: { name } });
  if (known) return known.value;
  await database.secret.createMany({ data: [{ name, value: randomBytes(32).toString('hex') }], skipDuplicates: true });
  return (await database.secret.findUniqueOrThrow({ where: { name } })).value;
}

/** Long enough to think about a message while the solved check waits; short enough that hoarding does not pay. */
const lifeMs = 20 * 60_000;

/**
 * The browser derives keys one by one until it meets the one that was chosen here: between these bounds, so that nobody
 * waits much longer than others. A phone of the middle class takes 1 to 2 s on four cores; deriving the chosen key alone
 * costs this process a millisecond.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, atLeast: 1_000, atMost: 2_000 };

/** A proof of work: each message costs its sender's device a second of computing, which people do not notice and floods do. */
export function proofOfWork(database: PrismaClient): BotCheck {
  let keys: Promise<Keys> | null = null;

  /** Read once; again after a fault. */
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
      // The challenge, not the token: one solution can be written in many ways.
      return useOnce(transaction, challenge.signature, new Date(challenge.parameters.expiresAt * 1000));
    },
  };
}

type Keys = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

/** Two keys from one secret: one signs challenges, the other what solves them. */
function keysOf(secret: string): Keys {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
}

/**
 * Writes down that `identity` is used, until `expiresAt`. False when that was written before, by whichever process.
 *
 * A second transaction waits here until the first has ended: it is refused when that one commits, and served when it is
 * rolled back. A refusal is no error to Postgres, so the surrounding transaction can go on.
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

/** The clocks of machines that share a database differ by less. */
const marginMs = 60 * 60_000;

/** Deletes the marks of used tokens that have ended by themselves, and says how many went. For an hourly job. */
export async function forgetUsedBotChecks(database: PrismaClient, now = Date.now()): Promise<number> {
  const { count } = await database.usedBotCheck.deleteMany({ where: { expiresAt: { lt: new Date(now - marginMs) } } });
  return count;
}
