import type { Prisma } from '@agency/prisma/client';
import type { MailContents, MailKind } from './mail-contents.ts';

/** Where domain verbs leave mail. It is owed from the moment the transaction it is left in commits, and never before. */
export type Outbox = {
  /** Gives the mail's id. */
  enqueue<Kind extends MailKind>(
    transaction: Prisma.TransactionClient,
    mail: { kind: Kind; recipient: string; content: MailContents[Kind] },
  ): Promise<string>;
  /** Puts an undelivered mail back on its way at once; false when there is no such mail. A second call does no harm. */
  retry(id: string): Promise<boolean>;
};
