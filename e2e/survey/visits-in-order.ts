import { createHash, randomUUID } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import type { Page } from '@playwright/test';
import { admin } from '../fixtures/admin.ts';
import { fillMedia } from './fill-admin.ts';

/** A page to visit. `record` returns the `:id` in its path. `before` prepares what the page shows. */
export type Visit = {
  path: string;
  record?(): Promise<{ id: string }>;
  before?(page: Page, address: string): Promise<void>;
};

const adminLists = [
  ...[
    'inbox',
    'portfolio',
    'orders',
    'orders?attention=1',
    'mail',
    'templates',
    'subscriptions',
    'posts',
    'case-studies',
  ],
  ...['blocked', 'prices', 'settings', 'import'],
];

/**
 * Returns the visits: a purchase, then the admin area, which shows this purchase and `fillAdmin`'s records. Later
 * visits need earlier ones.
 */
export const visitsInOrder = (database: PrismaClient): readonly Visit[] => [
  { path: '/maintenance/checkout' },
  { path: '/maintenance/checkout?step=details' },
  { path: '/maintenance/checkout?step=payment', before: placeOrder },
  { path: '/maintenance/checkout?step=success', before: payOrder },
  { path: '/maintenance/plan' },
  { path: '/maintenance/plan?token=:id', record: () => linkToPlan(database) },
  { path: '/admin', before: signIn },
  { path: '/admin/media', before: (page, address) => fillMedia(page, address, database) },
  ...adminLists.map((list) => ({ path: `/admin/${list}` })),
  {
    path: '/admin/inbox/:id',
    record: () => database.contactSubmission.findFirstOrThrow({ where: { name: 'Tom Okafor' } }),
  },
  {
    path: '/admin/orders/:id',
    record: () => database.maintenanceOrder.findFirstOrThrow({ where: { paymentStatus: 'review' } }),
  },
  {
    path: '/admin/subscriptions/:id',
    record: () => database.subscription.findFirstOrThrow({ where: { state: 'past-due' } }),
  },
  { path: '/admin/posts/:id', record: () => database.blogPost.findFirstOrThrow({ where: { published: true } }) },
  { path: '/admin/prices/:id', record: () => database.servicePackage.findFirstOrThrow({ where: { name: 'Starter' } }) },
  { path: '/admin/case-studies/:id', record: () => database.caseStudy.findFirstOrThrow() },
];

async function placeOrder({ request }: Page, address: string): Promise<void> {
  const data = {
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@buyer.example',
    website: 'analytical.example',
    packageType: 'protect',
    packagePrice: '149.00',
  };
  await post(request, `${address}/api/maintenance/create`, data);
}

/** Pays as a browser does, but without the stand-in's window. */
async function payOrder({ request }: Page, address: string): Promise<void> {
  const paypal = `${address}/api/paypal`;
  const { id } = await post(request, `${paypal}/order`, { amount: '149.00', currency: 'USD', intent: 'CAPTURE' });
  await post(request, `${paypal}/demo/orders/${id}/approve`, {});
  await post(request, `${paypal}/order/${id}/capture`, {});
}

/** Creates a link to the purchased plan, like the one in a mail. Returns the link's token as `id`. */
async function linkToPlan(database: PrismaClient): Promise<{ id: string }> {
  const token = randomUUID();
  const stored = createHash('sha256').update(token).digest('hex');
  await database.planLink.create({
    data: { person: 'ada@buyer.example', token: stored, expiresAt: new Date(Date.now() + 600_000) },
  });
  return { id: token };
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin`);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
}

async function post(request: Page['request'], url: string, data: object): Promise<{ id?: string }> {
  const answer = await request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
