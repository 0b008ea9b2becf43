import type { PrismaClient } from '@agency/prisma';
import type { BotCheck } from '#api/bot-check/bot-check.ts';
import type { ChangeFeed } from '#api/changes/change-feed.ts';
import type { Agency } from '#api/contract/agency.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import type { Logger } from '#api/platform/logger.ts';
import type { OperationsUnderWay } from '#api/rate-limits/operations-under-way.ts';
import type { RateLimits } from '#api/rate-limits/rate-limits.ts';
import type { OpenSession } from '#api/session/session.ts';

/** What resolvers work with, opened once for the process. */
export type Services = {
  readonly database: PrismaClient;
  /** The same database, by connections of their own: however many operations only read, those that write find one. */
  readonly reads: PrismaClient;
  readonly underWay: OperationsUnderWay;
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

/** The caller. Over HTTP it comes from the request; in process the caller passes it with the document. */
export type OperationContext = {
  readonly requestId: string;
  /** The client's IP address. */
  readonly address: string;
  readonly log: Logger;
  /** The token of the session the caller claims to have; null when it claims none. */
  readonly sessionToken: string | null;
  /** The token of the browser that places orders; null when it has placed none. */
  readonly buyerToken: string | null;
};

/** What resolvers are given. */
export type GraphQLContext = OperationContext &
  Services & {
    /** The caller's session, looked up once an operation and only when something asks; null when there is none open. */
    session(): Promise<OpenSession | null>;
  };
