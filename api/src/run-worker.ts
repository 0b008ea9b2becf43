import { createPrismaClient } from '@agency/prisma';
import { liveAgency } from '#api/agency/live-agency.ts';
import { createMetrics } from '#api/http/metrics.ts';
import { startJobs } from '#api/jobs/start-jobs.ts';
import { reachDatabase } from '#api/open-database.ts';
import { StartError } from '#api/platform/errors.ts';
import { runProcess } from '#api/platform/run-process.ts';
import { createPayPal } from './paypal/open-paypal.ts';

/** How often a worker reads the agency's settings, in ms. */
const settingsMs = 15_000;

/**
 * Runs a worker until a signal stops it. The worker delivers mail, reconciles payments, and does the other background
 * jobs for the servers that share its database.
 */
export function runWorker(): Promise<void> {
  return runProcess(async ({ environment, logger, onClose, opened }) => {
    const { database, mail } = environment;
    if (!database.url)
      throw new StartError('A worker needs DATABASE_URL, because it uses the database of running servers.');
    if (!mail.smtpUrl)
      throw new StartError('A worker needs SMTP_URL, because only a server runs the embedded mailbox.');
    await reachDatabase(database.url);
    const client = createPrismaClient(database.url);
    onClose(() => client.$disconnect());
    const readSettings = liveAgency({ environment, database: client, logger });
    await readSettings();
    const timer = setInterval(readSettings, settingsMs).unref();
    onClose(() => clearInterval(timer));
    const { registry } = createMetrics();
    const { publicUrl } = environment.site;
    // Without PayPal's credentials, a server has the stand-in, and reconciles its payments itself.
    const paypal = environment.paypal
      ? await opened(createPayPal({ paypal: environment.paypal, publicUrl, dataDir: database.dataDir, logger }))
      : null;
    await opened(startJobs({ environment, database: client, databaseUrl: database.url, logger, registry, paypal }));
    console.log('ready: working on jobs');
  }, 'worker');
}
