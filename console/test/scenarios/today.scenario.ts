import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline, line } from '../fixtures/at-work.ts';
import { show } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

test('Today counts what needs attention and links to it, stays up to date, and works offline', async ({
  api,
  launch,
}) => {
  const { contactSubmission } = api.database;
  await contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace', createdAt: new Date() }) });
  await contactSubmission.create({ data: newInquiry({ name: 'Ben', state: 'spam', createdAt: new Date() }) });
  const page = await atWork(await launch(), api);
  const waiting = page.getByRole('list', { name: 'Needs attention' });
  const number = (name: string) => waiting.getByRole('button', { name: new RegExp(`${name}$`) });
  await show(page, 'Today');
  await expect(number('New inquiries')).toHaveText('1New inquiries');
  await contactSubmission.create({ data: newInquiry({ name: 'Cleo', createdAt: new Date() }) });
  await expect(number('New inquiries')).toHaveText('2New inquiries');
  await expect(page.getByRole('table', { name: 'Inquiries and orders by day' })).toContainText('2');
  // The inquiry may arrive after Today's numbers, which are loaded separately.
  await expect(page.getByRole('button', { name: 'Inbox 2 unread' })).toBeVisible();
  await goOffline(page, api);
  await number('Spam to check').click();
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search inquiries' })).toHaveValue('is:spam');
  await show(page, 'Today');
  await expect(number('New inquiries')).toHaveText('2New inquiries');
  await show(page, 'Inbox');
  await expect(line(page, /Cleo/)).toBeVisible();
});
