import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import type pg from 'pg';
import type { Services } from '#api/graphql/context.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import { openApp } from '../open-app.ts';
import type { SharedServices } from './shared-services.ts';

/**
 * A process of the API that can die at any moment: between two queries, before or after a commit, before PayPal is
 * called or before its answer is read. From then on it does nothing more, its open transactions are rolled back and its
 * connections are cut, like those of a killed process. PayPal still executes the requests it has received.
 */
export type CrashingProcess = {
  readonly url: string;
  readonly services: Services;
  /** Makes the process crash after this many more operations. */
  crashAfter(operations: number): void;
  readonly crashed: Promise<void>;
  hasCrashed(): boolean;
  /** Ends the process permanently, whether it has crashed or not. */
  end(): Promise<void>;
};

const connectingMs = 25;

export async function startCrashingProcess(shared: SharedServices): Promise<CrashingProcess> {
  // Unique in the whole cluster, because other tests there terminate connections by application name.
  const name = `scenario-${randomUUID()}`;
  const address = new URL(shared.databaseUrl);
  address.searchParams.set('application_name', name);
  let operationsLeft = Number.POSITIVE_INFINITY;
  let dead = false;
  const { promise: crashed, resolve: reportCrash } = Promise.withResolvers<void>();

  async function die(): Promise<void> {
    dead = true;
    server.cut();
    await terminate(shared.admin, name);
    reportCrash();
  }

  /** Runs before and after every operation with an outside effect. Never resolves in a dead process. */
  async function operation(): Promise<void> {
    if (!dead && operationsLeft-- <= 0) void die();
    if (dead) await new Promise(() => undefined);
  }

  const client = createPrismaClient(address.href);
  const database = crashingDatabase(client, operation);
  const paypal = await shared.openPayPal();
  const services: Services = {
    ...shared.services,
    database,
    outbox: createOutbox(database, shared.boss),
    paypal: crashingPayPal(paypal, operation),
  };
  const server = await serve(services);

  return {
    url: server.url,
    services,
    crashAfter(operations) {
      operationsLeft = operations;
    },
    crashed,
    hasCrashed: () => dead,
    async end() {
      dead = true;
      await server.close();
      await paypal.close();
      await terminate(shared.admin, name);
      // Queries of a killed process never settle, so waiting for the client to disconnect would hang.
      void client.$disconnect().catch(() => undefined);
    },
  };
}

function crashingDatabase(client: PrismaClient, operation: () => Promise<void>): PrismaClient {
  const counting = client.$extends({
    query: {
      async $allOperations({ args, query }) {
        await operation();
        const answer = await query(args);
        await operation();
        return answer;
      },
    },
  });
  return new Proxy(counting, {
    get(target, property, receiver) {
      const member = Reflect.get(target, property, receiver);
      if (property !== '$transaction') return member;
      return async (...args: unknown[]) => {
        const answer = await Reflect.apply(member, target, args);
        // A crash here leaves the transaction committed, although its caller never learns that.
        await operation();
        return answer;
      };
    },
  }) as unknown as PrismaClient;
}

function crashingPayPal(paypal: Services['paypal'], operation: () => Promise<void>): Services['paypal'] {
  const around =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      await operation();
      try {
        return await call(...args);
      } finally {
        await operation();
      }
    };
  const crashing: PayPal = {
    isDemo: paypal.isDemo,
    clientToken: around(paypal.clientToken),
    createOrder: around(paypal.createOrder),
    captureOrder: around(paypal.captureOrder),
    getOrder: around(paypal.getOrder),
    getCapture: around(paypal.getCapture),
    readWebhook: paypal.readWebhook,
  };
  return { ...paypal, ...crashing };
}

async function serve(services: Services) {
  let isCut = false;
  const sockets = new Set<{ destroy(): unknown }>();
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  // Every buyer sends an address of their own in `X-Forwarded-For`, because scenarios do not test rate limits.
  const { url, close } = await openApp(services, { trustProxy: true }, (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (isCut) return void request.raw.socket.destroy();
      if (!sockets.has(request.raw.socket)) request.raw.socket.once('close', () => sockets.delete(request.raw.socket));
      sockets.add(request.raw.socket);
      done();
    });
  });
  return {
    url,
    cut,
    async close() {
      cut();
      await close();
    },
  };
}

/**
 * Terminates the connections of a dead process, which opens no new ones. Waits a moment first, because terminating a
 * connection that is being opened would cause an unhandled error, and end the tests.
 */
async function terminate(admin: pg.Pool, name: string): Promise<void> {
  await delay(connectingMs);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [name]);
}
