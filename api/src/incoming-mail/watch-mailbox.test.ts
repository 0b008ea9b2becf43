import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { canServeMail, startDovecot } from '../../test/dovecot.ts';
import { contactSubmission } from '../../test/factories.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { mailSource } from './mail-source.factory.ts';
import { readMailbox } from './read-mailbox.ts';
import { watchMailbox } from './watch-mailbox.ts';

const { client: database } = await useTestDatabase();
const { logger: log } = capturedLog();
const outbox = { enqueue: async () => '', retry: async () => null };
const hasServer = canServeMail();
const mailbox = hasServer ? await startDovecot() : null;
afterAll(() => mailbox?.close());

let inquiry: { id: string };
let reply: { id: string };
let watching: { stop: AbortController; ended: Promise<void> }[] = [];

/** Starts to watch the mailbox, as one process does. */
function watch(url = mailbox?.url ?? '') {
  const stop = new AbortController();
  const environment = parseEnvironment({ IMAP_URL: url });
  const { imap } = environment.mail;
  if (!imap) throw new Error('There is no mailbox.');
  const timing = { pollMs: 300, answerMs: 1_000, firstRetryMs: 100, appendAfterMs: 0, leaseMs: 2_000 };
  const ended = watchMailbox({ database, outbox, environment, account: imap, log, ...timing }, stop.signal);
  watching.push({ stop, ended });
  return { stop: () => stop.abort(), ended };
}

beforeEach(async () => {
  await database.contactSubmission.deleteMany();
  await database.mailFolder.deleteMany();
  inquiry = await database.contactSubmission.create({
    data: contactSubmission({ email: 'mary@client.example', createdAt: new Date() }),
  });
  reply = await database.inquiryMessage.create({
    data: { inquiryId: inquiry.id, state: 'sent', text: 'Shall we?', inSentFolder: true },
  });
});
afterEach(async () => {
  for (const { stop } of watching) stop.abort();
  await Promise.all(watching.map(({ ended }) => ended));
  watching = [];
});

const answer = (text: string) => mailSource({ text, headers: [`In-Reply-To: <${reply.id}@localhost>`] });
const answers = async () =>
  (await database.inquiryMessage.findMany({ where: { state: 'received' }, orderBy: { text: 'asc' } })).map(
    ({ text }) => text,
  );
const until = <T>(look: () => Promise<T> | T) => vi.waitFor(look, { timeout: 45_000, interval: 50 });

describe.skipIf(!mailbox)('with a real mail server', () => {
  const server = mailbox as NonNullable<typeof mailbox>;

  test('an answer is read when it arrives, and a mail that belongs to no inquiry is ignored', async () => {
    watch();
    await until(async () => expect((await readMailbox(database, 'desk'))?.checkedAt).toBeTruthy());
    await server.deliver(mailSource({ from: 'eve@stranger.example' }));
    await server.deliver(answer('first'));
    await until(async () => expect(await answers()).toEqual(['first']));
    expect(await database.inquiryMessage.count()).toBe(2);
  });

  test('mail that arrived while no process was watching is read at the start, and no mail is read twice', async () => {
    const first = watch();
    await server.deliver(answer('1'));
    await until(async () => expect(await answers()).toEqual(['1']));
    first.stop();
    await first.ended;
    await server.deliver(answer('2'));
    watch();
    await until(async () => expect(await answers()).toEqual(['1', '2']));
  });

  test('no mail is lost or stored twice when a server renumbers its mails', async () => {
    watch();
    await server.deliver(answer('1'));
    await until(async () => expect(await answers()).toEqual(['1']));
    await server.deliver(answer('2'));
    await server.renumber();
    await server.deliver(answer('3'));
    await until(async () => expect(await answers()).toEqual(['1', '2', '3']));
  });

  test('a new mailbox with the same UIDVALIDITY but fewer mails is noticed, and recent mails are read', async () => {
    const first = watch();
    await server.deliver(answer('1'));
    await until(async () => expect(await answers()).toEqual(['1']));
    first.stop();
    await first.ended;
    await database.mailFolder.updateMany({ data: { lastUid: 1_000_000 } });
    await server.deliver(answer('2'));
    watch();
    await until(async () => expect(await answers()).toEqual(['1', '2']));
  });

  test('none of 60 mails is lost or stored twice when the connection is cut 20 times', async () => {
    watch();
    for (let at = 0; at < 60; at += 1) {
      await server.deliver(answer(String(at).padStart(2, '0')));
      if (at % 3 === 0) server.cut();
    }
    await until(async () =>
      expect(await answers()).toEqual(Array.from({ length: 60 }, (_, at) => String(at).padStart(2, '0'))),
    );
  });

  test('a connection that has gone silent is detected', async () => {
    watch();
    await until(async () => expect((await readMailbox(database, 'desk'))?.checkedAt).toBeTruthy());
    server.silence();
    await server.deliver(answer('after'));
    await until(async () => expect(await answers()).toEqual(['after']));
  });

  test('two processes read a mail once, and the second continues when the first ends', async () => {
    const first = watch();
    await until(async () => expect((await readMailbox(database, 'desk'))?.checkedAt).toBeTruthy());
    watch();
    await server.deliver(answer('1'));
    await until(async () => expect(await answers()).toEqual(['1']));
    await until(async () => expect(server.connections()).toBe(2));
    first.stop();
    await server.deliver(answer('2'));
    await until(async () => expect(await answers()).toEqual(['1', '2']));
  });

  test('a sent reply is put into the Sent folder once, unless the server has done so', async () => {
    const send = (text: string) =>
      database.inquiryMessage.create({ data: { inquiryId: inquiry.id, state: 'sent', text, at: new Date() } });
    const before = await server.count('sent');
    const [ours, theirs] = [await send('ours'), await send('theirs')];
    await server.deliver(
      mailSource({ from: 'desk@agency.example', headers: [`Message-ID: <${theirs.id}@localhost>`] }),
      'sent',
    );
    watch();
    const copies = () =>
      database.inquiryMessage.count({ where: { id: { in: [ours.id, theirs.id] }, inSentFolder: true } });
    await until(async () => expect(await copies()).toBe(2));
    // Simulates that the copy could not be recorded.
    await database.inquiryMessage.update({ where: { id: ours.id }, data: { inSentFolder: false } });
    await until(async () => expect(await copies()).toBe(2));
    expect(await server.count('sent')).toBe(before + 2);
    expect(await database.inquiryMessage.count()).toBe(3);
  });

  test('reading continues when an unreachable server is back', async () => {
    await server.stop();
    watch();
    await until(async () => expect((await readMailbox(database, 'desk'))?.error).toBeTruthy());
    await server.start();
    await server.deliver(answer('back'));
    await until(async () => expect(await answers()).toEqual(['back']));
    await until(async () => expect((await readMailbox(database, 'desk'))?.error).toBeNull());
  });

  test('a wrong password is reported plainly, without the password', async () => {
    watch(server.url.replace('pass%40word', 'wr%40ng'));
    await until(async () => expect((await readMailbox(database, 'desk'))?.error).toMatch(/refused the sign-in/));
    expect((await readMailbox(database, 'desk'))?.error).not.toMatch(/wr(%40|@)ng/);
  });
});
