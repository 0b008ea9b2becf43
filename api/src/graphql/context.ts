import type { PrismaClient } from '@agency/prisma';
import type { Logger } from '#api/platform/logger.ts';

/** Who asks. Over HTTP it comes from the request; in process from whoever executes a document. */
export type OperationContext = {
  readonly requestId: string;
  /** The client's IP address. */
  readonly address: string;
  readonly log: Logger;
};

/** What resolvers are given. */
export type GraphQLContext = OperationContext & { readonly database: PrismaClient };
