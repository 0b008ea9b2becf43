import { admin } from '../../fixtures/admin.ts';
import { answered, fillIn, logIn, signedInTest, test, toast, toggleAccountMenu } from '../../fixtures/admin-site.ts';
import { newInquiry } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

test('the admin logs in, edits the portfolio, reads and deletes an inquiry, and logs out', async ({
  page,
  browser,
  ownSite: { url, database },
  faults,
}) => {
  faults.allow(...answered(400));
  await database.contactSubmission.create({ data: newInquiry({ name: 'Ann Marlow', company: 'Marlow & Sons' }) });
  const answer = await page.goto('/admin');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveTitle(/^Admin login/);
  await logIn(page, 'wrong password');
  await expect(page.getByRole('main').getByText('Invalid credentials')).toBeVisible();
  await logIn(page);
  await expect(toast(page, 'Welcome to the admin dashboard!')).toContainText('Login successful');

  const ways = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(ways).toHaveText([
    /^Today/,
    /^Inbox/,
    /^Orders/,
    /^Subscriptions/,
    /^Mail/,
    /^Portfolio/,
    /^Posts/,
    /^Case studies/,
    /^Media/,
    /^Templates/,
    /^Blocked/,
    /^Prices/,
    /^Settings/,
  ]);
  await expect(page.getByRole('main').getByText(/blog/i), 'the dashboard has nothing about the blog').toHaveCount(0);

  await toggleAccountMenu(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const visitor = await browser.newPage();
  await visitor.goto(`${url}/portfolio`);
  await expect(visitor.getByRole('main')).toContainText('Portfolio Coming Soon');

  await page.getByRole('button', { name: 'Add portfolio item' }).click();
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByRole('dialog').getByText('Required').first()).toBeVisible();
  await fillIn(page, 'The tableware shop');
  await page.getByLabel('Featured').check();
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(toast(page, 'Portfolio item created')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit The tableware shop' })).toBeVisible();
  const shown = visitor.getByRole('heading', { name: 'The tableware shop' });
  await expect(async () => {
    await visitor.reload();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.getByRole('button', { name: 'Edit The tableware shop' }).click();
  await page.getByLabel('Title').fill('The pottery shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Portfolio item updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit The pottery shop' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete The pottery shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  expect(await database.portfolioItem.count()).toBe(1);
  await page.getByRole('button', { name: 'Delete The pottery shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Portfolio item deleted')).toBeVisible();
  await expect(page.getByText('Nothing is shown to visitors yet.')).toBeVisible();

  await page.getByRole('link', { name: /Ann Marlow/ }).click();
  const inquiry = page.getByRole('article', { name: 'Ann Marlow' });
  await expect(inquiry).toContainText('Shopify Plus');
  await expect(inquiry.getByRole('link', { name: 'ann.marlow@client.example' })).toHaveAttribute(
    'href',
    /^mailto:ann\.marlow@client\.example/,
  );
  await inquiry.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Inquiry deleted')).toBeVisible();
  expect(await database.contactSubmission.count()).toBe(0);

  // Waits for a POST to an address other than /graphql, because the change feed is a POST to /graphql.
  const signedOut = page.waitForResponse(
    (response) => response.request().method() === 'POST' && !response.url().endsWith('/graphql'),
  );
  await toggleAccountMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  expect((await (await signedOut).allHeaders())['clear-site-data']).toBe('"cache"');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await database.session.count()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await visitor.close();
});

test('a mailed link replaces a forgotten password, and works only once', async ({
  page,
  ownSite: { database, mailbox },
  faults,
}) => {
  faults.allow(...answered(400));
  await page.goto('/admin/forgot-password');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(toast(page, 'Reset link sent')).toBeVisible();
  const { text } = await mailbox.mailTo(admin.email, /password/i);
  const [link = ''] = /http:\/\/\S+reset-password\?token=[\w-]+/.exec(text) ?? [];

  const openEarlier = await page.context().newPage();
  for (const each of [openEarlier, page]) {
    await each.goto(link);
    await expect(each).toHaveURL(/reset-password$/);
  }
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New password').fill(`${admin.password}!`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, `${admin.password}!`);
  await expect(toast(page, 'Login successful')).toBeVisible();

  await openEarlier.getByLabel('New password').fill(admin.password);
  await openEarlier.getByRole('button', { name: 'Reset password' }).click();
  await expect(openEarlier.getByText('This reset link is no longer valid.').first()).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.goto('/admin/reset-password');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  expect((await database.passwordReset.findMany()).every(({ used }) => used)).toBe(true);
});

signedInTest('every list shows an inquiry as unread until it is opened', async ({ page, database }) => {
  for (const name of ['Ann Marlow', 'Ben Marlow'])
    await database.contactSubmission.create({ data: newInquiry({ name }) });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Inbox/ })).toContainText('2 unread');
  await page.getByRole('link', { name: /^Unread: Ann Marlow/ }).click();
  await expect(page.getByRole('article', { name: 'Ann Marlow' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Inbox/ })).toContainText('1 unread');
  await expect.poll(() => database.contactSubmission.count({ where: { readAt: null } })).toBe(1);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Ann Marlow/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Unread: Ben Marlow/ })).toBeVisible();
});

signedInTest('each list and each inquiry has an address', async ({ page, database }) => {
  const add = (name: string, day: string) =>
    database.contactSubmission.create({ data: newInquiry({ name, createdAt: new Date(day) }) });
  const { id } = await add('Ann Marlow', '2026-03-01');
  for (let place = 0; place < 12; place += 1) await add(`Visitor ${place}`, '2026-02-01');
  const { id: oldId } = await add('Ben Marlow', '2026-01-01');
  await page.goto(`/admin/inbox/${oldId}`);
  await expect(page.getByRole('article', { name: 'Ben Marlow' }), 'an inquiry of the second page opens').toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Admin' });
  const screens = { Portfolio: 'Portfolio', Orders: 'Orders', Inbox: 'Inbox' };
  for (const [name, title] of Object.entries(screens)) {
    await ways.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([title]);
  }
  await page.getByRole('link', { name: /Ann Marlow/ }).click();
  await expect(page).toHaveURL(`/admin/inbox?inquiry=${id}`);
  await ways.getByRole('link', { name: 'Mail' }).click();
  await expect(page.getByText('All mail has been delivered.')).toBeVisible();
});
