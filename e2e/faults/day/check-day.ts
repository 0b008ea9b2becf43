import type { PrismaClient } from '@agency/prisma';
import type { ReceivedMail } from '../../../api/test/smtp-server.ts';

/** Whether a mail is our reply to this address. False for the receipt of an inquiry. */
export const isReplyTo =
  (email: string) =>
  ({ recipients, headers }: ReceivedMail): boolean =>
    recipients.includes(email) && /^Re: /.test(headers.get('subject') ?? '');

type Evening = {
  database: PrismaClient;
  mails: readonly ReceivedMail[];
  people: readonly string[];
  spammers: readonly string[];
  /** The people who must have received exactly one reply. All others must have received none. */
  answered: readonly string[];
  emailOf(name: string): string;
};

/** Returns a sentence for each missing or repeated inquiry, mail or timeline event, and for spam outside the trash. */
export async function checkDay({ database, mails, people, spammers, answered, emailOf }: Evening): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, count: number, expected: number) => {
    if (count !== expected) faults.push(`${what}: ${count} instead of ${expected}`);
  };
  const idsOf = (found: readonly ReceivedMail[]) => new Set(found.map(({ headers }) => headers.get('message-id'))).size;
  for (const name of people) {
    const inquiries = await database.contactSubmission.findMany({
      where: { name },
      include: { messages: true, events: true },
    });
    expect(`inquiries of ${name}`, inquiries.length, 1);
    const [inquiry] = inquiries;
    if (!inquiry) continue;
    const replies = inquiry.messages.filter(({ from, state }) => from === 'us' && state !== 'draft');
    expect(`replies to ${name}`, replies.length, answered.includes(name) ? 1 : 0);
    const replied = mails.filter(isReplyTo(emailOf(name)));
    const told = mails.filter((mail) => mail.recipients.includes(emailOf(name)) && !replied.includes(mail));
    expect(`mailed replies to ${name}`, idsOf(replied), answered.includes(name) ? 1 : 0);
    expect(`receipts of ${name}`, idsOf(told), spammers.includes(name) ? 0 : 1);
    const done = inquiry.events.map(({ change, value }) => `${change} ${value}`);
    for (const [place, line] of done.entries())
      if (place > 0 && line === done[place - 1]) faults.push(`the timeline of ${name} repeats "${line}"`);
  }
  const trashed = await database.contactSubmission.count({
    where: { trashedAt: { not: null }, name: { in: [...spammers] } },
  });
  expect('spam in the trash', trashed, spammers.length);
  return faults;
}
