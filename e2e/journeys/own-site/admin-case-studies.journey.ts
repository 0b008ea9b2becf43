import { expectAccessible } from '../../fixtures/accessible.ts';
import { saveUntil, signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

test('the admin writes, previews and publishes a case study with figures, and visitors find it', async ({
  page,
  browser,
  ownSite: { url },
}) => {
  const visitor = await browser.newPage();
  await page.goto('/admin/case-studies');
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(3);
  await expect(page.getByText('January to May 2025')).toBeVisible();
  await page.getByRole('link', { name: 'Add case study' }).click();
  await page.getByLabel('Client', { exact: true }).fill('Harbor & Sons');
  await expect(page.getByLabel('Slug')).toHaveValue('harbor-sons');
  await page.getByLabel('Title', { exact: true }).fill('Ropes that sell themselves.');
  await page.getByLabel('Summary').fill('They sold ropes by telephone alone, and now seven of ten orders come online.');
  await page.getByLabel('Business of the client').fill('Ropes and sails');
  await page.getByLabel('Built with').fill('Laravel');
  await page.getByLabel('When').fill('May 2026');
  await page.getByLabel('Image URL').fill('/images/portfolio/eso.webp');
  await page.getByLabel('Layout').selectOption('ledger');
  await expect(page.getByLabel('Published')).not.toBeChecked();
  const story = page.getByRole('textbox', { name: 'Story' });
  await story.click();
  await page.keyboard.type('/heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Results: In figures');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The first season.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/figure');
  await page.keyboard.press('Enter');
  await page.getByLabel('Number', { exact: true }).fill('71%');
  await page.getByLabel('Before', { exact: true }).fill('22');
  await page.getByLabel('After', { exact: true }).fill('71');
  await page.getByLabel('Unit of both', { exact: true }).fill('%');
  await page.getByLabel('Drawn as', { exact: true }).selectOption('seats');
  await story.locator('figcaption').click();
  await page.keyboard.type('of orders online');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Order book, 2025 and 2026');
  await expect(story.locator('figcaption > small')).toHaveText('Order book, 2025 and 2026');
  const link = page.getByText('As a shared link').locator('xpath=..');
  await expect(link).toContainText('Case study: Harbor & Sons');
  // The picture on the page differs from the picture on links to the page.
  await expect(link.locator('img')).toHaveAttribute('src', `${url}/images/portfolio/eso-share.jpg`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Case study saved')).toBeVisible();
  expect((await visitor.request.get(`${url}/case-studies/harbor-sons`)).status()).toBe(404);

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: 'In figures' })).toBeVisible();
  await preview.close();

  // Publishing first checks the page, and shows each finding beside the text that it is about.
  await story.getByText('The first season.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' TODO');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('“TODO” looks like a placeholder that was not replaced.').first()).toBeVisible();
  await story.getByText('The first season. TODO').click();
  await page.keyboard.press('End');
  for (let letter = 0; letter < ' TODO'.length; letter += 1) await page.keyboard.press('Backspace');
  await saveUntil(page, 'Publish', 'The case study is published');
  await expect(async () => {
    await visitor.goto(`${url}/case-studies/harbor-sons`);
    await expect(visitor.getByRole('heading', { name: '71% of orders online' })).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 5_000 });
  await expect(visitor.getByText('Order book, 2025 and 2026')).toBeVisible();
  await expect(visitor.getByRole('figure')).toHaveText([/Before 22 of 100/, /After 71 of 100/]);
  await expectAccessible(visitor);
  expect(await (await visitor.request.get(`${url}/sitemap.xml`)).text()).toContain('/case-studies/harbor-sons<');
  await visitor.getByRole('link', { name: 'Get a Quote' }).last().click();
  await expect(visitor.getByText('Project: Harbor & Sons').first()).toBeVisible();
});

test('a case study from the site’s files keeps its content when the admin opens and saves it', async ({
  page,
  database,
}) => {
  await page.goto('/admin/case-studies');
  await page.getByRole('link', { name: 'Edit Eastern Shore Orchestra' }).click();
  const before = await database.caseStudy.findUniqueOrThrow({ where: { slug: 'eso' } });
  await page.getByLabel('When').fill('January to June 2025');
  await saveUntil(page, 'Save changes', 'Case study saved');
  const after = await database.caseStudy.findUniqueOrThrow({ where: { slug: 'eso' } });
  expect([after.content, after.timeframe]).toEqual([before.content, 'January to June 2025']);
});

test('the admin searches case studies, moves one to the trash, and restores it', async ({ page, ownSite: { url } }) => {
  const statusOf = async () => (await page.request.get(`${url}/case-studies/eso`)).status();
  await page.goto('/admin/case-studies');
  await page.getByRole('searchbox', { name: 'Search Case studies' }).fill('eastern');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Move to trash Eastern Shore Orchestra' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByRole('link', { name: 'Edit Eastern Shore Orchestra' })).toHaveCount(0);
  await expect.poll(statusOf).toBe(404);
  await page.goto('/admin/case-studies');
  await page.getByRole('link', { name: 'Trash 1' }).click();
  await page.getByRole('button', { name: 'Restore Eastern Shore Orchestra' }).click();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
  await expect.poll(statusOf).toBe(200);
});
