import type { PrismaClient } from '@agency/prisma';
import type { Logger } from '#api/platform/logger.ts';
import type { Services } from '#api/services.ts';
import { findSession, type OpenSession } from '#api/session/session.ts';

/** Who asks. Over HTTP it comes from the request; in process from whoever executes a document. */
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
    readonly database: PrismaClient;
    /** The caller's session, looked up once an operation and only when something asks; null when there is none open. */
    session(): Promise<OpenSession | null>;
  };

/** The context of one operation. */
export function createContext(operation: OperationContext, services: Services): GraphQLContext {
  const { requestId, address, log, sessionToken, buyerToken } = operation;
  let session: Promise<OpenSession | null> | undefined;
  return {
    ...services,
    requestId,
    address,
    log,
    sessionToken,
    buyerToken,
    session() {
      session ??= sessionToken ? findSession(services.database, sessionToken) : Promise.resolve(null);
      return session;
    },
  };
}
