import { resolve } from 'node:path';
import type { PrismaClient } from '@agency/prisma';
import { createPrismaClient } from '@agency/prisma';
import type { FastifyInstance } from 'fastify';
import { liveAgency, withLiveAgency } from '#api/agency/live-agency.ts';
import { createBotCheck } from '#api/bot-check/create-bot-check.ts';
import { createChangeFeed } from '#api/changes/change-feed.ts';
import type { Services } from '#api/graphql/context.ts';
import { createExecute, type Execute } from '#api/graphql/execute-document.ts';
import { type ApiRoutesOptions, apiRoutes } from '#api/http/api-routes.ts';
import { createMetrics, type Metrics } from '#api/http/metrics.ts';
import { startJobs } from '#api/jobs/start-jobs.ts';
import { mediaFolder, openMediaStore } from '#api/media/media-store.ts';
import { openDatabase } from '#api/open-database.ts';
import { openTogether } from '#api/platform/closing.ts';
import { type DatabaseNotices, listenToDatabase } from '#api/platform/database-notices.ts';
import { checkDisk, requireDisk } from '#api/platform/disk-space.ts';
import { NotReadyError } from '#api/platform/errors.ts';
import type { Logger } from '#api/platform/logger.ts';
import { makeDataDirPrivate } from '#api/platform/private-data-dir.ts';
import { withScheduledContent } from '#api/publishing/announce-scheduled.ts';
import { countOperationsUnderWay, openRateLimits } from '#api/rate-limits/rate-limits.ts';
import { ensureAdmin, type NewSignIn } from '#api/session/ensure-admin.ts';
import type { Environment } from './contract/environment.ts';
import type { Shared } from './open-shared.ts';
import { createPayPal } from './paypal/open-paypal.ts';

type StartApiOptions = {
  environment: Environment;
  logger: Logger;
  /** What the primary process has opened for all processes. Omitted if this process opens everything itself. */
  shared?: Shared | null;
  /** Reports each long step in plain words. */
  onProgress?: (step: string) => void;
};

export type Api = {
  /** The metrics of requests, operations and Node itself. Pass them to `createHttpApp` too. */
  readonly metrics: Metrics;
  /** Adds /graphql, /api and /media with the paths below them, /healthz, /readyz and /metrics to an app. */
  addRoutes(app: FastifyInstance): Promise<void>;
  /**
   * Executes a typed document in process, with the same schema, context and error masking as over HTTP. Does not throw
   * for errors of the document: they are in the result.
   */
  readonly execute: Execute;
  /**
   * Subscribes to the tags of content that changes or becomes public as scheduled. Returns the unsubscribe function.
   */
  readonly onContentChange: DatabaseNotices['onContentChange'];
  /**
   * Creates the admin of a database that has none. Call it last, after everything else that could make the start fail:
   * a generated password is only in the result.
   */
  ensureAdmin(): Promise<NewSignIn | null>;
  /** The URL at which the embedded mailbox shows its mail. Null if a mail server is configured. */
  readonly mailboxUrl: string | null;
  /** Stops the jobs, and closes the connections and the embedded database. Call it after closing the HTTP server. */
  close(): Promise<void>;
};

/** Returns the environment with the database and mail server that another process has opened. */
const withShared = (environment: Environment, { databaseUrl, smtpUrl }: Shared): Environment => ({
  ...environment,
  database: { ...environment.database, url: databaseUrl },
  mail: { ...environment.mail, smtpUrl },
});

const runsAsRoot = process.getuid?.() === 0;

/**
 * Opens and migrates the database (embedded unless `environment.database.url` is set), and seeds an empty one. Starts
 * this process's part of the jobs, and listens for changes. If the start fails, everything that was opened is closed
 * again.
 *
 * @throws StartError with a message to print without a stack trace.
 */
export function startApi(options: StartApiOptions): Promise<Api> {
  const { logger, shared, onProgress = () => undefined } = options;
  const environment = shared ? withShared(options.environment, shared) : options.environment;
  return openTogether(async ({ opened, onClose }) => {
    if (!shared) {
      await requireDisk(environment);
      await makeDataDirPrivate(environment.database.dataDir, runsAsRoot && !environment.database.url, logger);
    }
    const { client: database, url } = await opened(openDatabase({ environment, logger, onProgress }));
    const reads = createPrismaClient(url, { connections: 6, statementMs: 10_000, answerMs: 15_000 });
    onClose(() => reads.$disconnect());
    const metrics = createMetrics();
    const { rateLimits, close: closeRateLimits } = openRateLimits(url, logger);
    onClose(closeRateLimits);
    const { publicUrl } = environment.site;
    const { dataDir } = environment.database;
    const paypal = await opened(
      createPayPal({ paypal: environment.paypal, publicUrl, dataDir, logger, sharedDemo: shared?.demo }),
    );
    const notices = await opened(listenToDatabase(url, logger));
    const readSettings = liveAgency({ environment, database, logger });
    await readSettings();
    const scheduled = withScheduledContent(notices, { database, logger });
    onClose(scheduled.close);
    const content = withLiveAgency(scheduled, readSettings);
    // Subscribe even if this process serves no site: the subscription reloads the agency's settings, which mails
    // contain.
    onClose(content.onContentChange(() => undefined));
    const jobs = await opened(
      startJobs({
        environment,
        database,
        databaseUrl: url,
        logger,
        registry: metrics.registry,
        paypal,
        notices: content,
      }),
    );
    const { agency, mail, metrics: metricsSettings, recaptcha, site } = environment;
    const services: Services = {
      database,
      reads,
      underWay: countOperationsUnderWay(),
      outbox: jobs.outbox,
      requestPageCheck: jobs.requestPageCheck,
      requestImport: jobs.requestImport,
      botCheck: createBotCheck({ recaptcha, database, publicUrl: site.publicUrl }),
      rateLimits,
      changes: createChangeFeed(notices),
      agency,
      agencyVariables: environment.agencyVariables,
      mailTo: mail.to,
      mailboxAddress: mail.imap && agency.email,
      paypal,
      now: () => new Date(),
    };
    const routes: ApiRoutesOptions = {
      metrics,
      metricsToken: metricsSettings.token,
      behindProxy: environment.proxy.trusted,
      services,
      site,
      media: openMediaStore(environment.media.url, resolve(mediaFolder(dataDir))),
      paypalDemo: paypal.demo,
      dependencies: [
        { name: 'database', check: () => requireAdmin(database) },
        { name: 'job queue', check: jobs.check },
        { name: 'disk', check: () => checkDisk(options.environment) },
      ],
    };
    return {
      metrics,
      addRoutes: (app) => apiRoutes(app, routes),
      execute: createExecute(services, metrics),
      onContentChange: content.onContentChange,
      ensureAdmin: () => ensureAdmin(database, environment.admin),
      mailboxUrl: jobs.mailboxUrl,
    };
  });
}

/**
 * Checks that the admin exists. The server listens before the admin is created, and would refuse a sign-in until then.
 */
async function requireAdmin(database: PrismaClient): Promise<void> {
  if (!(await database.user.findFirst({ select: { id: true } })))
    throw new NotReadyError('The admin is not set up yet.');
}
