import { beforeEach } from 'vitest';
import { contactSubmission } from '../../test/factories.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { parseMail } from './parse-mail.ts';
import { type Folder, isOfInterest, receiveMail } from './receive-mail.ts';

type Row = { id: string };

/** The inquiries of two visitors, and our reply to Mary. */
export const mary: Row = { id: crypto.randomUUID() };
export const john: Row = { id: crypto.randomUUID() };
export const reply: Row = { id: crypto.randomUUID() };

/** Returns the Message-ID of a row's mail. */
export const idOf = ({ id }: Row) => `<${id}@agency.example>`;
export const outbox = { enqueue: async () => '', retry: async () => null };

/** Creates a database with the threads of Mary and John for each test, and returns functions to use them. */
export async function useThreads() {
  const { client: database } = await useTestDatabase();
  const create = (email: string, data = {}) =>
    database.contactSubmission.create({
      data: contactSubmission({ email, readAt: new Date(), state: 'open', ...data }),
    });
  beforeEach(async () => {
    await create('Mary@Client.example', mary);
    await create('john@other.example', john);
    await database.inquiryMessage.create({ data: { ...reply, inquiryId: mary.id, state: 'sent', text: 'Shall we?' } });
  });
  return {
    database,
    create,
    /** Receives a mail as the mailbox does: skips it if its headers belong to no inquiry. */
    async receive(source: Buffer, folder: Folder = 'inbox') {
      const mail = await parseMail(source);
      const came = { folder, at: new Date() };
      if (!(await isOfInterest(database, mail, came))) return 'ignored';
      return receiveMail(mail, came, { database, outbox });
    },
    messagesOf: ({ id }: Row) =>
      database.inquiryMessage.findMany({ where: { inquiryId: id, from: 'them' }, orderBy: { at: 'asc' } }),
    inquiryOf: ({ id }: Row) => database.contactSubmission.findUniqueOrThrow({ where: { id } }),
  };
}
