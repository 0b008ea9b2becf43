import type { PrismaClient } from '@agency/prisma';
import type { InquiryMessage, Prisma } from '@agency/prisma/client';
import { lockInquiry } from '#api/contact/lock-inquiry.ts';
import { news } from '#api/contact/mark-inquiries-read.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import { bringBack, hearAnswer } from '#api/replies/hear-answer.ts';
import { findThread, idsOfOurs, type Place } from './find-thread.ts';
import { hashOf, type IncomingMail } from './parse-mail.ts';

type Transaction = Prisma.TransactionClient;

/** The folder of a mail: `inbox` for received mail, `sent` for the agency's own. */
export type Folder = 'inbox' | 'sent';

/** The folder of a mail, and when it arrived there. */
type Came = { folder: Folder; at: Date };

type Parts = { database: PrismaClient; outbox: Outbox };

/**
 * The maximum number of incoming mails, and bytes of their files, for one thread in a day. A flood could fill the
 * database.
 */
const mostADay = { mails: 100, bytes: 100 * 1024 * 1024 };
const dayMs = 24 * 60 * 60_000;

/**
 * The time limit for storing one mail, in ms. On a busy machine, 25 MB of files take longer than Prisma's default of 5
 * seconds, and a mail that cannot be stored holds up all later ones.
 */
const storeMs = 60_000;

/**
 * The result of receiving a mail. `ignored`: the mail belongs to no inquiry, and nothing is stored. `left`: the thread
 * got too much mail that day, so the mail stays only in the mailbox.
 */
export type Received = 'left' | 'answer' | 'automatic' | 'offered' | 'bounce' | 'sent' | 'known' | 'ignored';

/** Whether a mail may belong to an inquiry, judged by its headers. Other mails are not downloaded. */
export async function isOfInterest(database: PrismaClient, mail: IncomingMail, came: Came): Promise<boolean> {
  const { folder } = came;
  if (folder === 'inbox' && mail.kind === 'bounce') return true;
  const own = await findOwn(database, mail);
  return own ? folder === 'sent' : (await placeOf(database, mail, came)) !== null;
}

/**
 * If the mail is our own, returns the id of its reply or inquiry. Looks up the id, because other programs use uuids,
 * too.
 */
async function findOwn(database: PrismaClient, { messageId }: IncomingMail): Promise<string | null> {
  const [id] = idsOfOurs([messageId]);
  if (!id) return null;
  const where = { where: { id }, select: { id: true } };
  return (
    ((await database.inquiryMessage.findUnique(where)) ?? (await database.contactSubmission.findUnique(where)))?.id ??
    null
  );
}

const placeOf = (database: PrismaClient, mail: IncomingMail, { folder, at }: Came): Promise<Place | null> =>
  findThread(database, mail, { people: folder === 'inbox' ? [mail.from] : mail.to, at });

/** Puts a mail into the thread that it belongs to. A mail that was read before changes nothing. */
export async function receiveMail(mail: IncomingMail, came: Came, { database, outbox }: Parts): Promise<Received> {
  const { folder, at } = came;
  if (folder === 'inbox' && mail.kind === 'bounce') return recordBounce(database, mail, at, outbox);
  const own = await findOwn(database, mail);
  if (own) return folder === 'sent' && (await recordCopy(database, own)) ? 'known' : 'ignored';
  const place = await placeOf(database, mail, came);
  if (!place) return 'ignored';
  const work = async (transaction: Transaction): Promise<Received> => {
    const inquiry = await lockInquiry(transaction, place.inquiryId);
    const messageId = await newIdOf(transaction, mail);
    if (!messageId) return 'known';
    const stored = { ...mail, messageId };
    // A reply that the visitor answers has arrived, whatever the mail server said.
    const named = { id: { in: idsOfOurs(mail.references) }, inquiryId: inquiry.id };
    for (const { id } of await transaction.inquiryMessage.findMany({ where: { ...named, state: 'unknown' } }))
      await settleArrived(transaction, id);
    if (folder === 'sent') {
      await store(transaction, stored, { inquiryId: inquiry.id, from: 'us', state: 'sent', at, inSentFolder: true });
      const state = inquiry.state === 'new' ? { state: 'open' } : {};
      await transaction.contactSubmission.update({
        where: { id: inquiry.id },
        data: { ...state, readAt: inquiry.readAt ?? at, wokenAt: null },
      });
      return 'sent';
    }
    if (await isFlooded(transaction, inquiry.id)) return 'left';
    const state = mail.kind === 'automatic' ? 'automatic' : place.named ? 'received' : 'offered';
    await store(transaction, stored, { inquiryId: inquiry.id, from: 'them', state, at });
    const actor = { ...nobody, outbox, now: at };
    if (state === 'received') await hearAnswer(transaction, inquiry, actor);
    if (state === 'offered') await bringBack(transaction, inquiry, actor);
    // Answers and offered mails make the inquiry unread, because a person must read them or decide where they belong.
    if (state !== 'automatic') await unread(transaction, inquiry.id);
    return state === 'received' ? 'answer' : state;
  };
  return database.$transaction(work, { timeout: storeMs });
}

