import { newPortfolioItem, newPost } from '../../fixtures/content.factory.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

const titles = 'main li h2';

test('deleted content disappears from the pages at once, and empty pages say so', async ({
  page,
  ownSite: { database },
}) => {
  await database.portfolioItem.deleteMany();
  await database.blogPost.deleteMany();
  await database.portfolioItem.create({ data: newPortfolioItem({ title: 'Soon gone', featured: true }) });
  await database.blogPost.create({ data: newPost({ slug: 'soon-gone' }) });
  for (const path of ['/portfolio', '/blog'])
    await expect(async () => {
      await page.goto(path);
      await expect(page.locator(titles)).toHaveCount(1, { timeout: 500 });
    }).toPass();

  await database.portfolioItem.deleteMany();
  await database.blogPost.deleteMany();

  await expect(async () => {
    await page.goto('/portfolio');
    await expect(page.getByRole('heading', { name: 'Portfolio Coming Soon' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Featured projects' }).getByRole('listitem')).toHaveCount(0);
});

test('new content is there for the next visitor, and long lists have several pages', async ({
  page,
  ownSite: { database },
}) => {
  const numbers = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'));
  await database.blogPost.createMany({
    data: numbers.map((number) => newPost({ slug: `post-${number}`, createdAt: new Date(`2026-01-${number}`) })),
  });
  await database.portfolioItem.createMany({
    data: numbers.map((number) =>
      newPortfolioItem({ title: `Project ${number}`, createdAt: new Date(`2026-01-${number}`) }),
    ),
  });
  await expect(async () => {
    await page.goto('/blog');
    await expect(page.locator(titles).first()).toHaveText('Post post-30', { timeout: 500 });
  }).toPass();
  while (await page.getByRole('link', { name: 'Older posts' }).isVisible()) {
    const first = await page.locator(titles).first().textContent();
    await page.getByRole('link', { name: 'Older posts' }).click();
    await expect(page.locator(titles).first()).not.toHaveText(first ?? '');
  }
  await expect(page.locator(titles).last()).toHaveText('Post post-01');

  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'More projects' }).click();
  await expect(page.locator(titles).last()).toHaveText('Project 01');
});

test('a portfolio item with long words fits its pages, and its metrics do not overlap', async ({
  page,
  ownSite: { database },
}) => {
  const description = `See https://www.client.example/${'long'.repeat(20)}.`;
  const metrics = [1, 2, 3].map((number) => ({ value: `${number},234,567 → 7,654,321`, label: 'visits' }));
  await database.portfolioItem.deleteMany();
  await database.portfolioItem.create({
    data: newPortfolioItem({ title: 'Long'.repeat(12), slug: 'long', description, metrics, featured: true }),
  });
  for (const path of ['/', '/portfolio', '/portfolio/long']) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.locator('dd', { hasText: '→' })).toHaveCount(3, { timeout: 500 });
    }).toPass();
    const last = page.locator('dd', { hasText: '→' }).last();
    const right = (element: Element) => element.getBoundingClientRect().right;
    expect(await last.evaluate(right)).toBeLessThanOrEqual(await last.locator('xpath=ancestor::dl').evaluate(right));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('a post with hostile HTML runs no script, and fits its page', async ({ page, ownSite: { database } }) => {
  const evil = '<script>window.harmed = true</script><img src="/favicon.svg" onload="window.harmed = true">';
  await database.blogPost.create({
    data: newPost({
      slug: 'worst-taste',
      title: `</title>${evil}`,
      excerpt: `"></script>${evil}`,
      content: `${evil}<p style="position:fixed" onclick="window.harmed=true">first line\nsecond line</p><iframe src="/"></iframe>`,
      tags: [`<b>${'long'.repeat(20)}</b>`],
    }),
  });
  for (const path of ['/blog', '/blog/worst-taste']) {
    await expect(async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: `</title>${evil}` })).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const prose = page.getByRole('article').locator('p', { hasText: 'first line' });
  expect(await prose.evaluate((paragraph) => paragraph.outerHTML)).toBe('<p>first line<br>second line</p>');
  await expect(page.locator('iframe, main script')).toHaveCount(0);
});
