import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './client/client.ts';

export type { PrismaClient } from './client/client.ts';

type Options = {
  connections: number;
  waitMs: number;
  answerMs: number;
  statementMs: number;
  onQuery: (statement: { query: string; params: string }) => void;
};

/** How long a transaction may be idle, in ms. The longest, which holds a mail while it is sent, takes three minutes. */
const idleTransactionMs = 240_000;

/**
 * Creates a client of the database at `databaseUrl`, with a limited number of connections. The client connects at the
 * first query. End it with `$disconnect()`.
 *
 * @param options.waitMs how long a query or a transaction waits for a connection before it fails.
 * @param options.answerMs how long a query waits for its answer before it fails and its connection is closed. No limit
 *   by default. A failover or a firewall may drop connections silently, and then a query without this limit waits for a
 *   quarter of an hour. Set it only for a client without transactions: after the timeout, a transaction's connection
 *   would return to the pool with the transaction open.
 * @param options.statementMs how long a query may run before the database cancels it. No limit by default.
 * @param options.onQuery is called with each statement, and with its values as JSON.
 */
export function createPrismaClient(
  databaseUrl: string,
  { connections = 8, waitMs = 5_000, answerMs, statementMs, onQuery }: Partial<Options> = {},
): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: waitMs,
    application_name: 'agency',
    // A server that was cut off from the network cannot end its transactions, and they hold their locks.
    idle_in_transaction_session_timeout: idleTransactionMs,
    ...(answerMs && { query_timeout: answerMs }),
    ...(statementMs && { statement_timeout: statementMs }),
  });
  // Prisma's default of 2 s is too short, because a busy machine can take that long to open a connection.
  const transactionOptions = { maxWait: waitMs };
  if (!onQuery) return new PrismaClient({ adapter, transactionOptions });
  const client = new PrismaClient({ adapter, transactionOptions, log: [{ emit: 'event', level: 'query' }] });
  client.$on('query', onQuery);
  return client;
}
