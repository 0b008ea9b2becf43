import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { exampleContents as contents } from '../../test/mail-contents.ts';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp-server.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { createMailMetrics, type DeliveryParts, deliverMail, workMail } from './deliver-mail.ts';
import type { MailContents, MailKind } from './mail-contents.ts';
import { checkMailServer, openMailer } from './open-mailer.ts';
import { createOutbox, requeueForgottenMail, withMailLock } from './outbox.ts';

const { client, url } = await useTestDatabase();
const smtp = await startSmtpServer();
const environment = parseEnvironment({ PUBLIC_URL: 'https://agency.example' });
const { logger, lines } = capturedLog();
const registry = new Registry();
const { boss, ...jobs } = await openJobs({
  databaseUrl: url,
  logger,
  overrides: { mail: { retryDelay: 0, retryDelayMax: 0 } },
});
const outbox = createOutbox(client, boss, { waitMs: 0 });
const metrics = createMailMetrics(registry, client);
const closers: (() => unknown)[] = [smtp.close];
afterAll(async () => {
  await jobs.close();
  for (const close of closers.reverse()) await close();
});

function partsFor(smtpUrl: string): DeliveryParts {
  const from = { name: 'Studio "North", Ltd', address: environment.mail.from.address };
  const mailer = openMailer({ smtpUrl, from, domain: 'agency.example' });
  closers.push(mailer.close);
  return { database: client, mailer, smtpUrl, environment, metrics, logger };
}

const parts = partsFor(smtp.url);
const attempt = (last = false) => ({ signal: new AbortController().signal, last });
const deliver = (id: string, last = false) => deliverMail(id, attempt(last), parts);

beforeEach(() => {
  smtp.refuse(null);
  smtp.mails.length = 0;
  lines.length = 0;
});

/** Adds a mail to the outbox, and returns its id. */
async function enqueue<Kind extends MailKind>(
  kind: Kind,
  content: MailContents[Kind],
  recipient = 'reader@example.com',
): Promise<string> {
  await client.$transaction((transaction) => outbox.enqueue(transaction, { kind, recipient, content }));
  const { id } = await client.outgoingMail.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return id;
}

const row = (id: string) => client.outgoingMail.findUniqueOrThrow({ where: { id } });
const liveJobs = async (id: string) => (await boss.findJobs('mail', { key: id, queued: true })).length;

describe('the outbox', () => {
  test('writes nothing at all when its transaction is rolled back', async () => {
    let id = '';
    const rolledBack = client.$transaction(async (transaction) => {
      await outbox.enqueue(transaction, { kind: 'password-reset', recipient: 'reader@example.com', content: {} });
      ({ id } = await transaction.outgoingMail.findFirstOrThrow());
      throw new Error('changed our mind');
    });
    await expect(rolledBack).rejects.toThrow('changed our mind');
    expect(await client.outgoingMail.count()).toBe(0);
    expect(await liveJobs(id)).toBe(0);
  });

  test.each(['a@b.example, c@d.example', 'Ana <a@b.example>', 'a@b.example\r\nRCPT TO:<c@d.example>', ' a@b.example'])(
    'accepts only one address, not %j',
    async (recipient) => {
      await expect(enqueue('inquiry-receipt', contents['inquiry-receipt'], recipient)).rejects.toThrow('must be one');
    },
  );

  test('gives a new job only to a queued mail that has no job', async () => {
    const forgotten = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
    const [job] = await boss.findJobs('mail', { key: forgotten });
    await boss.deleteJob('mail', job?.id ?? '');
    const remembered = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
    expect(await requeueForgottenMail(client, boss)).toBe(0);
    expect(await requeueForgottenMail(client, boss, new Date(Date.now() + 120_000))).toBe(1);
    expect([await liveJobs(forgotten), await liveJobs(remembered)]).toEqual([1, 1]);
  });
});

