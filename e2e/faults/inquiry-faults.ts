import { setTimeout as delay } from 'node:timers/promises';
import { createPrismaClient } from '@agency/prisma';
import { startSmtpServer } from '../../api/test/smtp-server.ts';
import { freePort } from '../server/free-port.ts';
import { startRecaptchaStandIn } from '../server/recaptcha-stand-in.ts';
import { openTestDatabase } from '../server/test-cluster.ts';
import { killableApi } from './killable-api.ts';
import { seededRandom } from './random.ts';
import { sendInquiry, takeToken } from './send-inquiry.ts';

export type InquiryFaults = {
  submissions: number;
  clients: number;
  /** How often the process is killed while inquiries arrive, and while their mail is sent. */
  kills: { sending: number; delivering: number };
  seed: number;
  onProgress?: (step: string) => void;
};

export type InquiryReport = {
  /** Inquiries that the server confirmed. */
  accepted: number;
  /** Refused attempts. All attempts are valid, so none should be refused. */
  refused: number;
  /** Attempts that got no response. Each may or may not have stored its inquiry. */
  unanswered: number;
  stored: number;
  /** How many mails reached the mail server. Each stored inquiry causes two. */
  delivered: number;
  /** How many mails reached the mail server again with the same Message-ID. */
  duplicated: number;
  /** Inquiries that were accepted but not stored exactly once, and mails that did not arrive. Must be empty. */
  lost: string[];
};

const deliveryTimeoutMs = 5 * 60_000;

/**
 * Sends inquiries while the mail server is down and the process is killed at random moments. Then starts the mail
 * server, and counts inquiries and mails. Postgres, HTTP and SMTP are real. reCAPTCHA is a stand-in.
 */
export async function surviveInquiryFaults(options: InquiryFaults): Promise<InquiryReport> {
  const { submissions, clients, kills, seed, onProgress = () => undefined } = options;
  const random = seededRandom(seed);
  const testDatabase = await openTestDatabase('inquiry_faults');
  const databaseUrl = testDatabase.url;
  const database = createPrismaClient(databaseUrl);
  const recaptcha = await startRecaptchaStandIn();
  const [apiPort, smtpPort] = [await freePort(), await freePort()];
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  // Backdates the heartbeats of the dead process's jobs, so that another process takes them over at its next check.
  const letHeartbeatsEnd = async () => {
    await database.$executeRaw`
      UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '5 minutes' WHERE state = 'active'`;
  };
  const api = killableApi(
    {
      ...recaptcha.variables,
      API_PORT: String(apiPort),
      DATABASE_URL: databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
    },
    letHeartbeatsEnd,
  );
  await api.start();
  let mailServer: Awaited<ReturnType<typeof startSmtpServer>> | undefined;
  try {
    onProgress(`${submissions} inquiries by ${clients} clients while the mail server is down`);
    const accepted: string[] = [];
    let [next, unanswered, refused] = [0, 0, 0];
    const client = async () => {
      for (let number = ++next; number <= submissions; number = ++next) {
        for (let attempt = 1, done = false; !done; attempt += 1) {
          const marker = `e${number}-${attempt}`;
          const token = await takeToken(recaptcha.variables.RECAPTCHA_SCRIPT_URL ?? '');
          const address = `10.${attempt % 256}.${number >> 8}.${number & 255}`;
          const result = await sendInquiry({ apiUrl, marker, token, address });
          done = result === 'accepted';
          if (done) accepted.push(marker);
          else if (result === 'unanswered') unanswered += 1;
          else refused += 1;
          if (!done) await delay(50);
        }
      }
    };
    const clientsDone = Promise.all(Array.from({ length: clients }, client));
    let sending = true;
    const stopped = clientsDone.finally(() => {
      sending = false;
    });
    for (let killed = 0; killed < kills.sending && sending; killed += 1) await api.killAfter(200 + random() * 1_300);
    await stopped;

    onProgress('starting the mail server');
    mailServer = await startSmtpServer(smtpPort);
    for (let killed = 0; killed < kills.delivering; killed += 1) {
      await hasten();
      await api.killAfter(100 + random() * 900);
    }
    const until = Date.now() + deliveryTimeoutMs;
    while ((await database.outgoingMail.count({ where: { state: { not: 'sent' } } })) > 0 && Date.now() < until) {
      await hasten();
      await delay(1_000);
    }
    await api.stop();
    return { ...(await count(accepted, mailServer.mails)), unanswered, refused };
  } finally {
    await mailServer?.close();
    await recaptcha.close();
    await database.$disconnect();
    await testDatabase.close();
  }

  /** Makes all retries due now, because the growing delays between retries would take too long. */
  async function hasten(): Promise<void> {
    await database.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`;
  }

  async function count(
    accepted: string[],
    mails: readonly { headers: Map<string, string>; recipients: string[] }[],
  ): Promise<Omit<InquiryReport, 'unanswered' | 'refused'>> {
    const submitted = await database.contactSubmission.findMany({ select: { id: true, email: true } });
    const markers = submitted.map(({ email }) => email.slice(0, email.indexOf('@')));
    // The Message-ID of the receipt is the inquiry's id, and that of the notification is the same id with `.new`.
    const owed = submitted.flatMap(({ id }) => [id, `${id}.new`]);
    const times = new Map<string, number>();
    for (const { headers } of mails) {
      const id = headers.get('message-id')?.replace(/^<|@.*$/g, '') ?? 'none';
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    const delivered = owed.filter((id) => times.has(id));
    const lost = [
      ...accepted
        .filter((marker) => markers.filter((other) => other === marker).length !== 1)
        .map((marker) => `${marker} was accepted, but is not stored exactly once`),
      ...owed.filter((id) => !times.has(id)).map((id) => `mail ${id} did not reach its recipient`),
    ];
    return {
      accepted: accepted.length,
      stored: submitted.length,
      delivered: delivered.length,
      duplicated: mails.length - times.size,
      lost,
    };
  }
}
