import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrismaClient } from '@agency/prisma';
import type { Page } from '@playwright/test';
import { mediaPath } from '../../api/src/contract/media.ts';
import { renditionWidths } from '../../api/src/contract/renditions.ts';
import { newInquiry, newPost } from '../fixtures/content.factory.ts';
import { newOrder } from '../fixtures/orders.ts';

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);

/** Inquiries, as sender, service, state, hours since the message, and message. */
const inquiries = [
  ['Mira Kaplan', 'shopify', 'new', 0.4, 'Our shop takes eight seconds on a phone. Black Friday is in four weeks.'],
  ['Jonas Weller', 'wordpress', 'new', 2, 'We took over a site with 41 plugins and nobody dares to press Update.'],
  ['Ines Carvalho', 'api', 'new', 5, 'Orders are typed into our ERP by hand, about ninety a day.'],
  ['Tom Okafor', 'shopify', 'open', 20, 'Could you look at the checkout? Apple Pay fails for some customers.'],
  ['Hatch & Ostrow Surveyors', 'wordpress', 'open', 28, 'The booking form has sent nothing since Monday.'],
  ['Lena Brandt', 'email-dns', 'open', 31, 'Half of our invoices land in spam at Outlook.'],
  ['Piotr Zielinski', 'automation', 'open', 50, 'Every Friday somebody copies hours from three sheets.'],
  ['Ada Fenwick', 'cms', 'won', 90, 'The quote is signed, see the attachment. When do we begin?'],
  ['Rosa Delgado', 'wordpress', 'won', 120, 'Thank you, the maintenance plan fits. How do we pay by invoice?'],
  ['Kenji Mori', 'laravel', 'lost', 150, 'We decided to stay with our own team for now.'],
  ['Sofie Lund', 'api', 'done', 200, 'All works, many thanks to both of you.'],
  ['Victor Achebe', 'shopify', 'done', 260, 'The theme is live. We will be back in spring.'],
  ['Cheap Backlinks 4 U', 'wordpress', 'spam', 40, 'We place your link on 5,000 sites for 39 dollars.'],
  [
    'A very long name of a person with several given and family names',
    'shopify',
    'open',
    300,
    'Hello, do you still take on small shops?',
  ],
] as const;

const buyers = [
  ['Alder Street Dental', 'paid'],
  ['Pell Harbor Marine', 'paid'],
  ['Kiln and Daughter', 'pending'],
  ['Three Rivers Library', 'review'],
  ['Cobble Cargo Bikes', 'paid'],
  ['Anneliese Vanderbeek-Montgomery', 'refunded'],
  ['Marlow & Sons', 'failed'],
  ['Ott Instruments', 'paid'],
] as const;

const templates = [
  ['First answer', 'Hello {{firstName|there}},\n\nthank you for writing about {{service}}. When can we call you?'],
  ['Quote is out', 'Hello {{firstName|there}},\n\nour quote for {{service}} is attached. It holds for 30 days.'],
  ['No capacity', 'Hello {{firstName|there}},\n\nwe are booked until spring. May we write to you then?'],
] as const;

/** The events of a plan that was first paid `hours` hours ago, and has `months` paid months. */
const timeline = (hours: number, months: number) => [
  { kind: 'began', at: ago(hours), detail: 'INV-2026-000004' },
  ...Array.from({ length: months - 1 }, (_, place) => ({
    ...{ kind: 'charged', at: ago(hours - 720 * (place + 1)), detail: `INV-2026-00001${place + 5}`, period: place + 1 },
  })),
  { kind: 'note', at: ago(30), by: 'studio', detail: 'Moves to a new host in January. Call before the next update.' },
  { kind: 'linked', at: ago(4), detail: 'INV-2026-000031', period: months },
];

/** What an import left out, and why. One entry is about the given post. */
const leftOut = (post: string) => [
  { what: 'About us', why: 'Pages are not imported.' },
  { what: 'Ten years of us', why: 'A gallery of 12 pictures became single pictures.', post },
  ...['Contact', 'Services', 'Imprint', 'Jobs', 'Thank you', 'Press'].map((what) => ({
    what,
    why: 'Pages are not imported.',
  })),
];
const imports = (post: string) => [
  { fileName: 'studio-north.ghost.json', source: 'Ghost', state: 'running', total: 80, done: 31, added: 31 },
  { fileName: 'photos.zip', state: 'failed', failure: 'This ZIP file does not contain a Ghost export (a .json file).' },
  {
    ...{ fileName: 'studionorth.WordPress.2026-11-20.xml', source: 'WordPress', state: 'done', total: 42, done: 42 },
    ...{ added: 40, existing: 2, pictures: 118, leftOut: leftOut(post), createdAt: ago(170) },
  },
];

