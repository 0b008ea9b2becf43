import type { PrismaClient } from '@agency/prisma';
import type { OutgoingMail } from '@agency/prisma/client';
import type { Environment } from '#api/contract/environment.ts';
import type { Logger } from '#api/platform/logger.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { describeFailure, isFinal } from './mail-failure.ts';
import type { MailMetrics } from './mail-metrics.ts';
import type { Mailer } from './open-mailer.ts';
import { recordFailure, recordSent } from './record-delivery.ts';
import { withMailLock } from './with-mail-lock.ts';

export type DeliveryParts = {
  database: PrismaClient;
  mailer: Mailer;
  smtpUrl: string;
  environment: Environment;
  metrics: MailMetrics;
  logger: Logger;
};

export type Attempt = {
  /** Aborts when the process stops or the job was given to another. */
  signal: AbortSignal;
  /** No further try follows: a failure is final. */
  last: boolean;
};

/**
 * Delivers one mail of the outbox, once: a mail that was sent, given up or deleted meanwhile is left alone. What it was
 * written from is emptied when it is delivered.
 *
 * A mail can still arrive twice, when the server accepted it and that could not be recorded: the process was killed in
 * between, the connection broke before the server's answer, or the database stayed away. Both then bear the same
 * Message-ID, by which most mail systems fold them into one.
 *
 * @throws what went wrong, when another try is due; it stands in the mail's row by then.
 */
export function deliverMail(mailId: string, attempt: Attempt, parts: DeliveryParts): Promise<void> {
  return withMailLock(parts.database, mailId, async () => {
    const mail = await parts.database.outgoingMail.findUnique({ where: { id: mailId } });
    if (mail?.state === 'queued') await deliver(mail, attempt, parts);
  });
}

async function deliver(mail: OutgoingMail, { signal, last }: Attempt, parts: DeliveryParts): Promise<void> {
  const { database, mailer, metrics, smtpUrl } = parts;
  const log = parts.logger.child({ mailId: mail.id, kind: mail.kind });
  let composed: ComposedMail | null | undefined;
  try {
    composed = await composeMail(mail, parts);
    if (composed) await mailer.send(mail.id, composed.message, signal);
  } catch (error) {
    await composed?.discard?.();
    if (signal.aborted) {
      log.info('mail cut off; it is sent again later');
      throw error;
    }
    const reason = describeFailure(error, smtpUrl);
    const final = last || isFinal(error);
    await recordFailure(database, mail.id, reason, final);
    metrics.count(mail.kind, final ? 'failed' : 'retried');
    log[final ? 'error' : 'warn']({ reason, attempts: mail.attempts + 1 }, final ? 'mail given up' : 'mail failed');
    if (final) return;
    throw new Error(reason);
  }
  if (!composed) {
    await database.outgoingMail.deleteMany({ where: { id: mail.id } });
    log.info('mail not needed');
    return;
  }
  await recordSent(database, mail.id);
  metrics.count(mail.kind, 'delivered');
  log.info({ attempts: mail.attempts + 1 }, 'mail delivered');
}
