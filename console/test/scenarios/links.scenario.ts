import { expect, test } from '../fixtures/test.ts';

const id = '0b9f1c1e-6f1f-4c53-9a55-0a4d6f1d2c3b';

test('a link the program was started with waits for the page', async ({ launch }) => {
  const { page } = await launch({ link: `agency-console://enquiry/${id}` });
  // The page may have taken it by now: then it is the page's.
  const taken = await page.evaluate(() => window.agency.desktop.takeLink());
  expect([null, { kind: 'enquiry', id }]).toContainEqual(taken);
  expect(await page.evaluate(() => window.agency.desktop.takeLink()), 'once').toBeNull();
});

test('a link that comes later, or a notification, leads the page there', async ({ launch }) => {
  const app = await launch();
  await app.page.evaluate(async () => {
    await window.agency.desktop.takeLink();
    window.agency.desktop.onLink((link) => document.body.setAttribute('data-link', JSON.stringify(link)));
  });
  const led = () => app.page.evaluate(() => JSON.parse(document.body.getAttribute('data-link') ?? 'null'));
  await app.openLink(`agency-console://portfolio/${id}`);
  await expect.poll(led).toEqual({ kind: 'portfolio-item', id });
  await app.page.evaluate((enquiry) => window.agency.desktop.notify({ id: enquiry, title: 'Ada', body: 'A shop' }), id);
  expect(await app.notifications()).toEqual([expect.objectContaining({ title: 'Ada', body: 'A shop' })]);
  await app.clickNotification();
  await expect.poll(led).toEqual({ kind: 'enquiry', id });
});

for (const address of ['agency-console://enquiry/../..', 'agency-console://shell/x', `https://enquiry/${id}`])
  test(`no link: ${address}`, async ({ launch }) => {
    const { page } = await launch({ link: address });
    expect(await page.evaluate(() => window.agency.desktop.takeLink())).toBeNull();
  });
