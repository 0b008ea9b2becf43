import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

test('a reply template is added, edited and deleted, and another tab shows each change', async ({
  page,
  context,
  database,
}) => {
  await page.goto('/admin/templates');
  await expect(page.getByText('No reply templates yet.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/templates');
  await expect(other.getByRole('status').getByText('Live')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Add reply template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Thanks');
  await dialog.getByLabel('Text').fill('Hello {{first}}');
  await dialog.getByLabel('Order').fill('first');
  await dialog.getByRole('button', { name: 'Add reply template' }).click();
  await expect(dialog.getByText('Unknown placeholder {{first}}', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Must be a whole number from 0 to 999', { exact: true })).toBeVisible();
  await dialog.getByLabel('Text').fill('Hello {{firstName|there}}');
  await expect(dialog.getByText('Hello Ada')).toBeVisible();
  await dialog.getByLabel('Order').fill('3');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add reply template' }).click();
  await expect(toast(page, 'Template added')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit Thanks' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Thanks' }).click();
  await dialog.getByLabel('Name').fill('Many thanks');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Template saved')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit Many thanks' })).toBeVisible();
  expect(await database.replyTemplate.findMany()).toMatchObject([{ name: 'Many thanks', position: 3, version: 2 }]);
  await page.getByRole('button', { name: 'Delete Many thanks' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Template deleted')).toBeVisible();
  await expect(other.getByText('No reply templates yet.')).toBeVisible();
});
