import type { PrismaClient } from '@agency/prisma';
import type { OutgoingMail } from '@agency/prisma/client';
import { render, toPlainText } from '@react-email/render';
import type { Environment } from '#api/contract/environment.ts';
import { limits } from '#api/contract/limits.ts';
import { type Address, addressOf, oneLine } from '#api/contract/text.ts';
import { hashToken, newToken } from '#api/session/session.ts';
import { createPlanLink } from '#api/subscriptions/plan-links.ts';
import type { MailContents, MailKind } from './mail-contents.ts';
import { UndeliverableError } from './mail-failure.ts';
import type { Attachment, Draft, Message, Template } from './message.ts';
import { backupFailed } from './templates/backup-failed.ts';
import { inquiryNotification, inquiryReceipt } from './templates/inquiry-mails.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';
import { orderNeedsReview, orderNotification, paymentDenied, paymentDeniedNotice } from './templates/order-mails.ts';
import { passwordReset } from './templates/password-reset.ts';
import { performanceReport } from './templates/performance-report.ts';
import { planLink } from './templates/plan-link.ts';
import { reply } from './templates/reply.ts';
import {
  subscriptionChanged,
  subscriptionEnded,
  subscriptionNotice,
  subscriptionPastDue,
} from './templates/subscription-mails.ts';

export type ComposedMail = {
  message: Message;
  /** Revokes the link in the mail. Called if the server refuses the mail. */
  discard?(): Promise<unknown>;
};

type Parts = { database: PrismaClient; environment: Environment };

/**
 * Composes a mail of the outbox. Returns null for a mail that is not needed, such as a reset link for an address
 * without an account.
 *
 * @throws UndeliverableError if the recipient is not one address, Error if the kind of mail is unknown.
 */
export async function composeMail(mail: OutgoingMail, { database, environment }: Parts): Promise<ComposedMail | null> {
  const { agency, site } = environment;
  const sender = { agency, publicUrl: site.publicUrl };
  if (mail.kind === 'password-reset') {
    const link = await createResetLink(database, mail.recipient, site.publicUrl);
    if (!link) return null;
    const message = await renderDraft(passwordReset(link.url, sender), recipientOf(link.email));
    return { message, discard: link.revoke };
  }
  if (mail.kind === 'plan-link') {
    const link = await createPlanLink(database, mail.recipient, site.publicUrl);
    if (!link) return null;
    return { message: await renderDraft(planLink(link.url, sender), recipientOf(link.email)), discard: link.revoke };
  }
  const template = templates[mail.kind as keyof typeof templates] as Template<MailContents[MailKind]> | undefined;
  // Only a newer version writes mail of an unknown kind. A worker of that version delivers it at a retry.
  if (!template) throw new Error(`There is no template for mail of kind ${mail.kind}.`);
  const draft = template(mail.content as unknown as MailContents[MailKind], sender);
  const attachments = mail.kind === 'reply' ? () => filesOf(database, mail.id) : draft.attachments;
  return { message: await renderDraft({ ...draft, attachments }, recipientOf(mail.recipient, draft.recipientName)) };
}

export async function filesOf(database: PrismaClient, messageId: string): Promise<Attachment[]> {
  const files = await database.messageFile.findMany({ where: { messageId }, orderBy: { id: 'asc' } });
  return files.map(({ name, type, content }) => ({ filename: name, contentType: type, content: Buffer.from(content) }));
}

function recipientOf(address: string, name?: string): Address {
  try {
    return addressOf(address, name);
  } catch (error) {
    throw new UndeliverableError('The recipient is not one email address.', { cause: error });
  }
}

/** In characters. Mail programs cut longer subjects. */
const maxSubject = 120;

/** Renders a draft to a message with HTML, plain text and attachments. The subject becomes one line. */
export async function renderDraft(
  { subject, replyTo, continues, messageId, body, ...draft }: Draft,
  to: Address,
): Promise<Message> {
  const html = await render(body);
  const text = draft.text ?? toPlainText(html, { wordwrap: 78 });
  const attachments = await draft.attachments?.();
  return {
    to,
    ...(replyTo && { replyTo }),
    ...(continues && { continues }),
    ...(messageId && { messageId }),
    subject: shorten(oneLine(subject)),
    html,
    text,
    ...(attachments && { attachments }),
  };
}

function shorten(subject: string): string {
  const characters = [...subject];
  return characters.length <= maxSubject ? subject : `${characters.slice(0, maxSubject - 1).join('')}…`;
}

type ResetLink = {
  /** The account's address. The typed address may differ in case. */
  email: string;
  url: string;
  revoke(): Promise<unknown>;
};

/**
 * Creates a link to set a new password for the account with this address. Returns null if there is no account. The
 * database stores only the hash of the link's token, so the link exists only in the mail.
 */
async function createResetLink(
  database: PrismaClient,
  typedEmail: string,
  publicUrl: string,
): Promise<ResetLink | null> {
  // Avoids Prisma's case-insensitive mode, which would read _ and % as wildcards.
  const [user] = await database.$queryRaw<{ id: string; email: string }[]>`
    SELECT id, email FROM users WHERE lower(email) = lower(${typedEmail}) ORDER BY created_at LIMIT 1`;
  if (!user) return null;
  const token = newToken();
  const { id } = await database.passwordReset.create({
    data: {
      email: user.email,
      userId: user.id,
      token: hashToken(token),
      expiresAt: new Date(Date.now() + limits.resetLinkMinutes * 60_000),
    },
    select: { id: true },
  });
  return {
    email: user.email,
    url: `${publicUrl}/admin/reset-password?token=${token}`,
    revoke: () => database.passwordReset.deleteMany({ where: { id } }),
  };
}

/** One template for each kind of mail, except mails with a link whose token is created when the mail is sent. */
export const templates: { [Kind in Exclude<MailKind, 'password-reset' | 'plan-link'>]: Template<MailContents[Kind]> } =
  {
    'inquiry-notification': inquiryNotification,
    'inquiry-receipt': inquiryReceipt,
    reply,
    'performance-report': performanceReport,
    'order-confirmation': orderConfirmation,
    'order-notification': orderNotification,
    'order-needs-review': orderNeedsReview,
    'payment-denied': paymentDenied,
    'payment-denied-notice': paymentDeniedNotice,
    'subscription-notice': subscriptionNotice,
    'subscription-past-due': subscriptionPastDue,
    'subscription-changed': subscriptionChanged,
    'subscription-ended': subscriptionEnded,
    'backup-failed': backupFailed,
  };
