import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { mostExported } from '#api/contract/people.ts';
import { messageFilePath } from '#api/contract/replies.ts';
import { sortedBy } from '#api/graphql/keyset.ts';

const omitted = { person: true, searchText: true } as const;

/**
 * Exports as JSON what is stored about a person: the inquiries with their threads and timelines, the orders with their
 * payments, the subscriptions, the entry of the address among the blocked senders, the files in Base64, and the mails
 * (only id, recipient, kind, state and times). Leaves out columns that only the program uses, PayPal's answers in the
 * ledger, the HTML of received mails (their text is included), and the hashes of links to the person's plans.
 *
 * Each list has the newest records first, at most as many as `mostExported` allows. The contents of all files have at
 * most `fileBytes` together, newest first. A file that no longer fits has null instead of its content. `total` has the
 * full numbers of inquiries, messages and orders.
 *
 * @param person the email address, in lower case.
 * @returns null if the address has no inquiry, message, order or mail, and is not blocked.
 */
export async function exportPerson(database: PrismaClient, person: string, now: Date) {
  const { contactSubmission, inquiryMessage, messageFile, inquiryEvent, maintenanceOrder, paymentEvent, outgoingMail } =
    database;
  const of = { where: { person } };
  const ofInquiry = { where: { inquiry: { person } } };
  // The person may have written in other people's threads.
  const written = { where: { OR: [{ inquiry: { person } }, { email: person }] } };
  const ofOrder = { where: { order: { person } } };
  const latest = [{ at: 'desc' }, { id: 'desc' }] satisfies Prisma.InquiryMessageOrderByWithRelationInput[];
  const newest = { ...of, orderBy: sortedBy('newest') };
  const mailIds = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM outgoing_mails WHERE lower(recipient) = ${person}
    ORDER BY created_at DESC, id DESC LIMIT ${mostExported.mails}`;
  const [inquiries, messages, files, blocks, timeline, orders, payments, mails, subscriptions, ...counts] =
    await Promise.all([
      contactSubmission.findMany({
        ...newest,
        omit: { ...omitted, senderText: true, replyId: true, threadVersion: true },
        take: mostExported.inquiries,
      }),
      inquiryMessage.findMany({
        ...written,
        orderBy: latest,
        omit: { version: true, html: true, inSentFolder: true, mergedFrom: true },
        take: mostExported.messages,
      }),
      messageFile.findMany({
        where: { OR: [{ message: written.where }, ofInquiry.where] },
        orderBy: sortedBy('newest'),
        omit: { content: true },
        take: mostExported.files,
      }),
      database.blockedSender.findMany({
        where: { sender: person },
        select: { sender: true, blockReason: true, createdAt: true },
      }),
      inquiryEvent.findMany({ ...ofInquiry, orderBy: latest, take: mostExported.events }),
      maintenanceOrder.findMany({
        ...newest,
        omit: { ...omitted, buyerHash: true, nextCheckAt: true, checks: true, payeeId: true },
        take: mostExported.orders,
      }),
      paymentEvent.findMany({
        ...ofOrder,
        orderBy: latest,
        select: { orderId: true, at: true, kind: true, amount: true, currency: true, status: true, captureId: true },
        take: mostExported.payments,
      }),
      outgoingMail.findMany({
        where: { id: { in: mailIds.map(({ id }) => id) } },
        orderBy: sortedBy('newest'),
        select: { id: true, kind: true, recipient: true, state: true, createdAt: true, sentAt: true },
      }),
      database.subscription.findMany({
        ...newest,
        omit: { ...omitted, vaultId: true, actsAt: true },
        include: { events: { orderBy: latest, take: mostExported.events } },
        take: mostExported.subscriptions,
      }),
      contactSubmission.count(of),
      inquiryMessage.count(written),
      maintenanceOrder.count(of),
    ]);
  const [inquiryTotal, messageTotal, orderTotal] = counts;
  // Subscriptions need no check, because each begins with an order. An address without inquiries and orders can still
  // have messages in another person's thread, mails such as a performance report, or be a blocked sender.
  if ([inquiries, messages, orders, mails, blocks].every(({ length }) => length === 0)) return null;
  return {
    email: person,
    exportedAt: now,
    total: { inquiries: inquiryTotal, messages: messageTotal, orders: orderTotal },
    ...{ inquiries, messages, timeline, orders, payments, subscriptions, mails, blocks },
    files: await withContents(database, files),
  };
}

/** Adds the path and the content to each file. A file that no longer fits into `fileBytes` gets null as its content. */
async function withContents<File extends { id: string; size: number }>(
  { messageFile }: PrismaClient,
  files: readonly File[],
) {
  let left: number = mostExported.fileBytes;
  const ids: string[] = [];
  for (const { id, size } of files) {
    if (size > left) continue;
    left -= size;
    ids.push(id);
  }
  const found = await messageFile.findMany({ where: { id: { in: ids } }, select: { id: true, content: true } });
  const contents = new Map(found.map(({ id, content }) => [id, Buffer.from(content).toString('base64')]));
  return files.map((file) => ({ ...file, path: messageFilePath(file.id), content: contents.get(file.id) ?? null }));
}
