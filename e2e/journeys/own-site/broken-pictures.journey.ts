import { answered, fillIn, signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { newPost, newProject } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

const gone = '/images/portfolio/gone.webp';

test('a picture that is gone gives its place to a placeholder, also when it failed before scripts ran', async ({
  page,
  database,
  faults,
}) => {
  faults.allow(...answered(404));
  await database.portfolioItem.create({ data: newProject({ title: 'The shop', featured: true, imageUrl: gone }) });
  await database.blogPost.create({
    data: newPost({ slug: 'broken', imageUrl: gone, content: `<p>Words.</p><img src="${gone}" alt="A chart">` }),
  });
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  for (const path of ['/portfolio', '/', '/blog', '/blog/broken', '/case-studies/eso', '/admin']) {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const broken = page.locator('picture:has(img)').first();
    await broken.scrollIntoViewIfNeeded();
    await expect
      .poll(() => broken.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth === 0))
      .toBe(true);
    const frame = broken.locator('..');
    const before = await frame.boundingBox();
    const framed = await frame.elementHandle();
    scripts.resolve();
    await expect.poll(() => framed?.evaluate((parent) => parent.querySelector('picture')), path).toBeNull();
    expect(await framed?.boundingBox(), path).toEqual(before);
    await page.unroute('**/*.js');
    if (path === '/blog/broken')
      await expect(page.getByRole('img', { name: 'A chart' })).toHaveAttribute('data-failed');
  }
});

test('the admin is warned of a picture that does not load, and may save it all the same', async ({
  page,
  database,
  faults,
}) => {
  faults.allow(...answered(404));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add portfolio item' }).click();
  await fillIn(page, 'The shop');
  await page.getByLabel('Image URL').fill(gone);
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(page.getByText('There is no picture at this address').last()).toBeVisible();
  expect(await database.portfolioItem.count()).toBe(0);
  await page.getByLabel('Image URL').fill('/images/portfolio/eso.webp');
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(toast(page, 'Portfolio item created')).toBeVisible();

  await page.getByRole('button', { name: 'Edit The shop' }).click();
  await page.getByLabel('Image URL').fill(gone);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(toast(page, 'Portfolio item updated')).toBeVisible();
  expect(await database.portfolioItem.findMany()).toMatchObject([{ imageUrl: gone }]);
});
