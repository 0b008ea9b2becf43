import type { PrismaClient } from '@agency/prisma';
import type { OutgoingMail } from '@agency/prisma/client';
import type { Environment } from '#api/contract/environment.ts';
import { addressOf } from './addresses.ts';
import { createResetLink } from './create-reset-link.ts';
import type { MailContents, MailKind } from './mail-contents.ts';
import { UndeliverableError } from './mail-failure.ts';
import type { Message } from './message.ts';
import { renderDraft } from './render-draft.ts';
import { passwordReset } from './templates/password-reset.ts';
import type { Template } from './templates/template.ts';
import { templates } from './templates/templates.ts';

export type ComposedMail = {
  message: Message;
  /** Undoes what the mail promised, for when it could not be sent. */
  discard?(): Promise<unknown>;
};

type Parts = { database: PrismaClient; environment: Environment };

/**
 * Writes a mail of the outbox out. Null when it has become needless: a reset link for an address without an account.
 *
 * @throws UndeliverableError when its recipient is not one address.
 */
export async function composeMail(mail: OutgoingMail, { database, environment }: Parts): Promise<ComposedMail | null> {
  const { agency, site } = environment;
  const sender = { agency, publicUrl: site.publicUrl };
  if (mail.kind === 'password-reset') {
    const link = await createResetLink(database, mail.recipient, site.publicUrl);
    if (!link) return null;
    const message = await renderDraft(passwordReset(link.url, sender), addressOf(link.email));
    return { message, discard: link.revoke };
  }
  const template = templates[mail.kind as keyof typeof templates] as Template<MailContents[MailKind]> | undefined;
  // A newer version wrote it, and a newer worker will find it here.
  if (!template) throw new Error(`There is no template for mail of kind ${mail.kind}.`);
  const draft = template(mail.content as unknown as MailContents[MailKind], sender);
  return { message: await renderDraft(draft, recipientOf(mail, draft.recipientName)) };
}

function recipientOf({ recipient }: OutgoingMail, name: string | undefined) {
  try {
    return addressOf(recipient, name);
  } catch (error) {
    throw new UndeliverableError('The recipient is not one e-mail address.', { cause: error });
  }
}
