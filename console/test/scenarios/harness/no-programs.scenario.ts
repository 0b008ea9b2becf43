import { newInquiry } from '../../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../../fixtures/at-work.ts';
import { test } from '../../fixtures/harness-test.ts';
import { expect } from '../../fixtures/test.ts';

test('if there is no mail program, that is reported, and the address can be copied by key or button', async ({
  api,
  launchOnHarness,
}) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  const app = await launchOnHarness();
  app.desktop.opensNothing = true;
  const page = await atWork(app, api);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await line(page, /Ada/).click();
  await expect(page.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
  await page.getByRole('button', { name: 'ada.lovelace@client.example' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'No mail program could be opened on this computer' });
  await expect(notice).toContainText('ada.lovelace@client.example');
  // Moves the focus to the toast, and to its button.
  for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(notice.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => app.clipboard()).toBe('ada.lovelace@client.example');
  await expect(page.getByText('Address copied').first()).toBeVisible();
  app.desktop.clipboard = '';
  await page.getByRole('button', { name: 'ada.lovelace@client.example' }).click();
  await expect(notice).toBeVisible();
  await page.keyboard.press('c');
  await expect.poll(() => app.clipboard()).toBe('ada.lovelace@client.example');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Address copied' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('if the system does not report whether a mail program opened, the address is offered', async ({
  api,
  launchOnHarness,
}) => {
  test.skip(process.platform !== 'linux', 'Other systems report whether a mail program opened.');
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  const app = await launchOnHarness();
  const page = await atWork(app, api);
  await line(page, /Ada/).click();
  await page.getByRole('button', { name: 'ada.lovelace@client.example' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Opening your mail program' });
  await expect(notice).toContainText('Nothing opened? Write to ada.lovelace@client.example');
  await notice.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => app.clipboard()).toBe('ada.lovelace@client.example');
});

test('a link in a message opens after a confirmation that shows its real host', async ({ api, launchOnHarness }) => {
  const message = 'Our shop is at https://аррӏе.example/a, please look at it.';
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace', message }) });
  const app = await launchOnHarness();
  const page = await atWork(app, api);
  await line(page, /Ada/).click();
  const address = 'https://xn--80ak6aa92e.example/a';
  const link = page.getByRole('link', { name: address });
  app.desktop.answer = async () => 0;
  await link.click();
  await expect
    .poll(() => app.desktop.questions)
    .toMatchObject([
      { message: 'Open xn--80ak6aa92e.example in your browser?', detail: expect.stringContaining(address) },
    ]);
  expect(await app.openedOutside()).toEqual([]);
  app.desktop.answer = async () => 1;
  await link.click();
  await expect.poll(() => app.openedOutside()).toEqual([address]);
  for (const other of ['file:///etc/passwd', 'https://ada:secret@evil.example/'])
    await expect(page.evaluate((href) => window.agency.desktop.openLink(href), other)).rejects.toThrow();
  expect(app.desktop.questions).toHaveLength(2);
});

test('if copying fails, that is reported', async ({ api, launchOnHarness }) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  const app = await launchOnHarness();
  app.desktop.copiesNothing = true;
  const page = await atWork(app, api);
  await line(page, /Ada/).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('The address could not be copied').first()).toBeVisible();
});

test('if the logs folder cannot be opened, its path is shown', async ({ launchOnHarness }) => {
  const app = await launchOnHarness();
  app.desktop.opensNothing = true;
  await app.clickMenu('logs');
  await expect
    .poll(() => app.desktop.questions)
    .toMatchObject([{ message: 'The folder could not be opened.', detail: expect.stringMatching(/logs$/) }]);
});
