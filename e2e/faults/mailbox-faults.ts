import { setTimeout as delay } from 'node:timers/promises';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import { mailSource } from '../../api/src/incoming-mail/mail-source.factory.ts';
import { canServeMail, startDovecot } from '../../api/test/dovecot.ts';
import { newInquiry } from '../fixtures/content.factory.ts';
import { freePort } from '../server/free-port.ts';
import { openTestDatabase } from '../server/test-cluster.ts';
import { killableApi } from './killable-api.ts';
import { seededRandom } from './random.ts';

export type MailboxFaults = {
  mails: number;
  /** How often all connections to the mail server are cut, and how often the API process is killed. */
  cuts: number;
  kills: number;
  seed: number;
  onProgress?: (step: string) => void;
};

export type MailboxReport = {
  mails: number;
  cuts: number;
  kills: number;
  answers: number;
  automatic: number;
  /** Mails that are lost, duplicated or in a wrong thread, and inquiries reopened without an answer. Must be empty. */
  faults: string[];
};

const threads = 50;
const recoveryMs = 5 * 60_000;
/** Of every 25 mails, one is an automatic answer, and two are from strangers who quote a Message-ID. */
const kindOf = (number: number) => (number % 25 === 0 ? 'automatic' : number % 25 < 3 ? 'stranger' : 'answer');

/**
 * Delivers mail into a real mailbox, cuts its connections, and kills the API process that reads the mailbox. Halfway,
 * the mail server renumbers its mails. Returns null if no mail server is available.
 */
export async function surviveMailboxFaults(options: MailboxFaults): Promise<MailboxReport | null> {
  const { mails, cuts, kills, seed, onProgress = () => undefined } = options;
  if (!canServeMail()) return null;
  const random = seededRandom(seed);
  const testDatabase = await openTestDatabase('mailbox_faults');
  const database = createPrismaClient(testDatabase.url);
  const server = await startDovecot();
  const api = killableApi(
    { API_PORT: String(await freePort()), DATABASE_URL: testDatabase.url, IMAP_URL: server.url, LOG_LEVEL: 'fatal' },
    // Ends the dead process's hold on the mailbox, so that another process takes it over at once.
    async () => void (await database.mailFolder.updateMany({ data: { readerUntil: new Date(0) } })),
  );
  try {
    const replies = await beginThreads(database);
    await api.start();
    const sent: Sent[] = [];
    for (let part = 0; part < cuts; part += 1) {
      if (part % 10 === 0) onProgress(`${sent.length} of ${mails} mails, ${part} of ${cuts} cuts`);
      while (sent.length < Math.ceil((mails * (part + 1)) / cuts)) sent.push(await deliver(sent.length));
      if (part === Math.floor(cuts / 2)) await server.renumber();
      for (const until = Date.now() + 60_000; server.connections() === 0 && Date.now() < until; ) await delay(50);
      await delay(random() * 500);
      server.cut();
      if (part % Math.ceil(cuts / kills) === 1) await api.killAfter(random() * 1_000);
    }
    onProgress('waiting until all mails are stored');
    const owed = sent.filter(({ kind }) => kind !== 'stranger').length;
    const stored = () => database.inquiryMessage.count({ where: { from: 'them' } });
    for (const until = Date.now() + recoveryMs; (await stored()) < owed && Date.now() < until; ) await delay(500);
    await api.stop();
    return { ...(await check(database, sent)), mails, cuts, kills };

    async function deliver(number: number): Promise<Sent> {
      const kind = kindOf(number);
      const { id, inquiryId } = replies[number % threads] as Reply;
      const messageId = `mail-${number}@client.example`;
      const headers = [`Message-ID: <${messageId}>`, `In-Reply-To: <${id}@localhost>`];
      if (kind === 'automatic') headers.push('Auto-Submitted: auto-replied');
      const from = kind === 'stranger' ? 'eve@stranger.example' : emailOf(number % threads);
      await server.deliver(mailSource({ from, headers, text: `Answer ${number}` }));
      return { kind, messageId, inquiryId };
    }
  } finally {
    await server.close();
    await database.$disconnect();
    await testDatabase.close();
  }
}

type Reply = { id: string; inquiryId: string };
type Sent = { kind: ReturnType<typeof kindOf>; messageId: string; inquiryId: string };

const emailOf = (thread: number): string => `client-${thread}@client.example`;

/** Creates inquiries that are done, each with our reply. The threads 0 and 25 will receive only automatic answers. */
async function beginThreads(database: PrismaClient): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let thread = 0; thread < threads; thread += 1) {
    const data = newInquiry({ name: `Client ${thread}`, email: emailOf(thread), state: 'done' });
    const { id: inquiryId } = await database.contactSubmission.create({ data });
    const reply = { inquiryId, state: 'sent', text: 'Shall we?', inSentFolder: true };
    replies.push({ id: (await database.inquiryMessage.create({ data: reply })).id, inquiryId });
  }
  return replies;
}

async function check(database: PrismaClient, sent: readonly Sent[]) {
  const messages = await database.inquiryMessage.findMany({ where: { from: 'them' } });
  const open = await database.contactSubmission.findMany({ where: { state: { not: 'done' } }, select: { id: true } });
  const answered = new Set(sent.flatMap(({ kind, inquiryId }) => (kind === 'answer' ? [inquiryId] : [])));
  const faults = [
    ...sent.flatMap(({ kind, messageId, inquiryId }) => {
      const found = messages.filter((message) => message.messageId === messageId);
      if (found.length !== (kind === 'stranger' ? 0 : 1))
        return [`${messageId} (${kind}) is stored ${found.length} times`];
      const [message] = found;
      if (!message) return [];
      const state = kind === 'answer' ? 'received' : kind;
      return message.inquiryId === inquiryId && message.state === state ? [] : [`${messageId} (${kind}) is misplaced`];
    }),
    ...open.filter(({ id }) => !answered.has(id)).map(({ id }) => `${id} was reopened without an answer`),
  ];
  const of = (state: string) => messages.filter((message) => message.state === state).length;
  return { answers: of('received'), automatic: of('automatic'), faults };
}
