import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline } from '../fixtures/at-work.ts';
import { signInByBridge } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const id = '0b9f1c1e-6f1f-4c53-9a55-0a4d6f1d2c3b';
const inquiry = `agency-console://inquiry/${id}`;

test.beforeEach(async ({ api }) => {
  await api.database.contactSubmission.create({ data: newInquiry({ id, name: 'Ada Lovelace' }) });
});

test('a link that started the program waits for the sign-in and opens once', async ({ api, launch }) => {
  const { page } = await launch({ link: inquiry });
  expect(await page.evaluate(() => window.agency.desktop.takeLink()), 'nobody is signed in').toBeNull();
  await signInByBridge(page, api);
  await expect(page.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
  expect(await page.evaluate(() => window.agency.desktop.takeLink()), 'the link was taken already').toBeNull();
});

test('a link opens its record, or waits until somebody is signed in', async ({ api, launch }) => {
  await api.database.portfolioItem.deleteMany();
  const item = await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
  const app = await launch();
  const { page } = app;
  await signInByBridge(page, api);
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await test.step('a later link or a clicked notification opens its record', async () => {
    await app.openLink(`agency-console://portfolio/${item.id}`);
    await expect(page.getByLabel('Title')).toHaveValue('A shop');
    await page.evaluate(
      (to) => window.agency.desktop.notify({ kind: 'inquiry', id: to, title: 'Ada', body: 'R&D' }),
      id,
    );
    expect(await app.notifications()).toEqual([
      expect.objectContaining({ title: 'Ada', body: process.platform === 'linux' ? 'R&amp;D' : 'R&D' }),
    ]);
    await app.clickNotification();
    await expect(page.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
  });
  await test.step('a link to a missing record says that the record no longer exists', async () => {
    await app.openLink('agency-console://portfolio/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('This portfolio item does not exist or was deleted.')).toBeVisible();
    await app.openLink('agency-console://inquiry/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('This inquiry does not exist or was deleted.')).toBeVisible();
    await app.openLink('agency-console://order/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('This order does not exist.')).toBeVisible();
  });
  await test.step('the last link after a sign-out waits for the next sign-in', async () => {
    await page.getByRole('button', { name: 'Portfolio' }).click();
    await page.evaluate(() => window.agency.session.signOut());
    await expect(page.getByLabel('Server address')).toBeVisible();
    await app.openLink(`agency-console://portfolio/${item.id}`);
    await app.openLink(inquiry);
    await app.openLink('agency-console://shell/x');
    await signInByBridge(page, api);
    await expect(page.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
  });
  await test.step('a link that comes after the session has ended opens after the next sign-in', async () => {
    await page.getByRole('button', { name: 'Portfolio' }).click();
    await api.database.session.deleteMany();
    await page.evaluate(() => window.agency.session.ended());
    await app.openLink(inquiry);
    await signInByBridge(page, api);
    await expect(page.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
  });
});

test('a link that is opened offline shows its record when the network is back', async ({ api, launch }) => {
  const { id: older } = await api.database.contactSubmission.create({
    data: newInquiry({ name: 'Grace Hopper', createdAt: new Date(0) }),
  });
  await api.database.contactSubmission.createMany({
    data: Array.from({ length: 60 }, () => newInquiry({ name: 'Somebody' })),
  });
  const app = await launch();
  const page = await atWork(app, api);
  await goOffline(page, api);
  await app.openLink(`agency-console://inquiry/${older}`);
  await expect(page.getByText('This inquiry could not be loaded.')).toBeVisible();
  await api.start();
  await expect(page.getByRole('article', { name: 'Grace Hopper' })).toBeVisible({ timeout: 30_000 });
});
