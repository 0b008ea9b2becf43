import type { Page } from '@playwright/test';
import { newProject } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, kept, offline } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

const address = 'https://shop.example/story';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newProject({ title: 'A shop', caseStudyUrl: address }) });
});

const card = (page: Page, name: string) => page.getByRole('list').getByRole('button', { name, exact: true });
const show = (page: Page, view: 'Inbox' | 'Portfolio') => page.getByRole('button', { name: view }).click();

test('a field that was cleared and not saved yet is no less a change after a restart', async ({ api, launch }) => {
  let app = await launch();
  let page = await atWork(app, api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
  await page.getByLabel('Case study URL').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'A shop')).toContainText('Waiting to be sent');
  await expect.poll(() => kept(page, 'outbox')).toContain('update-item');
  await app.quit();
  await api.database.portfolioItem.updateMany({ data: { caseStudyUrl: `${address}/theirs` } });
  await api.start();

  app = await launch();
  page = app.page;
  await connected(page);
  await expect(page.getByRole('button', { name: '1 refused' })).toBeVisible();
  await expect(card(page, 'A shop')).toContainText('Not saved');
});
