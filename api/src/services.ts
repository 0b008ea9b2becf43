import type { PrismaClient } from '@agency/prisma';
import type { BotCheck } from './bot-check/bot-check.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { Agency } from './contract/agency.ts';
import type { Outbox } from './mail/outbox.ts';
import type { PayPal } from './paypal/paypal.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';

/** What resolvers work with, opened once for the process. */
export type Services = {
  readonly database: PrismaClient;
  readonly outbox: Outbox;
  readonly botCheck: BotCheck;
  readonly rateLimits: RateLimits;
  readonly changes: ChangeFeed;
  readonly agency: Agency;
  /** Where inquiries and orders are announced. */
  readonly mailTo: string;
  /** With the address of the script that pages load for its button. */
  readonly paypal: PayPal & { readonly sdkUrl: string };
  /** The clock of the checkout. */
  now(): Date;
};
