import type { PrismaClient } from '@agency/prisma';
import type { Outbox } from '#api/mail/outbox.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import type { Logger } from '#api/platform/logger.ts';
import type { RateLimits } from '#api/rate-limits/rate-limits.ts';

/** What verbs about payments work with: the same in a request, in a webhook and in a job. */
export type CheckoutContext = {
  readonly database: PrismaClient;
  readonly paypal: PayPal;
  readonly outbox: Outbox;
  /** Where orders are announced. */
  readonly mailTo: string;
  now(): Date;
  /** Of the request or job: in the log and in the ledger. */
  readonly requestId: string;
  readonly log: Logger;
};

/** What verbs of a buyer's browser work with. */
export type BuyerContext = CheckoutContext & {
  readonly rateLimits: Pick<RateLimits, 'consume'>;
  readonly address: string;
  readonly buyerToken: string | null;
};
