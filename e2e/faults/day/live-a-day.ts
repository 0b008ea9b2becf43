import type { Browser } from '@playwright/test';
import { newOrder } from '../../fixtures/orders.ts';
import { checkDay, isReplyTo } from './check-day.ts';
import { openOffice } from './office.ts';
import { openBrowser, openConsole, type Shell } from './shells.ts';
import { type Steps, type StepsReport, takeSteps, tryMs } from './take-steps.ts';

export type Day = {
  inquiries: number;
  spam: number;
  /** How many inquiries get a reply from a template. */
  answers: number;
} & Pick<Steps, 'kills' | 'seed' | 'onProgress'>;

/**
 * Simulates an admin's day in the browser and in the console at the same time. Inquiries arrive. By keyboard, the admin
 * reads, answers and snoozes inquiries and marks some as won. The admin also clears the spam. A client answers by mail,
 * an order comes in, and the mail server refuses a reply. After each step, both shells must show the same rows. Some
 * steps are interrupted by killing the server or the console.
 */
export async function liveADay(browser: Browser, day: Day): Promise<StepsReport & { keysPerInquiry: string }> {
  const { inquiries, spam, answers, kills, seed, onProgress } = day;
  const office = await openOffice('a_day');
  const { database, smtp } = office;
  const desk = await openBrowser(browser, office);
  const desktop = await openConsole(browser, office);
  const shells: Shell[] = [desk, desktop];
  const planned = inquiries + answers + 14;
  const { step, agree, until, faults, report } = takeSteps({
    ...{ shells, kills, planned, seed, onProgress },
    kill: (which) => (which === 'server' ? office.kill() : desktop.cut()),
  });

  const nameOf = (place: number) => `Visitor ${String(place + 1).padStart(2, '0')}`;
  const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}@client.example`;
  const find = (name: string) => database.contactSubmission.findFirstOrThrow({ where: { name } });
  const replyTo = async (name: string) =>
    database.inquiryMessage.findFirst({ where: { inquiryId: (await find(name)).id, from: 'us' } });
  const replyIs = async (name: string, ...states: string[]) => states.includes((await replyTo(name))?.state ?? '');
  const people = Array.from({ length: inquiries }, (_, place) => nameOf(place));
  const spammers = people.slice(0, spam);
  /** The clients, newest first, because the browser shows only the inbox's first page, with the newest inquiries. */
  const clients = people.slice(spam).toReversed();
  const turn = (place: number): Shell => shells[place % 2] as Shell;

  async function reply(shell: Shell, name: string): Promise<void> {
    await shell.open(name);
    await shell.press('r');
    const field = shell.page().getByRole('textbox', { name: 'Reply' });
    if ((await field.inputValue()) === '') await shell.page().getByLabel('Insert a template').selectOption('Answer');
    await shell.press('ControlOrMeta+Enter');
  }

  try {
    await database.replyTemplate.create({
      data: { name: 'Answer', text: 'Hi {{firstName|there}}, gladly. What is your budget?' },
    });
    for (const shell of shells) await shell.live();

    for (const [place, name] of people.entries()) {
      const visitor = { name, email: emailOf(name), message: `Inquiry ${place + 1}.`, spam: spammers.includes(name) };
      await step(
        `${name} writes`,
        () => office.visit(visitor),
        async () => (await database.contactSubmission.count({ where: { name } })) > 0,
      );
    }

    for (const [place, shell] of shells.entries()) {
      const read = clients.slice(place * 3, place * 3 + 3);
      await step(
        `${shell.name}: three inquiries are read by keyboard`,
        async () => {
          for (const [at, name] of read.entries()) {
            if (at === 0) await shell.open(name);
            else await shell.press('j');
            await shell.page().getByRole('article', { name }).waitFor();
            await until(`reading ${name}`, async () => (await find(name)).readAt !== null, tryMs);
          }
        },
        async () => (await database.contactSubmission.count({ where: { name: { in: read }, readAt: null } })) === 0,
      );
    }

    const answered = clients.slice(0, answers);
    for (const [place, name] of answered.entries())
      await step(
        `${turn(place).name}: ${name} is answered`,
        () => reply(turn(place), name),
        () => replyIs(name, 'queued', 'sending', 'sent', 'unknown'),
      );

    const [snoozed = '', ...rest] = clients.slice(answers);
    await step(
      `browser: ${snoozed} is snoozed`,
      async () => {
        await desk.open(snoozed);
        await desk.page().getByRole('combobox', { name: 'Snooze' }).selectOption({ index: 1 });
      },
      async () => (await find(snoozed)).snoozedAt !== null,
    );
    await step(
      `${snoozed} wakes`,
      () => database.contactSubmission.updateMany({ where: { name: snoozed }, data: { wakesAt: new Date(0) } }),
      async () => until('waking', async () => (await find(snoozed)).wokenAt !== null),
    );
    for (const [place, name] of rest.slice(0, 2).entries())
      await step(
        `${turn(place).name}: ${name} is won`,
        async () => {
          await turn(place).open(name);
          await turn(place).press('w');
        },
        async () => (await find(name)).state === 'won',
      );

    const inTrash = () => database.contactSubmission.count({ where: { trashedAt: { not: null } } });
    const clearSpam = async (shell: Shell) => {
      for (const each of shells) await each.show('Spam');
      await shell
        .page()
        .getByRole('button', { name: /^Select all/ })
        .click();
      await shell.press('#');
    };
    const clears = (shell: Shell) =>
      step(
        `${shell.name}: the spam is cleared`,
        () => clearSpam(shell),
        async () => (await inTrash()) === spam,
      );
    for (const shell of shells) {
      await clears(shell);
      await step(
        `${shell.name}: the clearing of the spam is undone`,
        () => shell.press('z'),
        async () => (await inTrash()) === 0,
      );
    }
    await clears(desktop);
    for (const shell of shells) await shell.show('All');

    await step(
      'the queued replies are sent',
      async () => undefined,
      () => until('leaving', async () => (await database.inquiryMessage.count({ where: { state: onTheWay } })) === 0),
    );
    for (const name of answered) {
      if (!(await replyIs(name, 'unknown'))) continue;
      // If the delivery of a reply is unknown, the admin marks the reply as sent if it arrived, or else sends it again.
      const arrived = smtp.mails.some(isReplyTo(emailOf(name)));
      await step(
        `browser: ${name}'s reply, whose delivery is unknown, ${arrived ? 'arrived' : 'is sent again'}`,
        async () => {
          await desk.open(name);
          await desk
            .page()
            .getByRole('button', { name: arrived ? 'Mark as sent' : 'Send again' })
            .click();
        },
        () => until('deciding', () => replyIs(name, 'sent')),
      );
    }
    const [client = '', second = ''] = answered;
    if (office.deliver) {
      const { deliver } = office;
      const id = smtp.mails.find(isReplyTo(emailOf(client)))?.headers.get('message-id') ?? '';
      await step(
        `${client} answers by mail`,
        () => deliver(answerOf(emailOf(client), id)),
        () =>
          until('reading', async () => (await database.inquiryMessage.count({ where: { state: 'received' } })) === 1),
      );
    }
    await step(
      'an order comes in',
      () =>
        database.maintenanceOrder.create({
          data: newOrder({ customerName: 'Buyer', customerEmail: emailOf(second), paymentStatus: 'paid' }, [
            { kind: 'settled', amount: '149.00', status: 'COMPLETED', captureId: 'DAY' },
          ]),
        }),
      async () => (await database.maintenanceOrder.count()) === 1,
    );
    const refused = rest[2] ?? '';
    smtp.refuse(550);
    await step(
      `console: a reply to ${refused} is refused`,
      () => reply(desktop, refused),
      () => until('refusal', () => replyIs(refused, 'refused')),
    );
    smtp.refuse(null);
    await step(
      `browser: the reply to ${refused} is sent again`,
      async () => {
        await desk.open(refused);
        await desk.page().getByRole('button', { name: 'Send again' }).click();
      },
      () => until('sending again', () => replyIs(refused, 'sent')),
    );
    faults.push(
      ...(await checkDay({ database, mails: smtp.mails, people, spammers, answered: [...answered, refused], emailOf })),
    );
    for (const shell of shells) await shell.page().reload();
    await agree('reloading both', false);
  } finally {
    await desktop.close();
    await desk.close();
    await office.close();
  }
  const keys = shells.reduce((sum, shell) => sum + shell.keys(), 0);
  return { ...report(), keysPerInquiry: (keys / inquiries).toFixed(1) };
}

const onTheWay = { in: ['queued', 'sending'] };

const answerOf = (from: string, inReplyTo: string): string =>
  [
    `From: Client <${from}>`,
    'To: hello@meridianweb.example',
    'Subject: Re: Your inquiry',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${crypto.randomUUID()}@client.example>`,
    `In-Reply-To: ${inReplyTo}`,
    `References: ${inReplyTo}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'About 20,000.',
    '',
  ].join('\r\n');
