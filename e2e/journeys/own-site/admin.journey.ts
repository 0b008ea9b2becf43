import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { admin, adminVariables, signIn } from '../../fixtures/admin.ts';
import { newEnquiry, newProject } from '../../fixtures/content.factory.ts';
import { test as base } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

const test = base.extend({ siteVariables: [adminVariables, { scope: 'worker' }] });

/** The hash of the password the site was started with; a journey may set another. */
let firstPassword = '';

test.beforeEach(async ({ ownSite: { database } }) => {
  firstPassword ||= (await database.user.findFirstOrThrow()).password;
  await database.user.updateMany({ data: { password: firstPassword } });
  await database.rateLimit.deleteMany();
  await database.contactSubmission.deleteMany();
  await database.portfolioItem.deleteMany();
  await database.session.deleteMany();
  await database.outgoingMail.deleteMany();
});

/** What the browser's console says of an answer that the journey asks for. */
const answered = (status: number) => [
  new RegExp(`^console error: .*status of ${status} `),
  new RegExp(`^answer ${status}: `),
];

async function logIn(page: Page, password = admin.password) {
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

async function fillIn(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Rebuilt for speed.');
  await page.getByLabel('Technology').selectOption('Shopify Plus');
  await page.getByLabel('Image URL').fill('/images/portfolio/eso.webp');
}

test('the admin logs in, keeps the portfolio, reads and deletes an enquiry, and logs out', async ({
  page,
  browser,
  ownSite: { url, database },
  faults,
}) => {
  faults.allow(...answered(400));
  await database.contactSubmission.create({ data: newEnquiry({ name: 'Ann Marlow', company: 'Marlow & Sons' }) });
  const answer = await page.goto('/admin');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveTitle(/^Admin login/);
  await logIn(page, 'wrong password');
  await expect(page.getByRole('main').getByText('Invalid credentials')).toBeVisible();
  await logIn(page);
  await expect(toast(page, 'Welcome to the admin dashboard!')).toContainText('Login successful');

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
  await expect(page.getByRole('heading', { name: 'The tableware shop' })).toBeVisible();
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

  await page.getByRole('link', { name: /^Ann Marlow/ }).click();
  const enquiry = page.getByRole('article', { name: 'Ann Marlow' });
  await expect(enquiry).toContainText('Shopify Plus');
  await expect(enquiry.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:ann\.marlow@client\.example/,
  );
  await enquiry.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Enquiry deleted')).toBeVisible();
  expect(await database.contactSubmission.count()).toBe(0);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await database.session.count()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await visitor.close();
});

test('a session that ends while somebody types costs nothing that was typed', async ({
  page,
  context,
  ownSite: { url, database },
  faults,
}) => {
  faults.allow(...answered(401));
  await signIn(context, database, url);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add portfolio item' }).click();
  await fillIn(page, 'Typed before the end');
  await database.session.deleteMany();
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  const prompt = page.getByRole('dialog', { name: 'Your session has ended' });
  await prompt.getByLabel('Username').fill(admin.username);
  await prompt.getByLabel('Password', { exact: true }).fill(admin.password);
  await prompt.getByRole('button', { name: 'Log in' }).click();
  await expect(prompt).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the end');
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(toast(page, 'Portfolio item created')).toBeVisible();
  expect(await database.portfolioItem.findMany()).toMatchObject([{ title: 'Typed before the end' }]);
});

test('what was deleted elsewhere can be saved as new, and an enquiry that is gone is told to be', async ({
  page,
  context,
  ownSite: { url, database },
  faults,
}) => {
  faults.allow(...answered(404));
  await signIn(context, database, url);
  await database.portfolioItem.create({ data: newProject({ title: 'Soon gone' }) });
  await database.contactSubmission.create({ data: newEnquiry({ name: 'Ben Ito' }) });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Edit Soon gone' }).click();
  await page.getByLabel('Title').fill('Kept after all');
  await database.portfolioItem.deleteMany();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This portfolio item does not exist any more.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect(page.getByRole('heading', { name: 'Kept after all' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await database.contactSubmission.deleteMany();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'This enquiry does not exist any more.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('ten thousand enquiries: a page at a time, searched, and back', async ({
  page,
  context,
  ownSite: { url, database },
}) => {
  await signIn(context, database, url);
  await database.$executeRaw`
    INSERT INTO contact_submissions (id, name, email, service, message, created_at)
    SELECT gen_random_uuid(), 'Visitor ' || n, 'v' || n || '@client.example', 'wordpress', 'A message of some length.',
      now() - n * interval '1 minute' FROM generate_series(1, 10000) n`;
  await page.goto('/admin');
  await expect(page.getByText('10,000 in all')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Visitor 1 / })).toBeVisible();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('link', { name: /^Visitor 13 / })).toBeVisible();
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page.getByRole('link', { name: /^Visitor 12 / })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill('v7777@');
  await expect(page.getByText('1 found for “v7777@”')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Visitor 7777' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('10,000 in all')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill('zeppelin');
  await expect(page.getByText('0 found for “zeppelin”')).toBeVisible();
});

test('a forgotten password is replaced by the mailed link, once', async ({
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

  await page.goto(link);
  await expect(page).toHaveURL(/reset-password$/);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New password').fill(`${admin.password}!`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, `${admin.password}!`);
  await expect(toast(page, 'Login successful')).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill(admin.password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('This reset link is not valid any more.').first()).toBeVisible();
  await page.goto('/admin/reset-password');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  expect((await database.passwordReset.findMany()).every(({ used }) => used)).toBe(true);
});

test('mail that was given up is shown, and sent again or discarded', async ({
  page,
  context,
  ownSite: { url, database, mailbox },
}) => {
  await signIn(context, database, url);
  const givenUp = (recipient: string, lastError: string) =>
    ({ kind: 'enquiry-receipt', recipient, state: 'failed', lastError, content: { service: 'shopify' } }) as const;
  await database.outgoingMail.createMany({
    data: [givenUp('cy@client.example', '550 No such mailbox'), givenUp('typo@client.exmaple', '550 No such domain')],
  });
  await page.goto('/admin');
  await expect(page.getByText('550 No such mailbox')).toBeVisible();
  await page.getByRole('button', { name: 'Send again to cy@client.example' }).click();
  await expect(page.getByText('550 No such mailbox')).toBeHidden();
  await expect.poll(async () => (await mailbox.mailsTo('cy@client.example')).length).toBe(1);
  await page.getByRole('button', { name: 'Discard the mail to typo@client.exmaple' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Undelivered mail' })).toBeHidden();
  expect(await database.outgoingMail.count({ where: { state: 'failed' } })).toBe(0);
});

test('everyone can use the dashboard, its dialog and the reset form, by day and by night', async ({
  page,
  context,
  ownSite: { url, database },
}) => {
  await page.goto('/admin/reset-password?token=x');
  await expectAccessible(page);
  await signIn(context, database, url);
  await database.portfolioItem.create({ data: newProject({ title: 'A shop', featured: true, metric1Value: '9' }) });
  await database.contactSubmission.create({ data: newEnquiry({ name: 'Ann Marlow' }) });
  await page.goto('/admin');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit A shop' }).click();
  await expectAccessible(page);
});

test('by keyboard alone an enquiry is read and a portfolio item added, and Escape asks before it throws away', async ({
  page,
  context,
  ownSite: { url, database },
}) => {
  await signIn(context, database, url);
  await database.contactSubmission.create({ data: newEnquiry({ name: 'Gil Ott', createdAt: new Date(0) }) });
  await database.contactSubmission.create({ data: newEnquiry({ name: 'Hana Vale' }) });
  await page.goto('/admin');
  const { keyboard } = page;
  /** Tab until it is reached, as somebody without a mouse does; what cannot be reached fails. */
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Sixty steps did not lead there.');
  };
  await tabTo(page.getByRole('link', { name: /^Gil Ott/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Gil Ott' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Gil Ott/ }), 'the list keeps the focus beside the pane').toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Add portfolio item' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await keyboard.type('By keyboard');
  await keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep editing' }), 'the safe answer').toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByText('Discard what you typed?')).toBeHidden();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('By keyboard');
  await tabTo(page.getByLabel('Description'));
  await keyboard.type('Typed, not clicked.');
  await keyboard.press('Tab');
  await keyboard.type('Lar');
  await tabTo(page.getByLabel('Image URL'));
  await keyboard.type('/images/portfolio/eso.webp');
  await keyboard.press('Enter');
  await expect(toast(page, 'Portfolio item created')).toBeVisible();
  expect(await database.portfolioItem.findMany()).toMatchObject([{ title: 'By keyboard', technology: 'Laravel' }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the admin logs in, reads an enquiry, and logs out', async ({ page, ownSite: { database } }) => {
    await database.contactSubmission.create({ data: newEnquiry({ name: 'Dee Hall', message: 'All of the message.' }) });
    await page.goto('/admin');
    await logIn(page);
    await page.getByRole('link', { name: /^Dee Hall/ }).click();
    await expect(page.getByRole('article', { name: 'Dee Hall' })).toContainText('All of the message.');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('an enquiry is read and deleted', async ({ page, context, ownSite: { url, database } }) => {
    await signIn(context, database, url);
    await database.contactSubmission.createMany({
      data: [newEnquiry({ name: 'Eve Lund' }), newEnquiry({ name: 'Finn Abara' })],
    });
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Eve Lund/ }).tap();
    await expect(page.getByRole('article', { name: 'Eve Lund' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Finn Abara/ })).toBeHidden();
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByRole('link', { name: /^Finn Abara/ })).toBeVisible();
    expect(await database.contactSubmission.count()).toBe(1);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(scrolls, 'nothing sticks out').toBe(false);
  });
});
