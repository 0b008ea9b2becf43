import { join } from 'node:path';
import type { PrismaClient } from '@agency/prisma';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { Outbox } from '#api/mail/outbox.ts';
import { HelperThreadStartError, helperThread } from '#api/platform/helper-thread.ts';
import type { Logger } from '#api/platform/logger.ts';
import { mostMailBytes } from './open-imap.ts';
import { type IncomingMail, parseMail } from './parse-mail.ts';
import { type Folder, isOfInterest, type Received, receiveMail } from './receive-mail.ts';

/**
 * How many days back a folder is read the first time, and again if its server has renumbered its mails or the folder
 * is that of another mailbox.
 */
const firstReadDays = 30;
/** The first time, at most this many mails are read: the newest ones. */
const mostAtFirst = 5_000;
const atOnce = 50;

export type ReadParts = { database: PrismaClient; outbox: Outbox; log: Logger };

/**
 * Reads the new mails of the open folder one by one, and stores the position after each mail, so that an interruption
 * skips none. Reading a mail twice changes nothing. Reads the headers of all mails, and the rest only of mails that may
 * belong to an inquiry.
 *
 * @returns how many mails were stored.
 */
export async function readFolder(client: ImapFlow, path: string, folder: Folder, parts: ReadParts): Promise<number> {
  const { database } = parts;
  const { mailbox } = client;
  if (!mailbox) throw new Error('The folder is not open.');
  const { uidValidity, uidNext } = mailbox;
  const known = await database.mailFolder.findUniqueOrThrow({ where: { path } });
  // At some providers, all mailboxes have the same UIDVALIDITY. Another mailbox is then recognized by its lower next
  // UID.
  const isKnown = known.uidValidity === uidValidity && known.lastUid < uidNext;
  const uids = isKnown ? await newerThan(client, Number(known.lastUid)) : await recent(client);
  let stored = 0;
  for (let at = 0; at < uids.length; at += atOnce) {
    const batch = await client.fetchAll(
      uids.slice(at, at + atOnce),
      { uid: true, size: true, internalDate: true, headers: true },
      { uid: true },
    );
    for (const message of batch.toSorted((one, other) => one.uid - other.uid)) {
      if (await readMail(client, message, folder, parts)) stored += 1;
      await database.mailFolder.update({ where: { path }, data: { uidValidity, lastUid: message.uid } });
    }
  }
  // If there was no recent mail, the loop has stored no position.
  if (!isKnown && uids.length === 0)
    await database.mailFolder.update({
      where: { path },
      data: { uidValidity, lastUid: Math.max(0, uidNext - 1) },
    });
  return stored;
}

async function newerThan(client: ImapFlow, last: number): Promise<number[]> {
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  // `*` matches the last mail, even if that mail is not newer.
  return found.filter((uid) => uid > last).toSorted((one, other) => one - other);
}

async function recent(client: ImapFlow): Promise<number[]> {
  const since = new Date(Date.now() - firstReadDays * 24 * 60 * 60_000);
  const found = (await client.search({ since }, { uid: true })) || [];
  return found.toSorted((one, other) => one - other).slice(-mostAtFirst);
}

/**
 * Reads one mail, and returns whether it was stored. Skips a mail whose headers cannot be parsed, so that reading
 * continues.
 */
async function readMail(
  client: ImapFlow,
  message: FetchMessageObject,
  folder: Folder,
  parts: ReadParts,
): Promise<boolean> {
  const { database, log } = parts;
  const { uid, headers, size = 0 } = message;
  const head = headers && (await readable(parseMail(headers), parts, uid));
  const came = { folder, at: new Date(Math.min(Date.now(), Number(message.internalDate ?? Date.now()))) };
  if (!head || !(await isOfInterest(database, head, came))) return false;
  const mail = size > mostMailBytes ? tooLarge(head) : await whole(client, uid, head, parts);
  const result = await receiveMail(mail, came, parts);
  log[levels[result] ?? 'info']({ folder, uid, result }, 'mail read');
  return !['ignored', 'known', 'left'].includes(result);
}

const levels: Partial<Record<Received, 'debug' | 'warn'>> = { ignored: 'debug', left: 'warn' };

async function whole(client: ImapFlow, uid: number, head: IncomingMail, parts: ReadParts): Promise<IncomingMail> {
  const { source } = (await client.fetchOne(uid, { source: true }, { uid: true })) || {};
  const mail = source ? await readable(parseWhole(source), parts, uid) : null;
  return mail ?? { ...head, text: '[This mail cannot be shown here. It is in the mailbox.]' };
}

const tooLarge = (head: IncomingMail): IncomingMail => ({
  ...head,
  text: '[This mail is too large to keep here. It is in the mailbox.]',
});

/** Parses a whole mail in a thread with limits, because anybody can send a mail that takes hours to parse. */
const parseWhole = helperThread<Buffer, IncomingMail>(join(import.meta.dirname, 'parse-mail-thread.ts'), {
  maxSilenceMs: 10_000,
  maxMemoryMb: 512,
});

/**
 * Returns null for a mail that cannot be parsed.
 *
 * @throws HelperThreadStartError if the thread did not start, so that the mail is read again later.
 */
const readable = (mail: Promise<IncomingMail>, { log }: ReadParts, uid: number): Promise<IncomingMail | null> =>
  mail.catch((error: unknown) => {
    if (error instanceof HelperThreadStartError) throw error;
    log.warn({ err: error, uid }, 'a mail could not be read');
    return null;
  });
