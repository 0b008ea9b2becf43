import type { Prisma } from '@agency/prisma/client';
import type { OperationContext } from '#api/graphql/context.ts';

/** What tells people from programs. There are two: reCAPTCHA when its keys are set, else a proof of work of our own. */
export type BotCheck = {
  /** Whether a token is genuine and still valid. `unavailable`: the service that knows did not answer. */
  verify(
    token: string,
    asker: Pick<OperationContext, 'address' | 'log'>,
  ): Promise<'passed' | 'refused' | 'unavailable'>;
  /** Marks a token as used, in the transaction that it opens the door to. False when it was used before. */
  use(transaction: Prisma.TransactionClient, token: string): Promise<boolean>;
};
