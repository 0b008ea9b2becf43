import type { PrismaClient } from '@agency/prisma';
import type { ContactSubmission, InquiryMessage } from '@agency/prisma/client';
import type { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import type { Environment } from '#api/contract/environment.ts';
import { addressOf } from '#api/contract/text.ts';
import { filesOf, renderDraft } from '#api/mail/compose-mail.ts';
import { mailOf, senderOf } from '#api/mail/open-mailer.ts';
import { reply } from '#api/mail/templates/reply.ts';
import type { Logger } from '#api/platform/logger.ts';
import { replyContent } from '#api/replies/write-reply.ts';

/**
 * The delay in ms between sending a reply and adding its copy. A server that adds copies itself has done so by then.
 */
const waitMs = 60_000;
/**
 * The maximum age in ms of a reply that gets a copy. An older reply without a copy was sent before we read the mailbox,
 * or somebody removed its copy.
 */
const mostAgeMs = 24 * 60 * 60_000;
const atOnce = 20;

export type AppendParts = {
  database: PrismaClient;
  environment: Environment;
  log: Logger;
  /** Replaces `waitMs` in tests. */
  appendAfterMs?: number;
};

/**
 * Puts a copy of each sent reply into the Sent folder, unless the server has done so. Searches the folder first, so
 * that a copy that was made but not recorded is not made again.
 */
export async function appendToSent(client: ImapFlow, path: string, parts: AppendParts): Promise<void> {
  const { database, log, appendAfterMs = waitMs } = parts;
  const now = Date.now();
  const missing = await database.inquiryMessage.findMany({
    where: {
      ...{ from: 'us', state: 'sent', inSentFolder: false, messageId: null },
      at: { lt: new Date(now - appendAfterMs), gt: new Date(now - mostAgeMs) },
    },
    include: { inquiry: true },
    orderBy: { at: 'asc' },
    take: atOnce,
  });
  for (const sent of missing) {
    try {
      await append(client, path, sent, parts);
    } catch (error) {
      if (!client.usable) throw error;
      // If the mail server refuses one copy, the others are still added.
      log.warn({ err: error, id: sent.id }, 'a reply has no copy in the Sent folder');
    }
  }
}

type Sent = InquiryMessage & { inquiry: ContactSubmission };

async function append(client: ImapFlow, path: string, sent: Sent, { database, environment }: AppendParts) {
  const { id, text, at, inquiry } = sent;
  const content = await replyContent(database, { text, inquiry, before: at });
  const draft = reply(content, { agency: environment.agency, publicUrl: environment.site.publicUrl });
  const to = addressOf(inquiry.email, draft.recipientName);
  const message = await renderDraft({ ...draft, attachments: () => filesOf(database, id) }, to);
  const mail = mailOf(id, message, senderOf(environment));
  const found = await client.search({ header: { 'message-id': mail.messageId ?? '' } }, { uid: true });
  // If the search failed, a copy may exist, so none is added. The next call searches again.
  if (!found) return;
  if (found.length === 0) {
    const raw = await createTransport({ streamTransport: true, buffer: true }).sendMail({ ...mail, date: at });
    await client.append(path, raw.message as Buffer, ['\\Seen'], at);
  }
  await database.inquiryMessage.updateMany({ where: { id }, data: { inSentFolder: true } });
}