describe('when mail is delivered,', () => {
  test('it arrives, is recorded, and loses its content', async () => {
    const id = await enqueue('inquiry-notification', contents['inquiry-notification']);
    await deliver(id);
    const [mail] = smtp.mails;
    expect(mail?.recipients).toEqual(['reader@example.com']);
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from: '"Studio \\"North\\", Ltd" <hello@meridianweb.example>',
      to: 'Meridian Web <reader@example.com>',
      'reply-to': 'Ana Ruiz <ana@harbour.example>',
      subject: 'Inquiry from Ana Ruiz: Shopify Plus',
      'message-id': `<${contents['inquiry-notification'].submissionId}.new@agency.example>`,
      'auto-submitted': 'auto-generated',
      'content-type': expect.stringContaining('multipart/alternative'),
    });
    expect(await row(id)).toMatchObject({ state: 'sent', content: null, attempts: 1, sentAt: expect.any(Date) });
    // A repeated job does not send the mail again.
    await deliver(id);
    expect(smtp.mails).toHaveLength(1);
  });

  test('hostile names and texts change neither the envelope nor the headers', async () => {
    const hostile = {
      ...contents['inquiry-notification'],
      name: 'Eve", <all@evil.example>,\r\nBcc: spam@evil.example\r\n\r\n.\r\nQUIT 🦑 Ünïcode',
      company: 'X\r\nCc: spam@evil.example',
      message: 'first\r\n.\r\nMAIL FROM:<evil@evil.example>\r\n..\r\nlast words',
    };
    await deliver(await enqueue('inquiry-notification', hostile));
    const report = { ...contents['performance-report'], name: hostile.name };
    await deliver(await enqueue('performance-report', report, 'victim@example.com'));
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['reader@example.com'], ['victim@example.com']]);
    for (const { headers } of smtp.mails)
      expect([...headers.keys()].filter((name) => ['bcc', 'cc'].includes(name))).toEqual([]);
    const [notification, mailed] = smtp.mails;
    expect(notification?.source).toContain('last words');
    expect(notification?.headers.get('reply-to')).toMatch(/^=\?UTF-8\?[^<>,]+\?= <ana@harbour\.example>$/);
    // Text that does not look like a name is not repeated in a mail to an address that anyone can type.
    expect(mailed?.headers.get('to')).toBe('victim@example.com');
  });

  test('an order’s confirmation has its invoice attached, the same file however often it is sent', async () => {
    const order = { ...contents['order-confirmation'], customerName: `Eve\r\nBcc: all@example.com ${'x'.repeat(300)}` };
    for (const _time of [1, 2]) await deliver(await enqueue('order-confirmation', order));
    const [first, again] = smtp.mails.map(({ source }) => {
      const part =
        source.split(/\r\n--[^\r]+\r\n/).find((text) => text.startsWith('Content-Type: application/pdf')) ?? '';
      expect(part).toContain('filename=Invoice-INV-2026-000042.pdf');
      return Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64');
    });
    expect(first?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first?.equals(again ?? Buffer.of())).toBe(true);
    expect(smtp.mails[0]?.headers.has('bcc')).toBe(false);
  });

  test.each([
    ['Agency <desk@agency.example>', 'Agency <desk@agency.example>'],
    ['"North, South" <desk@agency.example>', '"North, South" <desk@agency.example>'],
    ['Müller <desk@agency.example>', '=?UTF-8?Q?M=C3=BCller?= <desk@agency.example>'],
  ])('the sender %s has its name in the header, and only its address in the envelope', async (MAIL_FROM, header) => {
    const { from } = parseEnvironment({ MAIL_FROM }).mail;
    const mailer = openMailer({ smtpUrl: smtp.url, from, domain: 'agency.example' });
    closers.push(mailer.close);
    const id = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
    await deliverMail(id, attempt(), { ...parts, mailer });
    expect(smtp.mails.map(({ sender, headers }) => [sender, headers.get('from')])).toEqual([
      ['desk@agency.example', header],
    ]);
  });

  test('no password leaves this machine if the mail server offers no TLS', async () => {
    // Another spelling of this machine's address, which counts as another machine.
    const elsewhere = smtp.url.replace('smtp://127.0.0.1', 'smtp://someone:right@127.1');
    const id = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
    await expect(deliverMail(id, attempt(), partsFor(elsewhere))).rejects.toThrow('STARTTLS');
    await deliverMail(id, attempt(), partsFor(elsewhere.replace('127.1', '127.0.0.1')));
    expect(smtp.mails).toHaveLength(1);
  });

  test('a mail whose delivery was not recorded is sent again under the same Message-ID', async () => {
    const id = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
    const before = await row(id);
    await deliver(id);
    const { content, ...unrecorded } = before;
    await client.outgoingMail.update({ where: { id }, data: { ...unrecorded, content: content ?? {} } });
    await deliver(id);
    const ids = smtp.mails.map(({ headers }) => headers.get('message-id'));
    expect(ids).toEqual([`<${id}@agency.example>`, `<${id}@agency.example>`]);
  });

  test('a worker leaves a mail alone while another worker delivers it', async () => {
    const id = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
    await withMailLock(client, id, async () => {
      await expect(deliver(id)).rejects.toThrow('Another worker');
    });
    expect([smtp.mails.length, (await row(id)).attempts]).toEqual([0, 0]);
  });

  test('a mail to a refused recipient is given up at once, and several retries queue it only once', async () => {
    smtp.refuse(550);
    const id = await enqueue('inquiry-receipt', contents['inquiry-receipt'], 'nobody@example.com');
    await deliver(id);
    const given = await row(id);
    expect(given).toMatchObject({ state: 'failed', attempts: 1, lastError: expect.stringContaining('550') });
    expect(given.content).toMatchObject({ service: 'shopify' });
    expect(await registry.metrics()).toMatch(/mails\{state="failed"\} 1\n/);
    const [job] = await boss.findJobs('mail', { key: id });
    await boss.deleteJob('mail', job?.id ?? '');
    smtp.refuse(null);
    expect(await Promise.all([outbox.retry(id), outbox.retry(id)])).toMatchObject([{ trying: 1 }, { trying: 1 }]);
    expect(await liveJobs(id)).toBe(1);
    await deliver(id);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
    expect(await outbox.retry(id)).toBeNull();
  });

  test('a mail is retried if the server refuses us or our password, and the password is not stored', async () => {
    smtp.refuse(554, '5.7.1 <reader@example.com>: Relay access denied');
    const id = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
    await expect(deliver(id)).rejects.toThrow('Relay access denied');
    expect(await row(id)).toMatchObject({ state: 'queued', attempts: 1 });
    // This encoding of the password is invalid. The environment's rules would refuse it.
    const strangers = partsFor(smtp.url.replace('//', '//someone:wr%ong@'));
    await expect(deliverMail(id, attempt(), strangers)).rejects.toThrow('535');
    expect(await row(id)).toMatchObject({
      state: 'queued',
      attempts: 2,
      lastError: expect.stringMatching(/535.*\*{3}/),
    });
    expect(lines.map(({ msg }) => msg)).toEqual(['mail failed', 'mail failed']);
  });

  test('a temporarily refused mail is retried, and given up after the last try; the log names no person', async () => {
    smtp.refuse(451);
    const id = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
    await expect(deliver(id)).rejects.toThrow('451');
    expect(await row(id)).toMatchObject({ state: 'queued', attempts: 1 });
    await deliver(id, true);
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: 2 });
    expect(lines.map(({ msg, mailId, kind }) => ({ msg, mailId, kind }))).toEqual([
      { msg: 'mail failed', mailId: id, kind: 'inquiry-receipt' },
      { msg: 'mail given up', mailId: id, kind: 'inquiry-receipt' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Ruiz|ropes|harbour/);
    expect(await registry.metrics()).toMatch(/mail_deliveries_total\{kind="inquiry-receipt",outcome="retried"\} \d/);
  });
});

