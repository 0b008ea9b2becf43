import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { lockInquiry } from '#api/contact/lock-inquiry.ts';
import { mostReplyFiles, replyFilesTooLarge } from '#api/contract/replies.ts';
import { inputError, NotFoundError } from '#api/graphql/failures.ts';
import { type MailFile, plainFileName } from '#api/incoming-mail/parse-mail.ts';

type Transaction = Prisma.TransactionClient;

/**
 * Stores a file for the next reply to an inquiry.
 *
 * @throws NotFoundError if there is no such inquiry. InputError if the file is empty, or if the files are too many or
 * too large.
 */
export async function addReplyFile(
  transaction: Transaction,
  inquiryId: string,
  { name, type, content }: MailFile,
  session: string | null,
): Promise<{ id: string; name: string; size: number }> {
  const { id } = await lockInquiry(transaction, inquiryId, session);
  if (content.length === 0) throw inputError([{ path: ['file'], message: 'The file is empty' }]);
  await checkReplyFiles(transaction, id, ['file'], [content.length]);
  const file = await transaction.messageFile.create({
    data: {
      ...{ inquiryId: id, name: plainFileName(name), type: type.slice(0, 100), size: content.length },
      content: new Uint8Array(content),
    },
    select: { id: true, name: true, size: true },
  });
  await announce(transaction, id);
  return file;
}

/**
 * Checks the number and total size of the files for the next reply, including new ones.
 *
 * @param more the sizes of the new files, in bytes.
 * @throws InputError at `path` if the files are too many, or too large together.
 */
export async function checkReplyFiles(
  { messageFile }: Transaction,
  inquiryId: string,
  path: [string],
  more: readonly number[] = [],
): Promise<void> {
  const { _sum, _count } = await messageFile.aggregate({ where: { inquiryId }, _sum: { size: true }, _count: true });
  const bytes = more.reduce((sum, size) => sum + size, _sum.size ?? 0);
  const { count: most } = mostReplyFiles;
  if (_count + more.length > most) throw inputError([{ path, message: `A reply can have at most ${most} files` }]);
  if (bytes > mostReplyFiles.bytes) throw inputError([{ path, message: replyFilesTooLarge }]);
}

/**
 * Removes a file from the next reply. Returns the inquiry's id.
 *
 * @throws NotFoundError if there is no such file, or if the file belongs to a sent reply or a received mail.
 */
export async function removeReplyFile(
  transaction: Transaction,
  id: string,
  session: string | null,
): Promise<{ id: string }> {
  const file = z.uuid().safeParse(id).success
    ? await transaction.messageFile.findUnique({ where: { id }, select: { inquiryId: true } })
    : null;
  if (!file?.inquiryId) throw new NotFoundError('This file');
  const inquiry = await lockInquiry(transaction, file.inquiryId, session);
  await transaction.messageFile.deleteMany({ where: { id, inquiryId: inquiry.id } });
  await announce(transaction, inquiry.id);
  return { id: inquiry.id };
}

/** Increments the version of the thread. A file changes no message, so no trigger does this. */
const announce = ({ contactSubmission }: Transaction, id: string) =>
  contactSubmission.update({ where: { id }, data: { threadVersion: { increment: 1 } } });
