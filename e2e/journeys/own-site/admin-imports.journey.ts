import { ghostExport, wordPressExport } from '../../../api/src/imports/exports.factory.ts';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { answered, signedInTest as test } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

const home = 'https://old.example';

test('a WordPress export becomes posts, old addresses redirect to them, and a second import adds none', async ({
  page,
  browser,
  faults,
  database,
  ownSite: { url },
}) => {
  const posts = Array.from({ length: 30 }, (_, at) => ({
    ...{ id: at + 1, title: `Imported ${at}`, name: `imported-${at}`, link: `${home}/2020/05/imported-${at}/` },
    content: `<p>The text of post ${at}.</p>`,
  }));
  const file = {
    name: 'wordpress.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      wordPressExport(home, [...posts, { id: 90, title: 'About us', type: 'page', content: '<p>x</p>' }]),
    ),
  };
  await page.goto('/admin/posts');
  await page.getByRole('link', { name: 'Import from WordPress or Ghost' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Choose a file first.')).toBeVisible();
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Import' }).click();
  const runs = page.getByRole('list', { name: 'Imports' });
  const first = runs.getByRole('status').first();
  await expect(first).toHaveText('30 of 30 posts added.', { timeout: 20_000 });
  for (const group of ['Imported 30', 'Needs work 30', 'Left out 1'])
    await expect(runs.getByText(group, { exact: true })).toBeVisible();
  await expect(page.getByText('Pages are not imported.')).toBeVisible();
  await expect(runs.getByRole('link', { name: 'Imported 7', exact: true })).toHaveAttribute(
    'href',
    /^\/admin\/posts\/./,
  );
  await expect(page.getByRole('link', { name: 'the drafts' })).toHaveAttribute('href', '/admin/posts?show=draft');
  await expectAccessible(page);

  // An old address of a post redirects to the post. An unknown old address answers 404.
  const visitor = await browser.newPage();
  const answer = await visitor.goto(`${url}/2020/05/imported-7/`);
  expect([answer?.status(), visitor.url(), answer?.request().redirectedFrom()?.url()]).toEqual([
    200,
    `${url}/blog/imported-7`,
    `${url}/2020/05/imported-7/`,
  ]);
  await expect(visitor.getByText('The text of post 7.')).toBeVisible();
  expect((await visitor.request.get(`${url}/2020/05/nothing/`)).status()).toBe(404);

  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(first).toHaveText('0 of 30 posts added. 30 were already here.', {
    timeout: 20_000,
  });

  await page.getByLabel('File').setInputFiles({
    name: 'ghost.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(ghostExport)),
  });
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(first).toHaveText('2 of 2 posts added.', { timeout: 20_000 });
  expect((await visitor.request.get(`${url}/hello-ghost/`, { maxRedirects: 0 })).headers().location).toBe(
    '/blog/hello-ghost',
  );

  faults.allow(...answered(400));
  await page.getByLabel('URL of the old site').fill('old.example');
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('The address of the old site must begin with https:// or http://.')).toBeVisible();
  await expect(page.getByLabel('URL of the old site')).toHaveValue('old.example');
  const imported = await database.importedRecord.findMany();
  await database.blogPost.deleteMany({ where: { id: { in: imported.map(({ record }) => record) } } });
  await database.importedRecord.deleteMany();
});
