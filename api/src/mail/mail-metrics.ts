import type { PrismaClient } from '@agency/prisma';
import { Counter, Gauge, type Registry } from 'prom-client';

/** What became of one try. `retried`: it failed and comes again. */
type MailOutcome = 'delivered' | 'retried' | 'failed';

export type MailMetrics = { count(kind: string, outcome: MailOutcome): void };

/** Counts tries by kind of mail and outcome; and, whenever it is asked, the mails that wait or were given up. */
export function createMailMetrics(registry: Registry, database: PrismaClient): MailMetrics {
  const tries = new Counter({
    name: 'mail_deliveries_total',
    help: 'Tries to deliver a mail, by kind and outcome (delivered, retried, failed).',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'mails',
    help: 'Mails in the outbox of all processes: queued to be delivered, or failed for good.',
    labelNames: ['state'],
    // Each process counts all of them.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      for (const state of ['queued', 'failed']) {
        // While the database is away the other metrics must still come.
        const count = await database.outgoingMail.count({ where: { state } }).catch(() => Number.NaN);
        this.set({ state }, count);
      }
    },
  });
  return { count: (kind, outcome) => tries.inc({ kind, outcome }) };
}
