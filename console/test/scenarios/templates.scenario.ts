import { atWork, connected, offline } from '../fixtures/at-work.ts';
import { card } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

test('templates can be written offline, deletions can be undone, and conflicts can be resolved', async ({
  api,
  launch,
}) => {
  const { replyTemplate } = api.database;
  await replyTemplate.create({ data: { name: 'Thanks', text: 'Hello {{firstName|there}}', position: 1 } });
  const page = await atWork(await launch(), api);
  await page.getByRole('button', { name: 'Templates' }).click();
  await test.step('a change made elsewhere shows at once', async () => {
    await expect(card(page, 'Thanks')).toBeVisible();
    await replyTemplate.create({ data: { name: 'Price', text: 'The price is', position: 0 } });
    await expect(page.locator('[data-card]')).toHaveText([/^Price/, /^Thanks/]);
  });
  await test.step('offline, a new template appears at its position, and a deletion is undone', async () => {
    await api.stop();
    await offline(page);
    await page.keyboard.press('n');
    await page.getByLabel('Name').fill('Offer');
    await page.getByLabel('Text').fill('Our offer, {{firstName}}');
    await expect(page.getByText('Our offer, Ada')).toBeVisible();
    await page.getByLabel('Order').fill('2');
    await page.getByRole('button', { name: 'Add reply template' }).click();
    await expect(page.locator('[data-card]')).toHaveText([/^Price/, /^Thanks/, /^Offer/]);
    await card(page, 'Price').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, 'Price')).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(card(page, 'Price')).toBeVisible();
  });
  await test.step('a template that somebody else changed is overwritten only after the admin chooses', async () => {
    await card(page, 'Thanks').click();
    await page.getByLabel('Text').fill('My thanks');
    await replyTemplate.updateMany({ where: { name: 'Thanks' }, data: { text: 'Their thanks' } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await api.start();
    await connected(page);
    await page.getByRole('button', { name: '1 refused' }).click({ timeout: 30_000 });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Edit|Open|Show|Compare)/ })
      .first()
      .click();
    const row = page.getByRole('group', { name: /^Text/ });
    await expect(row).toContainText('Their thanks');
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect
      .poll(() => replyTemplate.findMany({ orderBy: { position: 'asc' }, select: { text: true } }))
      .toEqual([{ text: 'The price is' }, { text: 'My thanks' }, { text: 'Our offer, {{firstName}}' }]);
  });
});