test('checkMailServer logs a warning if the mail server refuses the sign-in, and nothing if it succeeds', async () => {
  const { signal } = new AbortController();
  await checkMailServer(partsFor(smtp.url.replace('//', '//someone:right@')), signal);
  expect(lines).toEqual([]);
  await checkMailServer(partsFor(smtp.url.replace('//', '//someone:wrong@')), signal);
  expect(lines).toMatchObject([{ level: 40, reason: expect.stringContaining('535 Not known here: ***') }]);
});

describe('a reset link', () => {
  const account = () =>
    client.user.create({ data: { username: 'admin', email: 'Admin_1@agency.example', password: 'a hash' } });

  test('is created when its mail is sent, and the database stores only its hash', async () => {
    const { id: userId } = await account();
    await deliver(await enqueue('password-reset', {}, 'admin_1@AGENCY.example'));
    const [mail] = smtp.mails;
    expect(mail?.recipients).toEqual(['Admin_1@agency.example']);
    const [, token = ''] = mail?.source.replace(/=\r\n/g, '').match(/reset-password\?token=3D([\w-]{43})\b/) ?? [];
    const [reset, ...others] = await client.passwordReset.findMany();
    expect(others).toEqual([]);
    expect(reset).toMatchObject({ userId, used: false, token: createHash('sha256').update(token).digest('hex') });
    const minutes = ((reset?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
  });

  test.each(['stranger@agency.example', 'adminX1@agency.example'])(
    'is neither sent nor stored for an address without an account: %s',
    async (recipient) => {
      await account();
      const id = await enqueue('inquiry-receipt', contents['inquiry-receipt']);
      await deliver(await enqueue('password-reset', {}, recipient));
      expect(await client.outgoingMail.findMany()).toMatchObject([{ id }]);
      expect([smtp.mails.length, await client.passwordReset.count()]).toEqual([0, 0]);
    },
  );

  test('is given up at once if the stored address is not one address', async () => {
    const email = 'Ana <ana@agency.example>';
    await client.user.create({ data: { username: 'ana', email, password: 'a hash' } });
    const mail = { kind: 'password-reset', recipient: email, content: {} };
    const { id } = await client.outgoingMail.create({ data: mail });
    await deliver(id);
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: 1, cause: 'recipient' });
  });

  test('is revoked alone if the mail with the link could not be sent', async () => {
    const { id: userId } = await account();
    const earlier = { userId, email: 'a@b.example', token: 'f'.repeat(64), expiresAt: new Date('2100-01-01') };
    await client.passwordReset.create({ data: earlier });
    smtp.refuse(451);
    const id = await enqueue('password-reset', {}, 'admin_1@agency.example');
    await expect(deliver(id)).rejects.toThrow('451');
    expect(await client.passwordReset.findMany()).toMatchObject([earlier]);
  });

  test('stays valid if the mail with the link may have arrived', async () => {
    await account();
    const release = smtp.hold();
    const stopping = new AbortController();
    const id = await enqueue('password-reset', {}, 'admin_1@agency.example');
    const delivery = deliverMail(id, { signal: stopping.signal, last: false }, parts);
    await expect.poll(release.held).toBe(1);
    stopping.abort();
    await expect(delivery).rejects.toThrow();
    release();
    expect(await client.passwordReset.count()).toBe(1);
  });
});

