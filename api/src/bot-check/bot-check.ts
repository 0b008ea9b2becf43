import type { Prisma } from '@agency/prisma/client';
import type { Challenge } from 'altcha-lib/types';
import type { Logger } from '#api/platform/logger.ts';

export type BotCheckVerdict = 'passed' | 'refused' | 'unavailable';

/** Who shows a token, by IP address, and the log of the request. */
export type Asker = { readonly address: string; readonly log: Logger };

/** What tells people from programs. There are two: reCAPTCHA when its keys are set, else a proof of work of our own. */
export type BotCheck = {
  /** Whether a token is genuine and still valid. `unavailable`: the service that knows did not answer. */
  verify(token: string, asker: Asker): Promise<BotCheckVerdict>;
  /**
   * Marks a token as used, in the transaction that it opens the door to. False when it was used before.
   * Only for tokens that `verify` passed.
   */
  use(transaction: Prisma.TransactionClient, token: string): Promise<boolean>;
  /** Makes what a browser is to work on. Null where another service gives its visitors their tasks. */
  createChallenge: (() => Promise<Challenge>) | null;
};
