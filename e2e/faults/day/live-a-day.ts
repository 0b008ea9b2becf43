import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { limits } from '../../../api/src/contract/limits.ts';
import { newOrder } from '../../fixtures/orders.ts';
import { seededRandom } from '../random.ts';
import { checkDay, isReplyTo } from './check-day.ts';
import { openOffice } from './office.ts';
import { openBrowser, openConsole, type Shell } from './shells.ts';

export type Day = {
  inquiries: number;
  spam: number;
  /** How many are answered by a template. */
  answers: number;
  /** How often the server and the console end without warning, each in the middle of a step. */
  kills: { server: number; console: number };
  seed: number;
  onProgress?: (step: string) => void;
};

export type DayReport = {
  steps: number;
  kills: number;
  /** Steps that had to be done again by the admin, since the first try was cut off. */
  repeated: number;
  /** From the end of a step in one shell until both show the same, in ms; without steps in which something was killed. */
  agreedAfter: { median: number; max: number };
  keysPerInquiry: string;
  /** What must be empty. */
  faults: string[];
};

const patienceMs = 90_000;
const again = 15_000;

/**
 * Lives an admin's day in the browser and in the console at once: inquiries arrive, are read by keyboard, answered, snoozed,
 * won and cleared, a client answers by mail, an order comes in, a reply is refused. After each step both shells must show the
 * same; server and console end without warning in the middle of some.
 */
export async function liveADay(browser: Browser, day: Day): Promise<DayReport> {
  const { inquiries, spam, answers, kills, seed, onProgress = () => undefined } = day;
  const random = seededRandom(seed);
  const office = await openOffice('a_day');
  const { database, smtp } = office;
  const desk = await openBrowser(browser, office);
  const desktop = await openConsole(browser, office);
  const shells: Shell[] = [desk, desktop];
  const faults: string[] = [];
  const fault = (what: string) => {
    onProgress(`FAULT: ${what}`);
    if (process.env.SHOTS)
      for (const shell of shells) void shell.page().screenshot({ path: `/tmp/day-${faults.length}-${shell.name}.png` });
    faults.push(what);
  };
  const agreements: number[] = [];
  let [steps, repeated, killed] = [0, 0, 0];
  // Every how many steps one of the two ends, so that the kills are spread over the day.
  const planned = inquiries + answers + 12;
  const due = { server: planned / (kills.server + 1), console: planned / (kills.console + 1) };
  const left = { ...kills };

  async function until(what: string, met: () => Promise<boolean>, ms = patienceMs): Promise<boolean> {
    for (const end = Date.now() + ms; Date.now() < end; await delay(50))
      if (await met().catch(() => false)) return true;
    if (ms === patienceMs) fault(`${what} did not happen`);
    return false;
  }

  /** Waits until both shells show the same rows. */
  async function agree(after: string, measured: boolean): Promise<void> {
    for (const shell of shells) await shell.live();
    const since = performance.now();
    let seen: string[][] = [];
    const same = async () => {
      seen = await Promise.all(shells.map((shell) => shell.rows()));
      const [one = [], other = []] = seen.map((rows) => rows.slice(0, pageLength));
      return one.join('\n') === other.join('\n');
    };
    if (await until(`agreement after "${after}"`, same)) {
      if (measured) agreements.push(performance.now() - since);
    } else {
      for (const [place, shell] of shells.entries()) fault(`the ${shell.name} shows ${JSON.stringify(seen[place])}`);
    }
  }

  /** Lets a shell do something until it is done; the server or the console may end in the middle. */
  async function step(what: string, act: () => Promise<unknown>, done: () => Promise<boolean>): Promise<void> {
    steps += 1;
    onProgress(what);
    const ends = (Object.keys(left) as (keyof typeof left)[]).filter(
      (each) => left[each] > 0 && steps >= due[each] * (kills[each] - left[each] + 1),
    );
    const acted = act().catch((error: Error) => {
      if (ends.length === 0) throw error;
    });
    for (const each of ends) {
      left[each] -= 1;
      killed += 1;
      await delay(random() * 300);
      await (each === 'server' ? office.kill() : desktop.cut());
    }
    await acted;
    for (const shell of shells) await shell.live();
    while (!(await until(what, done, again))) {
      if (ends.length === 0) return fault(`"${what}" did not happen`);
      repeated += 1;
      await act();
      ends.length = 0;
    }
    await agree(what, ends.length === 0);
  }

  const nameOf = (place: number) => `Visitor ${String(place + 1).padStart(2, '0')}`;
  const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}@client.example`;
  const find = (name: string) => database.contactSubmission.findFirstOrThrow({ where: { name } });
  const has = async (name: string, field: 'state', value: string) => (await find(name))[field] === value;
  const replyTo = async (name: string) =>
    database.inquiryMessage.findFirst({ where: { inquiryId: (await find(name)).id, from: 'us' } });
  const replyIs = async (name: string, ...states: string[]) => states.includes((await replyTo(name))?.state ?? '');
  const people = Array.from({ length: inquiries }, (_, place) => nameOf(place));
  const spammers = people.slice(0, spam);
  /** The newest first, as the inbox has them: all that something is done to are on the browser's first page. */
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
        `${shell.name}: three are read by keyboard`,
        async () => {
          for (const [at, name] of read.entries()) {
            if (at === 0) await shell.open(name);
            else await shell.press('j');
            await shell.page().getByRole('article', { name }).waitFor();
            await until(`reading ${name}`, async () => (await find(name)).readAt !== null, again);
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
        () => has(name, 'state', 'won'),
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
        `${shell.name}: that is undone`,
        () => shell.press('z'),
        async () => (await inTrash()) === 0,
      );
    }
    await clears(desktop);
    for (const shell of shells) await shell.show('All');

    await step(
      'the replies leave',
      async () => undefined,
      () => until('leaving', async () => (await database.inquiryMessage.count({ where: { state: onTheWay } })) === 0),
    );
    for (const name of answered) {
      if (!(await replyIs(name, 'unknown'))) continue;
      // The admin looks into the Sent folder, and decides.
      const arrived = smtp.mails.some(isReplyTo(emailOf(name)));
      await step(
        `browser: ${name}'s reply, whose fate is unknown, ${arrived ? 'arrived' : 'is sent again'}`,
        async () => {
          await desk.open(name);
          await desk
            .page()
            .getByRole('button', { name: arrived ? 'It arrived' : 'Send again' })
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
        async () => (await database.inquiryMessage.count({ where: { state: 'received' } })) === 1,
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
  const sorted = agreements.toSorted((a, b) => a - b);
  const keys = shells.reduce((sum, shell) => sum + shell.keys(), 0);
  return {
    steps,
    kills: killed,
    repeated,
    agreedAfter: { median: Math.round(sorted[sorted.length >> 1] ?? 0), max: Math.round(sorted.at(-1) ?? 0) },
    keysPerInquiry: (keys / inquiries).toFixed(1),
    faults,
  };
}

const onTheWay = { in: ['queued', 'sending'] };

/** The browser shows one page of the list. */
const pageLength = limits.page.default;

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
