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

/** The services of resolvers, opened once for the process. */
export type Services = {
  readonly database: PrismaClient;
  /** The same database over separate connections, so that many reads at once leave connections for writes. */
  readonly reads: PrismaClient;
  readonly underWay: OperationsUnderWay;
  readonly outbox: Outbox;
  /** Asks a worker to check the page of a post. */
  requestPageCheck(id: string): Promise<void>;
  /** Asks a worker to import an uploaded export. */
  requestImport(id: string): Promise<void>;
  readonly botCheck: BotCheck;
  readonly rateLimits: RateLimits;
  readonly changes: ChangeFeed;
  readonly agency: Agency;
  /** The variables of the agency that are set in the environment. */
  readonly agencyVariables: readonly string[];
  /** Where inquiries and orders are announced. */
  readonly mailTo: string;
  /** Where answers are read; null = they are not. */
  readonly mailboxAddress: string | null;
  /** With the address of the script that pages load for its button. */
  readonly paypal: PayPal & { readonly sdkUrl: string };
  /** The clock of the checkout. */
  now(): Date;
};

/** The caller. Over HTTP it is read from the request; in process the caller passes it. */
export type OperationContext = {
  readonly requestId: string;
  /** The client's IP address. */
  readonly address: string;
  readonly log: Logger;
  /** The session token that the caller claims to have; null when it claims none. */
  readonly sessionToken: string | null;
  /** The token of the browser that places orders; null when it has placed none. */
  readonly buyerToken: string | null;
  /** Whether the token came in the `Authorization` header, as the console sends it. */
  readonly isConsole?: boolean;
};

/** The context of resolvers. */
export type GraphQLContext = OperationContext &
  Services & {
    /** The caller's open session, looked up once for each operation when something asks for it; null when there is none. */
    session(): Promise<OpenSession | null>;
  };
