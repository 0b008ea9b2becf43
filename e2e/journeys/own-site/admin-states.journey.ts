import { expectAccessible } from '../../fixtures/accessible.ts';
import { answered, fillIn, logInAgain, signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { newInquiry, newPortfolioItem } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

test('the form keeps what was typed when the session ends', async ({ page, database, faults }) => {
  faults.allow(...answered(401));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add portfolio item' }).click();
  await fillIn(page, 'Typed before the end');
  await database.session.deleteMany();
  // Dispatches the click, because a live update may already have opened the dialog about the ended session, which
  // covers the button.
  await page.getByRole('button', { name: 'Add to portfolio' }).dispatchEvent('click');
  await logInAgain(page);
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the end');
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(toast(page, 'Portfolio item created')).toBeVisible();
  expect(await database.portfolioItem.findMany()).toMatchObject([{ title: 'Typed before the end' }]);
});

test('a button that is pressed before the framework loads takes effect afterwards', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add portfolio item' }).click();
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  scripts.resolve();
  await expect(page.getByRole('dialog', { name: 'Add portfolio item' })).toBeVisible();
});

test('if two people change an item, the form shows both versions and saves what the admin chooses', async ({
  page,
  database,
  faults,
}) => {
  faults.allow(...answered(409));
  await database.portfolioItem.create({ data: newPortfolioItem({ title: 'The shop', description: 'Opened.' }) });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Edit The shop' }).click();
  await page.getByLabel('Title').fill('The store');
  await database.portfolioItem.updateMany({ data: { title: 'The boutique', technology: 'Laravel' } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This portfolio item was changed in the meantime.')).toBeVisible();
  await expectAccessible(page);
  const mine = page.getByRole('group', { name: /^Title/ }).getByRole('radio', { name: 'Mine' });
  await expect(mine).toBeChecked();
  // Uses the keyboard: the arrow keys choose within the radio group.
  await mine.focus();
  await page.keyboard.press('ArrowDown');
  await expect(mine).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(toast(page, 'Portfolio item updated')).toBeVisible();
  expect(await database.portfolioItem.findMany()).toMatchObject([{ title: 'The store', technology: 'Laravel' }]);

  await page.getByRole('button', { name: 'Delete The store' }).click();
  await database.portfolioItem.updateMany({ data: { title: 'The stall' } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete The stall?' })).toBeVisible();
  await expectAccessible(page);
  expect(await database.portfolioItem.count()).toBe(1);
});

test('the admin pages through ten thousand inquiries, searches them, and goes back', async ({ page, database }) => {
  await database.$executeRaw`
    INSERT INTO contact_submissions (id, name, email, service, message, created_at)
    SELECT gen_random_uuid(), 'Visitor ' || n, 'v' || n || '@client.example', 'wordpress', 'A message of some length.',
      now() - n * interval '1 minute' FROM generate_series(1, 10000) n`;
  await page.goto('/admin');
  await expect(page.getByText('10,000 in all')).toBeVisible();
  await expect(page.getByRole('link', { name: /\bVisitor 1 / })).toBeVisible();
  const last = page.getByRole('link', { name: /\bVisitor 12 / });
  await last.scrollIntoViewIfNeeded();
  const top = async () => (await last.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await last.click();
  await expect(page.getByRole('article', { name: 'Visitor 12' })).toBeVisible();
  expect(Math.abs((await top()) - before), 'the row stays under the pointer').toBeLessThan(1);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('link', { name: /\bVisitor 13 / })).toBeVisible();
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page.getByRole('link', { name: /\bVisitor 12 / })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('v7777@');
  await expect(page.getByText('1 found for “v7777@”')).toBeVisible();
  await expect(page.getByRole('link', { name: /Visitor 7777/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('10,000 in all')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('client');
  await expect(page.getByText('More than 1,000 found for “client”')).toBeVisible();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('link', { name: /\bVisitor 13 / })).toBeVisible();
  await expect(page.getByText('More than 1,000 found for “client”')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('zeppelin');
  await expect(page.getByText('0 found for “zeppelin”')).toBeVisible();
});

test('the admin sends undelivered mail again or discards it', async ({ page, database, ownSite: { mailbox } }) => {
  const givenUp = (recipient: string, lastError: string) =>
    ({ kind: 'inquiry-receipt', recipient, state: 'failed', lastError, content: { service: 'shopify' } }) as const;
  await database.outgoingMail.createMany({
    data: [givenUp('cy@client.example', '550 No such mailbox'), givenUp('typo@client.exmaple', '550 No such domain')],
  });
  await page.goto('/admin/mail');
  await page.getByText('Server response', { exact: true }).click();
  await expect(page.getByText('550 No such mailbox')).toBeVisible();
  await page.getByRole('button', { name: 'Send again to cy@client.example' }).click();
  await expect(toast(page, 'The mail server accepted it.')).toBeVisible();
  await expect(page.getByText('550 No such mailbox')).toBeHidden();
  await expect.poll(async () => (await mailbox.mailsTo('cy@client.example')).length).toBe(1);
  await page.getByRole('button', { name: 'Discard the mail to typo@client.exmaple' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('All mail has been delivered.')).toBeVisible();
  expect(await database.outgoingMail.count({ where: { state: 'failed' } })).toBe(0);
});

test('an inquiry appears without a reload, in every tab and after being offline, and what is typed stays', async ({
  page,
  context,
  database,
}) => {
  await page.goto('/admin');
  const other = await context.newPage();
  await other.goto('/admin');
  const live = (tab: typeof page) => tab.getByRole('status').getByText('Live', { exact: true });
  await expect(live(page)).toBeVisible();
  await expect(live(other)).toBeVisible();
  await page.getByRole('button', { name: 'Add portfolio item' }).click();
  const title = page.getByLabel('Title');
  await title.fill('Half typed');
  await database.contactSubmission.create({ data: newInquiry({ name: 'Ann Marlow' }) });
  for (const tab of [page, other]) await expect(tab.getByText('Ann Marlow').first()).toBeVisible({ timeout: 2_000 });
  await expect(title).toHaveValue('Half typed');
  await expect(title).toBeFocused();

  await context.setOffline(true);
  await expect(other.getByRole('status').getByText('Offline')).toBeVisible();
  await database.contactSubmission.create({ data: newInquiry({ name: 'Bo Lind' }) });
  await context.setOffline(false);
  await expect(page.getByText('Bo Lind').first()).toBeVisible();
  await expect(live(other)).toBeVisible();
});

test('without the server, a screen says that loading failed, and works again when the server is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/admin/inbox');
  const rail = page.getByRole('navigation', { name: 'Admin' });
  await expect(page.getByRole('status').getByText('Live')).toBeVisible();
  await context.setOffline(true);
  await rail.getByRole('link', { name: /^Orders/ }).click();
  await expect(page.getByRole('heading', { name: 'The orders could not be loaded' })).toBeVisible();
  await rail.getByRole('link', { name: /^Portfolio/ }).click();
  await expect(page.getByRole('heading', { name: 'The portfolio could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add portfolio item' })).toBeVisible();
});