const pictures = ['brief-a-web-agency', 'images-cheapest-speed', 'invoices-land-in-spam', 'what-a-slow-site-costs'];

/** Fills a new database with records in every state, so that no list of the admin area is empty. */
export async function fillAdmin(database: PrismaClient): Promise<void> {
  for (const [name, service, state, hours, message] of inquiries) {
    const at = ago(hours);
    const readAt = state === 'new' ? null : at;
    const spamReasons = state === 'spam' ? ['many-links', 'links'] : [];
    const firstRepliedAt = ['new', 'spam'].includes(state) ? null : ago(0.9 * hours);
    await database.contactSubmission.create({
      data: newInquiry({
        ...{ name, service, state, message, readAt, spamReasons, firstRepliedAt },
        ...{ createdAt: at, lastMessageAt: at },
      }),
    });
  }
  for (const [customerName, paymentStatus] of buyers)
    await database.maintenanceOrder.create({ data: newOrder({ customerName, paymentStatus }) });
  for (const [place, [customerName]] of buyers.entries()) {
    const isPastDue = place === 3;
    const age = 24 * 30 * (place + (isPastDue ? 1.5 : 1));
    await database.subscription.create({
      data: {
        ...{ customerName, customerEmail: `plan-${place}@client.example`, packageType: 'protect' },
        ...{ packagePrice: '149.00', currency: 'USD', demo: false, paidPeriods: place + 1, actsAt: null },
        // The next payment is due `paidPeriods` months after the start.
        ...{ startedAt: ago(age), createdAt: ago(age), endsAt: place === 2 ? ago(-200) : null },
        // Of every three subscriptions, one report is late, one is not due yet, and one is due.
        reportedAt: place % 3 === 0 ? null : ago(24 * (place % 3 === 1 ? 2 : 9)),
        events: { create: timeline(age, place + 1) },
        state: place === 2 ? 'canceling' : isPastDue ? 'past-due' : 'active',
      },
    });
  }
  for (const [position, [name, text]] of templates.entries())
    await database.replyTemplate.create({ data: { name, text, position } });
  for (const [sender, blockReason] of [
    ['offers@links.example', 'Links for sale'] as const,
    ['bulk.example', null] as const,
  ])
    await database.blockedSender.create({ data: { sender, blockReason } });
  await database.backup.create({
    data: {
      startedAt: ago(20),
      finishedAt: ago(19.9),
      archive: 'backup.tar',
      bytes: 48_000_000,
      rows: 1_214,
      files: 312,
    },
  });
  const { id: post } = await database.blogPost.findFirstOrThrow({ where: { published: true } });
  for (const run of imports(post)) await database.contentImport.create({ data: run });
  const title = 'A draft about the first hour after a site goes down';
  await database.blogPost.create({ data: newPost({ slug: 'first-hour', title, published: false }) });
  const inquiry = await database.contactSubmission.findFirstOrThrow({ where: { name: 'Tom Okafor' } });
  await database.outgoingMail.create({
    data: {
      ...{ kind: 'inquiry-receipt', recipient: inquiry.email, state: 'failed', attempts: 8 },
      content: { submissionId: inquiry.id, service: inquiry.service },
      ...{ lastError: '535 Authentication failed', cause: 'signIn' },
    },
  });
}

/**
 * Uploads pictures as the page's signed-in admin, unless there are any. Describes all but the last, and shows one on
 * the page of a draft.
 */
export async function fillMedia(page: Page, address: string, database: PrismaClient): Promise<void> {
  if ((await database.mediaAsset.count()) > 0) return;
  for (const name of pictures) {
    const data = await readFile(join(import.meta.dirname, `../../site/public/images/blog/${name}.webp`));
    const headers = { origin: address, 'content-type': 'application/octet-stream' };
    const answer = await page.request.post(`${address}/api/admin/media?name=${name}.webp`, { data, headers });
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
  }
  const [, ...described] = await database.mediaAsset.findMany({ orderBy: { createdAt: 'desc' } });
  const [shown] = described;
  if (shown)
    await database.blogPost.update({
      where: { slug: 'first-hour' },
      data: { imageUrl: mediaPath(shown.hash, renditionWidths(shown.width).at(-1) ?? shown.width) },
    });
  for (const { id, name } of described)
    await database.mediaAsset.update({ where: { id }, data: { alt: `A drawing: ${name.replaceAll('-', ' ')}` } });
}
