import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { newInquiry } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

test('the admin blocks the sender of an inquiry, undoes that, and unblocks a sender in the list', async ({
  page,
  context,
  database,
  faults,
}) => {
  // Allows the server's refusal to block a sender twice.
  faults.allow(/answer 400: .*\/admin\/blocked/, /status of 400/);
  const blocked = async () => (await database.blockedSender.findMany()).map(({ sender }) => sender);
  await database.contactSubmission.create({ data: newInquiry({ name: 'Eve', email: 'eve@spam.example' }) });
  const list = await context.newPage();
  await list.goto('/admin/blocked');
  await expect(list.getByText('No senders are blocked.')).toBeVisible();
  await expect(list.getByRole('status').getByText('Live')).toBeVisible();
  await page.bringToFront();
  await page.goto('/admin/inbox');
  await expect(page.getByRole('status').getByText('Live')).toBeVisible();
  const state = page.getByRole('combobox', { name: 'State' });
  for (const again of [false, true]) {
    await page.getByRole('link', { name: /Eve/ }).click();
    await state.selectOption('Everyone at spam.example');
    await expect(toast(page, 'Blocked spam.exampleEve')).toBeVisible();
    expect(await blocked()).toEqual(['spam.example']);
    if (again) break;
    await page.keyboard.press('z');
    await expect(toast(page, 'UndoneEve')).toBeVisible();
    expect(await blocked()).toEqual([]);
    expect(await database.contactSubmission.findFirst()).toMatchObject({ state: 'new' });
  }
  await list.bringToFront();
  await expect(list.getByRole('button', { name: 'Edit Everyone at spam.example' })).toBeVisible();
  await list.getByRole('button', { name: 'Block a sender' }).click();
  const dialog = list.getByRole('dialog');
  await dialog.getByLabel('Sender').fill('gmail.com');
  await dialog.getByRole('button', { name: 'Block sender' }).click();
  await expect(
    dialog.getByText('Anyone can have an address at gmail.com. Block individual addresses instead', { exact: true }),
  ).toBeVisible();
  await dialog.getByLabel('Sender').fill('spam.example');
  await dialog.getByRole('button', { name: 'Block sender' }).click();
  await expect(dialog.getByText('This sender is already blocked', { exact: true })).toBeVisible();
  await dialog.getByLabel('Sender').fill('Rank.example');
  await dialog.getByLabel('Reason').fill('Sells links');
  await expectAccessible(list);
  await dialog.getByRole('button', { name: 'Block sender' }).click();
  await expect(toast(list, 'Sender blocked')).toBeVisible();
  await expect(list.getByText(/^Sells links *Since /)).toBeVisible();
  await list.getByRole('button', { name: 'Unblock Everyone at spam.example' }).click();
  await list.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(toast(list, 'Sender unblocked')).toBeVisible();
  expect(await blocked()).toEqual(['rank.example']);
});
