import { draft, fullTitle, missingPage, missingPageFaults, pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor goes to the portfolio and back, and from the blog to a post and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'View Our Work' }).first().click();
  await expect(page).toHaveURL('/portfolio');
  await expect(page).toHaveTitle(fullTitle('Portfolio'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Websites with the numbers to prove them.');

  await page.goto('/blog');
  await page.getByRole('link', { name: 'Read More about Backups: the restore is the product' }).click();
  await expect(page).toHaveURL(pages.post);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups: the restore is the product');
  await expect(page).toHaveTitle(fullTitle('Website backups: a 90-minute restore drill'));
  await expect.poll(() => page.evaluate(() => window.scrollY), 'a new page starts at its top').toBe(0);

  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page).toHaveTitle(fullTitle('Blog'));
  await page.goBack();
  await expect(page).toHaveURL(pages.post);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes for site owners');
});

test('a draft, a missing post and a missing page show the not-found page, with a search, popular pages and a link home', async ({
  page,
  faults,
}) => {
  faults.allow(...missingPageFaults);
  for (const path of ['/blog/no-such-post', `/blog/${draft.slug}`, missingPage]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page).toHaveTitle(fullTitle('404 Page Not Found'));
    await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('navigation', { name: 'Popular pages' }).getByRole('link')).toHaveCount(5);
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('restore');
  await page.getByRole('searchbox', { name: 'Search the blog' }).press('Enter');
  await expect(page).toHaveURL('/blog?q=restore');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});
