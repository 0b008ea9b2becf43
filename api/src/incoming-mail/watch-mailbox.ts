import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { Outbox } from '#api/mail/outbox.ts';
import { isDatabaseAway } from '#api/platform/database-away.ts';
import type { Logger } from '#api/platform/logger.ts';
import { type AppendParts, appendToSent } from './append-to-sent.ts';
import { describeImapFailure, type ImapAccount, openImap } from './open-imap.ts';
import { readFolder } from './read-folder.ts';
import type { Folder } from './receive-mail.ts';

/** The default times, in ms. Tests use shorter ones. */
const usual = {
  /** How often a folder is checked in addition to the server's notices, since a connection can die silently. */
  pollMs: 30_000,
  /** How long the server may take to answer. */
  answerMs: 20_000,
  /** How long a lease lasts. Only the process with the lease reads the folder. */
  leaseMs: 75_000,
  firstRetryMs: 5_000,
};
const longestRetryMs = 5 * 60_000;

type Options = AppendParts & Partial<typeof usual> & { account: ImapAccount; outbox: Outbox; log: Logger };
type Parts = Options & typeof usual;

/**
 * Reads the inbox and the Sent folder as mail arrives, until `stopping` aborts. Only one of several processes reads a
 * folder at a time. When that process ends, another one continues.
 *
 * @returns a promise that settles when the connections are closed.
 */
export async function watchMailbox(options: Options, stopping: AbortSignal): Promise<void> {
  const parts = { ...usual, ...options };
  await Promise.all((['inbox', 'sent'] as const).map((folder) => keepWatching(folder, parts, stopping)));
}

async function keepWatching(folder: Folder, parts: Parts, stopping: AbortSignal): Promise<void> {
  const { database, account, log } = parts;
  const reader = randomUUID();
  const pause = (ms: number) => delay(ms, undefined, { signal: stopping }).catch(() => undefined);
  for (let failures = 0; !stopping.aborted; ) {
    try {
      if (await takeLease(parts, folder, reader)) {
        await watchFolder(folder, reader, parts, stopping, () => {
          failures = 0;
        });
      }
      await pause(parts.pollMs);
    } catch (error) {
      if (stopping.aborted) break;
      const reason = describeImapFailure(error, account);
      log[failures < 3 ? 'warn' : 'error']({ folder, reason }, 'the mailbox cannot be read');
      await noteFailure(parts, folder, reason);
      await pause(Math.min(parts.firstRetryMs * 2 ** failures, longestRetryMs));
      failures += 1;
    }
  }
  await database.mailFolder
    .updateMany({ where: { path: folder, reader }, data: { reader: null } })
    .catch(() => undefined);
}

/** Watches a folder over one connection, until it breaks, another process gets the lease, or watching is stopped. */
async function watchFolder(
  folder: Folder,
  reader: string,
  parts: Parts,
  stopping: AbortSignal,
  onRead: () => void,
): Promise<void> {
  const { account, database } = parts;
  const client = await openImap(account, { silenceMs: parts.pollMs + parts.answerMs });
  const close = () => client.close();
  stopping.addEventListener('abort', close);
  try {
    const path = folder === 'inbox' ? 'INBOX' : await sentFolderOf(client);
    if (!path) {
      // Without a Sent folder there is nothing to watch, which is not a failure.
      await database.mailFolder.update({ where: { path: folder }, data: { error: null } });
      return onRead();
    }
    await client.mailboxOpen(path);
    while (!stopping.aborted && client.usable) {
      const news = nextNews(client, stopping, parts.pollMs);
      await readFolder(client, folder, folder, parts);
      if (folder === 'sent') await appendToSent(client, path, parts);
      await database.mailFolder.update({ where: { path: folder }, data: { checkedAt: new Date(), error: null } });
      onRead();
      await news;
      if (stopping.aborted || !(await takeLease(parts, folder, reader))) return;
      // Check the connection, because a dead connection looks like a folder without new mail.
      await client.noop();
    }
    if (!stopping.aborted) throw new Error('The mail server ended the connection.');
  } finally {
    stopping.removeEventListener('abort', close);
    client.close();
  }
}

/** Waits until the server announces a mail, the connection ends, `ms` have passed, or watching is stopped. */
async function nextNews(client: ImapFlow, stopping: AbortSignal, ms: number): Promise<void> {
  const waiting = new AbortController();
  const done = () => waiting.abort();
  client.once('exists', done).once('close', done);
  await delay(ms, undefined, { signal: AbortSignal.any([waiting.signal, stopping]) }).catch(() => undefined);
  client.off('exists', done).off('close', done);
}

async function sentFolderOf(client: ImapFlow): Promise<string | null> {
  const folders = await client.list();
  return folders.find(({ specialUse }) => specialUse === '\\Sent')?.path ?? null;
}

/** Makes or keeps this process the reader of a folder. Returns false while another process is the reader. */
async function takeLease({ database, leaseMs }: Parts, path: Folder, reader: string): Promise<boolean> {
  const until = new Date(Date.now() + leaseMs);
  await database.mailFolder.createMany({ data: [{ path }], skipDuplicates: true });
  const { count } = await database.mailFolder.updateMany({
    where: { path, OR: [{ reader }, { reader: null }, { readerUntil: { lt: new Date() } }] },
    data: { reader, readerUntil: until },
  });
  return count > 0;
}

/**
 * Stores a failure, which the admin sees next to the threads. Watching continues even if the failure cannot be stored.
 */
async function noteFailure({ database, log }: Parts, path: Folder, error: string): Promise<void> {
  await database.mailFolder.updateMany({ where: { path }, data: { error } }).catch((failure: unknown) => {
    if (!isDatabaseAway(failure)) log.error({ err: failure }, 'the failure of the mailbox was not stored');
  });
}
