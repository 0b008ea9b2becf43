import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Environment } from '#api/contract/environment.ts';
import { isSecure } from '#api/contract/environment-kinds.ts';
import { type Address, addressOf } from '#api/contract/text.ts';
import type { Logger } from '#api/platform/logger.ts';
import { describeFailure } from './mail-failure.ts';
import type { Message } from './message.ts';

/** Timeouts of one delivery in ms. Together they stay well below the time after which a job counts as hung. */
const timeouts = { connection: 15_000, greeting: 15_000, silence: 30_000, delivery: 90_000 };

/** How long idle connections are kept, in ms. If the server closed them first, a mail could find a dead connection. */
const idleMs = 5_000;

export const mailsAtOnce = 8;

type MailerOptions = {
  smtpUrl: string;
  from: Address;
  /** The domain of every Message-ID. */
  domain: string;
};

/** A delivery ended without the server's final response, so the server may have accepted the message. */
export class OutcomeUnknownError extends Error {
  override name = 'OutcomeUnknownError';
}

export type Mailer = {
  /**
   * Hands a message to the mail server. A repeated delivery has the same Message-ID, so mail systems can recognize it.
   *
   * @throws NodemailerError if the server refuses the message or stays silent, if the delivery takes over 90 seconds,
   * or if `signal` aborts; OutcomeUnknownError for a message that a person wrote, if the server may have accepted it.
   */
  send(id: string, message: Message, signal: AbortSignal): Promise<void>;
  /**
   * Connects and signs in, but sends nothing.
   *
   * @throws NodemailerError if the server refuses us or cannot be reached.
   */
  verify(): Promise<unknown>;
  /** Closes its connections; call it when nothing is being sent. */
  close(): void;
};

/** Returns the sender of all mail, and the domain of every Message-ID. */
export const senderOf = ({ mail, site }: Environment): Pick<MailerOptions, 'from' | 'domain'> => ({
  from: mail.from,
  domain: new URL(site.publicUrl).hostname,
});

/** Matches a Message-ID that is safe in a header. A stranger's Message-ID may contain anything. */
const plainId = /^[^\s<>]+@[^\s<>]+$/;

/** Returns a message as it is sent, with its headers and its envelope. */
export function mailOf(
  id: string,
  message: Message,
  { from, domain }: Pick<MailerOptions, 'from' | 'domain'>,
): SendMailOptions {
  const { to, replyTo, subject, html, text, attachments = [], continues, messageId } = message;
  const idOf = (each: string) => `<${each.includes('@') ? each : `${each}@${domain}`}>`;
  const earlier = continues?.filter((each) => !each.includes('@') || plainId.test(each)).map(idOf);
  const last = earlier?.at(-1);
  return {
    messageId: idOf(messageId ?? id),
    ...(last && { inReplyTo: last, references: earlier }),
    from,
    to,
    // The envelope is separate from the headers: whatever they contain, the mail goes to one address.
    envelope: { from: from.address, to: [addressOf(to.address).address] },
    ...(replyTo && { replyTo }),
    subject,
    html,
    text,
    attachments: [...attachments],
    // Asks programs not to answer.
    ...(!continues && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}

/** Opens a pool of connections to a mail server. The first connection is made for the first mail. */
export function openMailer({ smtpUrl, from, domain }: MailerOptions): Mailer {
  const server = {
    url: smtpUrl,
    // Keeps an attacker on the network from removing STARTTLS from the server's greeting to read the password.
    requireTLS: new URL(smtpUrl).username !== '' && !isSecure(smtpUrl),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: mailsAtOnce,
    // A message may arrive although its connection breaks, so only the queue decides whether to send it again.
    maxRequeues: 0,
    idleTimeout: idleMs,
  });
  /**
   * Sends over a separate connection, whose dialog shows how far the delivery came. The server can accept a message
   * only after it has asked for the content (354). If its answer to the content is lost, only the server knows whether
   * it accepted the message.
   */
  async function sendOnce(mail: SendMailOptions): Promise<void> {
    let asked = false;
    const logger = {
      debug(_entry: object, line: unknown) {
        if (String(line).startsWith('354')) asked = true;
      },
    };
    const own = createTransport({ ...server, logger, transactionLog: true });
    try {
      await own.sendMail(mail);
    } catch (error) {
      const isRefused = Boolean((error as { responseCode?: number }).responseCode);
      if (asked && !isRefused) throw new OutcomeUnknownError((error as Error).message, { cause: error });
      throw error;
    } finally {
      own.close();
    }
  }

  return {
    async send(id, message, signal) {
      const send = message.continues ? sendOnce : (mail: SendMailOptions) => transport.sendMail(mail);
      await send({
        ...mailOf(id, message, { from, domain }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.delivery)]),
      });
    },
    verify: () => transport.verify(),
    close: () => transport.close({ force: true }),
  };
}

type CheckParts = { mailer: Mailer; smtpUrl: string; logger: Logger };

/** Tests the sign-in once, and logs a warning if that fails, so that a wrong password shows early. Never throws. */
export async function checkMailServer({ mailer, smtpUrl, logger }: CheckParts, stopping: AbortSignal): Promise<void> {
  try {
    await mailer.verify();
  } catch (error) {
    if (stopping.aborted) return;
    const reason = describeFailure(error, smtpUrl);
    logger.warn({ reason }, 'cannot sign in to the mail server; mail waits until that succeeds');
  }
}
