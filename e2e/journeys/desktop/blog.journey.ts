import { draft, fullTitle, pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor finds every published post in the blog, newest first, and no draft', async ({ page }) => {
  await page.goto('/blog');
  const posts = page.getByRole('main').locator('li:has(h2)');
  await expect(posts).toHaveCount(11);
  await expect(page.getByText(draft.title)).toHaveCount(0);

  const dates = await posts
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a visitor reads a post with all its tags, its author, its long date and its text', async ({ page }) => {
  await page.goto('/blog/wordpress-maintenance-month');
  const article = page.getByRole('article');
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'Maintenance',
    'WordPress',
    'Security',
    'Costs',
  ]);
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('WordPress maintenance: what happens in a month');
  await expect(article.getByText('The care desk')).toBeVisible();
  await expect(article.getByText('March 3, 2026')).toBeVisible();
  await expect(page, 'a post without an SEO title uses its title').toHaveTitle(
    fullTitle('WordPress maintenance: what happens in a month'),
  );
  expect((await article.textContent())?.split(/\s+/).length).toBeGreaterThan(600);
  expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
});

test('a post has metadata for search engines and a share picture', async ({ page, request, baseURL }) => {
  await page.goto(pages.post);
  const card = `${baseURL}/share${pages.post}.jpg`;
  await expect(page).toHaveTitle(fullTitle('Website backups: a 90-minute restore drill'));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', card);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^How old may your newest copy be/);
  const drawn = await request.get(card);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await drawn.body()).toString('hex', 0, 3), 'the signature of a JPEG').toBe('ffd8ff');
  expect((await request.get(`${baseURL}/share/blog/${draft.slug}.jpg`)).status(), 'a draft has no share picture').toBe(
    404,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${pages.post}`);

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [posting, trail] = data.map((text) => JSON.parse(text));
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Backups: the restore is the product',
    datePublished: '2026-09-29T08:30:00.000Z',
    author: { name: 'The care desk' },
    image: `${baseURL}/images/blog/restore-is-the-product.webp`,
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, {}] });
  expect(trail.itemListElement.at(-1)).toMatchObject({ position: 3, item: `${baseURL}${pages.post}` });
});
