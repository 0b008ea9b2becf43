import { newOrder } from '../../../e2e/fixtures/orders.ts';
import { atWork, connected, offline } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

const failed = { kind: 'inquiry-receipt', state: 'failed', attempts: 2, lastError: '550 No such mailbox' } as const;

test('orders and mail arrive live, can be read offline, and changes to them wait in the outbox', async ({
  api,
  launch,
}) => {
  const { database } = api;
  const app = await launch();
  const page = await atWork(app, api);
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Orders' }).click();
  await expect(page.getByText('No orders yet.')).toBeVisible();
  const reviewReason = 'It was paid twice.';
  const order = newOrder({ customerName: 'Ada Lovelace', paymentStatus: 'paid', reviewReason }, [
    { kind: 'settled', amount: '149.00', status: 'COMPLETED', captureId: 'CAPTURE' },
  ]);
  const { id } = await database.maintenanceOrder.create({ data: order });
  await database.outgoingMail.create({ data: { ...failed, recipient: 'typo@client.example', content: {} } });
  await expect(views.getByRole('button', { name: /^Orders.*1 needs review/ })).toBeVisible();
  await expect(views.getByRole('button', { name: /^Mail.*1 undelivered/ })).toBeVisible();
  await page.getByRole('option', { name: /Ada Lovelace/ }).click();
  await page.getByRole('heading', { name: 'Ledger' }).click();
  const ledger = page.getByRole('table', { name: 'Ledger' });
  await expect(ledger).toContainText('The right amount arrived: the order is paid');

  await api.stop();
  await offline(page);
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByRole('region', { name: 'It was paid twice' })).toBeHidden();
  await expect(ledger).toContainText('The right amount arrived');
  await views.getByRole('button', { name: 'Mail' }).click();
  await page.getByRole('button', { name: 'Discard the mail to typo@client.example' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('All mail has been delivered.')).toBeVisible();
  await expect(page.getByRole('button', { name: '2 in the outbox' })).toBeVisible();

  await api.start();
  await connected(page);
  await expect.poll(() => database.outgoingMail.count()).toBe(0);
  const cleared = () => database.maintenanceOrder.findUniqueOrThrow({ where: { id } });
  await expect.poll(async () => (await cleared()).reviewReason).toBeNull();
});

test('a search, and a link in Today, also find orders that are older than the loaded ones', async ({ api, launch }) => {
  const { maintenanceOrder } = api.database;
  const createdAt = new Date('2020-01-01');
  const old = newOrder(
    { customerName: 'Ada Lovelace', createdAt, paymentStatus: 'paid', reviewReason: 'Paid twice.' },
    [{ kind: 'settled', amount: '149.00', status: 'COMPLETED', captureId: 'CAPTURE' }],
  );
  await maintenanceOrder.create({ data: old });
  // One statement creates all orders, because 500 statements at once would wait too long for a connection on a slow
  // machine.
  const newer = Array.from({ length: 500 }, (_, number) => newOrder({ customerName: `Client ${number}` }));
  await maintenanceOrder.createMany({ data: newer.map((order) => ({ ...order, events: undefined })) });
  const page = await atWork(await launch(), api);
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Orders to review' }).click();
  await expect(page.getByRole('button', { name: 'Needs review', pressed: true })).toBeVisible();
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByText('500 newest')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('lovelace');
  await page.getByRole('option', { name: /Ada Lovelace/ }).click();
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await page.getByRole('button', { name: 'Needs review' }).click();
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByRole('option', { name: /Ada Lovelace/ })).toBeHidden();
});
