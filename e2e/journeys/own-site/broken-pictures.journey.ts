import { answered, signedInTest as test } from '../../fixtures/admin-site.ts';
import { newPortfolioItem, newPost } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

/** The path of a picture that exists. Only this journey blocks it, because other journeys show the same items. */
const gone = '/images/portfolio/eso.webp';

test('a placeholder replaces a missing picture, even if it failed before scripts ran', async ({
  page,
  database,
  faults,
}) => {
  faults.allow(...answered(404));
  await database.portfolioItem.create({
    data: newPortfolioItem({ title: 'The shop', featured: true, imageUrl: gone }),
  });
  await database.blogPost.create({
    data: newPost({ slug: 'broken', imageUrl: gone, content: `<p>Words.</p><img src="${gone}" alt="A chart">` }),
  });
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  for (const path of ['/portfolio', '/', '/blog/broken', '/admin']) {
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
    // On pages with the framework, the framework inserts the placeholder. On other pages, the page's script marks the
    // picture.
    await expect
      .poll(() => framed?.evaluate((parent) => parent.querySelector('picture:not([data-failed])')), path)
      .toBeNull();
    expect(await framed?.boundingBox(), path).toEqual(before);
    await page.unroute('**/*.js');
    if (path === '/blog/broken')
      await expect(page.getByRole('img', { name: 'A chart' })).toHaveAttribute('data-failed');
  }
});
