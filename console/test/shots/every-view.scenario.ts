import { newEnquiry, newProject } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line, offline } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';
import { lookAt } from './look-at.ts';

test.beforeEach(async ({ api: { database } }) => {
  test.slow();
  const names = ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville', 'Hedy Lamarr', 'Radia Perlman', 'Annie Easley'];
  for (const name of names)
    await database.contactSubmission.create({ data: newEnquiry({ name, company: 'Analytical Engines' }) });
  await database.portfolioItem.deleteMany();
  for (const title of ['A shop', 'An archive', 'A timetable'])
    await database.portfolioItem.create({ data: newProject({ title, metric1Value: '+38%', metric1Label: 'sales' }) });
});

test('the sign-in', async ({ launch }) => {
  const { page } = await launch();
  await lookAt(page, 'sign-in');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('at least 3 characters')).toBeVisible();
  await lookAt(page, 'sign-in-refused');
});

test('the inbox, full, asking, empty and offline', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await expect(line(page, /Annie Easley/)).toBeVisible();
  await lookAt(page, 'inbox');
  await line(page, /Grace Hopper/).click();
  await expect(page.getByRole('article', { name: 'Grace Hopper' })).toBeVisible();
  await lookAt(page, 'inbox-reading');
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await lookAt(page, 'inbox-deleting');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByRole('option')).toHaveCount(0);
  await lookAt(page, 'inbox-nothing-found');
  await api.stop();
  await offline(page);
  await lookAt(page, 'inbox-offline');
});

test('the portfolio with its form', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(page.getByRole('button', { name: 'A timetable' })).toBeVisible();
  await lookAt(page, 'portfolio');
  await page.getByRole('button', { name: 'New item' }).click();
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await lookAt(page, 'portfolio-form');
});

test('the sheets', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  for (const [command, name] of [
    ['palette', 'Commands'],
    ['shortcuts', 'Keyboard shortcuts'],
    ['waiting', 'Waiting to be sent'],
    ['about', 'About'],
  ] as const) {
    await app.clickMenu(command);
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    await lookAt(page, command);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});
