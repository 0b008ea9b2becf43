import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import type { BotCheck } from '#api/bot-check/bot-check.ts';
import type { ChangeFeed } from '#api/changes/change-feed.ts';
import type { Agency } from '#api/contract/agency.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import type { Logger } from '#api/platform/logger.ts';
import type { OperationsUnderWay, RateLimits } from '#api/rate-limits/rate-limits.ts';
import type { OpenSession } from '#api/session/session.ts';

/** The services that resolvers use, opened once per process. */
export type Services = {
  readonly database: PrismaClient;
  /** Separate connections to the same database, so that many reads at once leave connections for writes. */
  readonly reads: PrismaClient;
  readonly underWay: OperationsUnderWay;
  readonly outbox: Outbox;
  /** Asks a worker to check a record's page after `transaction` commits. */
  requestPageCheck(id: string, transaction?: Prisma.TransactionClient): Promise<void>;
  /** Asks a worker to import an uploaded export. */
  requestImport(id: string): Promise<void>;
  readonly botCheck: BotCheck;
  readonly rateLimits: RateLimits;
  readonly changes: ChangeFeed;
  readonly agency: Agency;
  /** The names of the `AGENCY_` variables that are set in the environment. */
  readonly agencyVariables: readonly string[];
  /** The email address that is notified of inquiries and orders. */
  readonly mailTo: string;
  /** The address of the mailbox from which answers are read; null if no mailbox is read. */
  readonly mailboxAddress: string | null;
  /** `sdkUrl` is the URL of the script that pages load for PayPal's button. */
  readonly paypal: PayPal & { readonly sdkUrl: string };
  /** Returns the current time. Tests can set it. */
  now(): Date;
};

/** Who runs an operation, and from where. Over HTTP, the request provides this; in process, our own code does. */
export type OperationContext = {
  readonly requestId: string;
  /** The client's IP address. */
  readonly address: string;
  readonly log: Logger;
  /** The caller's session token, not verified yet; null if the caller sent none. */
  readonly sessionToken: string | null;
  /** The token of a browser that has placed orders, or null. */
  readonly buyerToken: string | null;
  /** Whether the session token came in the `Authorization` header, as the console sends it. */
  readonly isConsole?: boolean;
  /** The value of `pageOwnerHeader`, if there is one: the admin for whom the sending page was loaded. */
  readonly pageOwner?: string | null;
};

export type GraphQLContext = OperationContext &
  Services & {
    /** Returns the caller's open session, or null. Only the first call in an operation looks it up. */
    session(): Promise<OpenSession | null>;
  };
