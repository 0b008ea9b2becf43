import type { Prisma } from '@agency/prisma/client';
import { theirStates } from '#api/contract/replies.ts';
import { sortedBy } from '#api/graphql/keyset.ts';
import type { IncomingMail } from './parse-mail.ts';

type Database = Pick<Prisma.TransactionClient, 'contactSubmission' | 'inquiryMessage'>;

/** The inquiry to which a mail belongs. */
export type Place = {
  inquiryId: string;
  /** Whether the mail names another mail of the thread. If not, only its sender connects the mail with the inquiry. */
  named: boolean;
};

const uuid = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.\w+)?@/;

/**
 * Returns the uuids in Message-IDs that look like ours: ids of replies, or of inquiries that receipts and notifications
 * are about.
 */
export const idsOfOurs = (messageIds: readonly string[]): string[] =>
  messageIds.flatMap((id) => uuid.exec(id.toLowerCase())?.[1] ?? []);

/**
 * Finds the inquiry to whose thread a mail belongs. Returns null if there is none. Naming a mail of the thread is not
 * enough, because forwarding a mail reveals its Message-ID. One of `people` must also be in the thread: the mail's
 * sender, or a recipient if the mail is ours.
 *
 * A personal mail that names no mail of a thread belongs to the newest inquiry that its sender sent before, unless that
 * inquiry is spam. An inquiry in the trash counts only if there is no other. A merged inquiry leads to the thread that
 * it was merged into.
 */
export async function findThread(
  database: Database,
  { references, from, kind }: Pick<IncomingMail, 'references' | 'from' | 'kind'>,
  { people, at }: { people: readonly string[]; at: Date },
): Promise<Place | null> {
  for (const inquiry of await namedInquiries(database, references)) {
    if (inquiry.people.some((each) => people.includes(each))) return { inquiryId: inquiry.id, named: true };
  }
  if (kind !== 'personal' || !people.includes(from)) return null;
  const known = await database.contactSubmission.findFirst({
    where: { person: from, createdAt: { lt: at } },
    orderBy: [{ trashedAt: { sort: 'asc', nulls: 'first' } }, ...sortedBy('newest')],
    select: { id: true, state: true },
  });
  if (!known || known.state === 'spam') return null;
  const merged = await database.inquiryMessage.findUnique({ where: { id: known.id }, select: { inquiryId: true } });
  return { inquiryId: merged?.inquiryId ?? known.id, named: false };
}

/** Returns the inquiries whose mails are named, the closest first, with the addresses of the people in each thread. */
async function namedInquiries(database: Database, references: readonly string[]) {
  if (references.length === 0) return [];
  const ours = idsOfOurs(references);
  const [inquiries, messages] = await Promise.all([
    database.contactSubmission.findMany({ where: { id: { in: ours } }, select: { id: true } }),
    database.inquiryMessage.findMany({
      where: { OR: [{ id: { in: ours } }, { messageId: { in: [...references] } }], state: { not: 'offered' } },
      select: { id: true, messageId: true, inquiryId: true },
    }),
  ]);
  const closest = references.flatMap((reference) => {
    const [own] = idsOfOurs([reference]);
    const message = messages.find(({ id, messageId }) => id === own || messageId === reference);
    return message?.inquiryId ?? inquiries.find(({ id }) => id === own)?.id ?? [];
  });
  const ids = [...new Set(closest)];
  const found = await database.contactSubmission.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, person: true },
      messages: { where: { state: theirStates[0], email: { not: null } }, select: { email: true }, distinct: 'email' },
    },
  });
  return ids.flatMap((id) => {
    const inquiry = found.find((each) => each.id === id);
    if (!inquiry) return [];
    const people = [inquiry.person, ...inquiry.messages.map(({ email }) => email ?? '')];
    return [{ id, people }];
  });
}
