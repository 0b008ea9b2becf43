import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, startTestCluster } from '@agency/prisma/testing';
import { adminVariables } from '../fixtures/admin.ts';
import { freePort } from '../server/free-port.ts';
import { startRecaptchaStandIn } from '../server/recaptcha-stand-in.ts';
import { runStart } from '../server/run-start.ts';
import { takeToken } from './send-inquiry.ts';

/** Starts the whole product on a separate Postgres. The log has only errors. */
export async function siteUnderAttack(name: string) {
  const cluster = await startTestCluster();
  const databaseUrl = await createTestDatabase(cluster.templateUrl, name);
  const dataDir = await mkdtemp(join(tmpdir(), `agency-${name}-`));
  const recaptcha = await startRecaptchaStandIn();
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const site = runStart({
    ...recaptcha.variables,
    ...adminVariables,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    MAILBOX_PORT: String(mailboxPort),
    PUBLIC_URL: origin,
    // Takes the client's address from X-Forwarded-For, so that a test chooses which requests share rate limits.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  });
  return {
    port,
    origin,
    databaseUrl,
    dataDir,
    pid: site.child.pid ?? 0,
    ready: site.ready,
    output: site.output,
    takeToken: () => takeToken(recaptcha.variables.RECAPTCHA_SCRIPT_URL ?? ''),
    /** Stops the site and its servers, and returns the site's exit code. */
    async stop() {
      site.child.kill('SIGTERM');
      const code = await site.ended;
      await recaptcha.close();
      await cluster.close();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
