import { setTimeout as delay } from 'node:timers/promises';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import { startPayPalStandIn } from '../../api/src/paypal/stand-in/start-paypal-stand-in.ts';
import { chanceFaults } from '../../api/test/model/arbitrary-scenario.ts';
import { Buyer } from '../../api/test/model/buyer.ts';
import { checkBuyer, checkInvoiceNumbers, type Sources } from '../../api/test/model/check-buyer.ts';
import { decideAll, trackFalseAnswers } from '../../api/test/model/run-scenario.ts';
import { type ReceivedMail, startSmtpServer } from '../../api/test/smtp-server.ts';
import { letDayPass, letReconcile } from '../fixtures/reconcile.ts';
import { freePort } from '../server/free-port.ts';
import { openTestDatabase } from '../server/test-cluster.ts';
import { killableApi } from './killable-api.ts';
import { seededRandom } from './random.ts';
import { buyAtRandom } from './random-buyer.ts';

type Order = Parameters<Sources['mailsOf']>[0];

export type CheckoutFaults = {
  buyers: number;
  clients: number;
  /**
   * How often the process is killed. If some kills are left when the buyers have finished, they happen while the
   * process checks the pending orders, before the recovery.
   */
  kills: number;
  seed: number;
  onProgress?: (step: string) => void;
};

export type CheckoutReport = {
  buyers: number;
  orders: number;
  /** Orders for which PayPal took money. */
  paid: number;
  /**
   * The amounts that PayPal took and that the ledger settled, in USD. The difference is in payments that wait for
   * review.
   */
  taken: string;
  settled: string;
  review: number;
  kills: number;
  /** The number of requests to PayPal, and the number of those that got a fault. */
  requests: number;
  wentWrong: number;
  /** Mails about orders that reached the mail server, and repeats with the same Message-ID. */
  mails: number;
  again: number;
  /** Must be empty. */
  faults: string[];
};

const recoveryMs = 4 * 60_000;
const mostRequests = 20_000;

/**
 * Lets buyers buy while PayPal misbehaves and the process is killed at random moments, then lets everything recover, and
 * checks each order against PayPal's true record. Everything else is real: Postgres, HTTP, jobs, SMTP.
 */
export async function surviveCheckoutFaults(options: CheckoutFaults): Promise<CheckoutReport> {
  const { buyers: count, clients, kills, seed, onProgress = () => undefined } = options;
  const random = seededRandom(seed);
  const testDatabase = await openTestDatabase('checkout_faults');
  const databaseUrl = testDatabase.url;
  const database = createPrismaClient(databaseUrl);
  const mailServer = await startSmtpServer(await freePort());
  const standIn = await startPayPalStandIn();
  const apiPort = await freePort();
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  standIn.webhooksTo(`${apiUrl}/api/paypal/webhook`);
  const chance = chanceFaults(seed, mostRequests);
  let wentWrong = 0;
  const falsified = trackFalseAnswers(standIn, ({ call, number }) => {
    const fault = call === 'token' || call === 'verify-webhook' ? null : chance[number];
    if (fault) wentWrong += 1;
    return fault ?? undefined;
  });
  const api = killableApi(
    {
      ...standIn.variables,
      API_PORT: String(apiPort),
      DATABASE_URL: databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
    },
    // Backdates the heartbeats of the dead process's jobs, so that another process takes them over at its next check.
    async () => {
      await database.$executeRaw`
        UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '5 minutes' WHERE state = 'active'`;
    },
  );
  await api.start();
  try {
    onProgress(`${count} buyers by ${clients} clients, PayPal at its worst`);
    const buyers = Array.from({ length: count }, () => new Buyer());
    const waiting = [...buyers];
    const client = async () => {
      for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) {
        await buyAtRandom(buyer, { apiUrl, standIn, random });
      }
    };
    let buying = true;
    const bought = Promise.all(Array.from({ length: clients }, client)).finally(() => {
      buying = false;
    });
    for (let killed = 0; killed < kills; killed += 1) {
      if (!buying) await letReconcile(database);
      await api.killAfter(200 + random() * 2_500);
    }
    await bought;

    onProgress('PayPal well again, a day passes');
    standIn.setFaults(null);
    await letDayPass(database);
    await recover(database, () => decideAll(standIn));
    await api.stop();
    const mailsOf = async (order: Order) => arrivedMails(order, mailServer.mails);
    return { ...(await report(buyers, { database, standIn, falsified, mailsOf })), kills, wentWrong };
  } finally {
    await mailServer.close();
    await standIn.close();
    await database.$disconnect();
    await testDatabase.close();
  }

  async function report(buyers: Buyer[], witnesses: Sources): Promise<Omit<CheckoutReport, 'kills' | 'wentWrong'>> {
    const faults = await checkInvoiceNumbers(database);
    let [orders, paid] = [0, 0];
    for (const { email } of buyers) {
      const checked = await checkBuyer(email, witnesses);
      faults.push(...checked.faults);
      orders += checked.orders;
      paid += checked.paid;
    }
    const taken = standIn.captures().filter(({ status }) => status !== 'DECLINED');
    const settled = await database.paymentEvent.aggregate({
      where: { kind: { in: ['settled', 'settled-late'] } },
      _sum: { amount: true },
    });
    const mails = new Set(mailServer.mails.map(({ headers }) => headers.get('message-id'))).size;
    return {
      buyers: buyers.length,
      orders,
      paid,
      taken: taken.reduce((sum, { amount }) => sum + Number(amount.value), 0).toFixed(2),
      settled: settled._sum.amount?.toFixed(2) ?? '0.00',
      review: await database.maintenanceOrder.count({ where: { paymentStatus: 'review' } }),
      requests: standIn.requests.length,
      mails,
      again: mailServer.mails.length - mails,
      faults,
    };
  }
}

const isOfPaid = /^(Order|Your maintenance plan)/;

/** Returns the kinds of the mails about a paid order, without repeats. Other mails are about failed payments or reviews. */
function arrivedMails({ invoiceNumber, customerEmail }: Order, mails: readonly ReceivedMail[]): string[] {
  const about = mails.filter(
    ({ headers }) => isOfPaid.test(headers.get('subject') ?? '') && headers.get('subject')?.includes(invoiceNumber),
  );
  const once = new Map(about.map((mail) => [mail.headers.get('message-id'), mail]));
  return [...once.values()].map(({ recipients }) =>
    recipients.includes(customerEmail) ? 'order-confirmation' : 'order-notification',
  );
}

/** Waits until no order is pending and every mail is sent. Makes the jobs check more often meanwhile. */
async function recover(database: PrismaClient, decide: () => void): Promise<void> {
  const until = Date.now() + recoveryMs;
  const left = async () =>
    (await database.maintenanceOrder.count({ where: { paymentStatus: 'pending' } })) +
    (await database.outgoingMail.count({ where: { state: { not: 'sent' } } }));
  while ((await left()) > 0 && Date.now() < until) {
    await database.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`;
    decide();
    await letReconcile(database);
    await delay(1_000);
  }
}