/**
 * Returns the Message-ID under which to store a mail. Null if the mail is already stored. Another person's mail may
 * have the same Message-ID, by mistake or on purpose, and must not hide this mail.
 */
async function newIdOf({ inquiryMessage }: Transaction, { messageId, from }: IncomingMail): Promise<string | null> {
  const own = hashOf(`${messageId} ${from}`);
  const same = await inquiryMessage.findMany({
    where: { messageId: { in: [messageId, own] } },
    select: { email: true },
  });
  if (same.some(({ email }) => email === (from || null))) return null;
  return same.length === 0 ? messageId : own;
}

async function isFlooded({ inquiryMessage, messageFile }: Transaction, inquiryId: string): Promise<boolean> {
  const message = { inquiryId, from: 'them', createdAt: { gt: new Date(Date.now() - dayMs) } };
  if ((await inquiryMessage.count({ where: message })) >= mostADay.mails) return true;
  const { _sum } = await messageFile.aggregate({ where: { message }, _sum: { size: true } });
  return (_sum.size ?? 0) >= mostADay.bytes;
}

/** The actor of automatic changes. */
const nobody = { by: null, client: null, session: null };

/** Marks an inquiry as unread, as of now, because a mail may be fetched long after it arrived. */
const unread = ({ contactSubmission }: Transaction, id: string) =>
  contactSubmission.update({ where: { id }, data: news(new Date()) });

type Stored = Pick<InquiryMessage, 'inquiryId' | 'from' | 'state' | 'at'> & { inSentFolder?: boolean };

async function store({ inquiryMessage }: Transaction, mail: IncomingMail, stored: Stored): Promise<void> {
  const { messageId, subject, text, quoted, html, files, from } = mail;
  await inquiryMessage.create({
    data: {
      ...{ ...stored, messageId, subject, text, quoted, html, email: from || null },
      files: {
        create: files.map((file) => ({ ...file, size: file.content.length, content: new Uint8Array(file.content) })),
      },
    },
  });
}

/**
 * Records that the Sent folder contains a reply, which proves that the reply was sent. Returns false if that was
 * recorded before.
 */
async function recordCopy(database: PrismaClient, id: string): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    const { count } = await transaction.inquiryMessage.updateMany({
      where: { id, inSentFolder: false },
      data: { inSentFolder: true },
    });
    if (count > 0) await settleArrived(transaction, id);
    return count > 0;
  });
}

/** Marks a reply as sent if its delivery was unknown, and removes its mail from the outbox. */
export async function settleArrived(transaction: Transaction, id: string): Promise<void> {
  const { inquiryMessage, outgoingMail } = transaction;
  const { count } = await inquiryMessage.updateMany({
    where: { id, state: 'unknown' },
    data: { state: 'sent', error: null },
  });
  if (count > 0) await outgoingMail.deleteMany({ where: { id } });
}

/**
 * Records that a reply or a receipt bounced, and reopens its inquiry, once for each mail. The report must name the
 * address that the mail went to, because anybody can write a report.
 */
async function recordBounce(database: PrismaClient, mail: IncomingMail, at: Date, outbox: Outbox): Promise<Received> {
  const { final = false, messageIds = [], recipients = [], reason = '' } = mail.bounce ?? {};
  if (!final) return 'ignored';
  const ids = idsOfOurs(messageIds);
  return database.$transaction(async (transaction) => {
    const { inquiryMessage, outgoingMail, contactSubmission } = transaction;
    const found = await inquiryMessage.findMany({ where: { id: { in: ids } } });
    const named = ids.map((each) => found.find(({ id }) => id === each)).find((each) => each !== undefined);
    // The receipt of a merged inquiry has the id of the message that the inquiry became.
    const about =
      named?.inquiryId ?? (await contactSubmission.findFirst({ where: { id: { in: ids } }, select: { id: true } }))?.id;
    if (!about) return 'ignored';
    const inquiry = await lockInquiry(transaction, about);
    if (![inquiry.email, named?.email].some((address) => address && recipients.includes(address.toLowerCase())))
      return 'ignored';
    const note = { ...mail, from: '', quoted: null, html: null, files: [] };
    // A report may be read again, for example after the mailbox moved. By then, the reply may have been sent again.
    const messageId = await newIdOf(transaction, note);
    if (!messageId) return 'known';
    const reply = named?.from === 'us' ? named : null;
    if (reply) {
      const { count } = await inquiryMessage.updateMany({
        where: { id: reply.id, state: { in: ['sending', 'sent', 'unknown'] } },
        data: { state: 'bounced', error: reason },
      });
      if (count === 0) return 'known';
      await outgoingMail.deleteMany({ where: { id: reply.id, state: 'unknown' } });
    } else if (await inquiryMessage.findFirst({ where: { inquiryId: about, ...report } })) return 'known';
    const text = `A mail to ${inquiry.email} could not be delivered: ${reason}`;
    await store(transaction, { ...note, messageId, text }, { inquiryId: about, at, ...report });
    await hearAnswer(transaction, inquiry, { ...nobody, outbox, now: at });
    await unread(transaction, about);
    return 'bounce';
  });
}

/** Columns of the message that shows a bounce. It has no address, because a server wrote it. */
const report = { from: 'them', state: 'automatic', email: null };
