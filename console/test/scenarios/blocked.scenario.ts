import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline, goOnline, line } from '../fixtures/at-work.ts';
import { card } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

test('the sender of an inquiry can be blocked, even offline, and unblocked in the list', async ({ api, launch }) => {
  const { blockedSender, contactSubmission } = api.database;
  const blocked = async () => (await blockedSender.findMany()).map(({ sender }) => sender).sort();
  for (const name of ['Ben', 'Eve'])
    await contactSubmission.create({ data: newInquiry({ name, email: `${name.toLowerCase()}@spam.example` }) });
  const page = await atWork(await launch(), api);
  const block = async (name: string, option: string) => {
    await line(page, new RegExp(name)).click();
    await page.getByRole('combobox', { name: 'State' }).selectOption(option);
    await expect(line(page, new RegExp(name))).toBeHidden();
  };
  await block('Ben', 'ben@spam.example');
  await page.keyboard.press('z');
  await expect(line(page, /Ben/)).toBeVisible();
  await goOffline(page, api);
  await block('Eve', 'Everyone at spam.example');
  expect(await blocked()).toEqual([]);
  await goOnline(page, api);
  await expect.poll(blocked).toEqual(['spam.example']);
  expect(await contactSubmission.findFirst({ where: { name: 'Eve' } })).toMatchObject({ state: 'spam' });
  await page.getByRole('button', { name: 'Blocked', exact: true }).click();
  await card(page, 'Everyone at spam.example').click();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(card(page, 'Everyone at spam.example')).toHaveCount(0);
  await expect.poll(blocked, { timeout: 20_000 }).toEqual([]);
});