describe('the workers', () => {
  /** A port where nothing listens until the mail server comes up. */
  let port: number;
  let late: TestSmtpServer;
  beforeAll(async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    ({ port } = holder.address() as { port: number });
    await new Promise((resolve) => holder.close(resolve));
    await boss.deleteAllJobs('mail');
    await workMail(boss, partsFor(`smtp://127.0.0.1:${port}`), { pollingSeconds: 0.5 });
  });

  test('deliver mail later if the mail server is down', async () => {
    const ids = await Promise.all(
      ['a@example.com', 'b@example.com'].map((to) => enqueue('inquiry-receipt', contents['inquiry-receipt'], to)),
    );
    const failed = () =>
      client.outgoingMail.count({ where: { id: { in: ids }, state: 'queued', lastError: { not: null } } });
    await expect.poll(failed).toBeGreaterThan(0);
    late = await startSmtpServer(port);
    closers.unshift(late.close);
    await late.received(2);
    expect(late.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(['a@example.com', 'b@example.com']);
    await expect.poll(() => client.outgoingMail.count({ where: { state: 'sent' } })).toBe(2);
  });

  test('report whether the retry of one mail or of all was refused, with the cause, or delivered', async () => {
    late.refuse(550);
    const ids = [await enqueue('inquiry-receipt', contents['inquiry-receipt'])];
    ids.push(await enqueue('inquiry-receipt', contents['inquiry-receipt']));
    const failed = () => client.outgoingMail.count({ where: { id: { in: ids }, state: 'failed' } });
    await expect.poll(failed).toBe(2);
    const { retry } = createOutbox(client, boss);
    const nothing = { delivered: 0, refused: 0, givenUp: 0, trying: 0, cause: null };
    expect(await retry(ids[0])).toEqual({ ...nothing, refused: 1, givenUp: 1, cause: 'recipient' });
    late.refuse(null);
    expect(await retry()).toEqual({ ...nothing, delivered: 2 });
    expect(await retry()).toBeNull();
  });
});
