import { expectAccessible } from '../../fixtures/accessible.ts';
import { saveUntil, signedInTest as test } from '../../fixtures/admin-site.ts';
import { newPortfolioItem } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

test('the admin inserts blocks into a post by keyboard, and the post’s page shows each block', async ({
  page,
  database,
  ownSite: { url },
}) => {
  const work = await database.portfolioItem.create({ data: newPortfolioItem({ title: 'The shop' }) });
  const path = work.caseStudyUrl ?? `/portfolio/${work.slug}`;
  await page.goto('/admin/posts/new');
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable=true]'));
  await text.click();
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  const insert = async (typed: string, name: string) => {
    await page.keyboard.type(`/${typed}`);
    await expect(menu.getByRole('option', { selected: true })).toHaveText(name);
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
  };
  await page.keyboard.type('/');
  await expect(menu.getByRole('option')).toHaveCount(12);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Backspace');
  await insert('sec', 'Heading');
  await page.keyboard.type('The numbers');
  await page.keyboard.press('Enter');
  await insert('stat', 'Figure');
  await expect(page.getByLabel('Number', { exact: true })).toBeFocused();
  await page.keyboard.type('38');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ms');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Median of our sites');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/note');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mind the gap.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await insert('work', 'Portfolio card');
  await page.getByRole('list', { name: 'Portfolio items' }).getByRole('button', { name: work.title }).click();
  await text.press('ControlOrMeta+End');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      '### How\n\nRead [the toolkit](/tools/performance), **then**:\n\n1. Measure\n2. Mend',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole('heading', { name: 'How' })).toBeVisible();
  await page.getByRole('button', { name: 'Outline' }).click();
  await expect(page.getByRole('list', { name: 'Outline' }).getByRole('button')).toHaveText(['The numbers', 'How']);
  // The field of a link suggests the site's own pages, and the field of tags suggests existing tags.
  await page.getByRole('button', { name: 'Link' }).click();
  await expect(page.locator(`option[value="/case-studies/eso"]`)).toHaveText('Case study: Eastern Shore Orchestra');
  await page.keyboard.press('Escape');
  await page.getByLabel('Tags').focus();
  await expect(page.locator('option', { hasText: /^WordPress$/ })).toHaveCount(1);

  await page.getByLabel('Title', { exact: true }).fill('Every block');
  await page.getByLabel('Excerpt').fill('Every block that the editor has, one below the other.');
  await page.getByLabel('Author').fill('The desk');
  await page.getByLabel('Image URL').fill('/images/blog/what-a-slow-site-costs.webp');
  await page.getByLabel('Published').check();
  const card = page.getByText('As a shared link').locator('xpath=..').locator('img');
  await expect(card).toHaveJSProperty('naturalWidth', 1200);
  await saveUntil(page, 'Publish', 'The post is published');
  const { content } = await database.blogPost.findUniqueOrThrow({ where: { slug: 'every-block' } });
  expect(content).toBe(
    [
      '<h2>The numbers</h2>',
      '<figure class="measure"><p><strong>38</strong> <span>ms</span></p><figcaption>Median of our sites</figcaption></figure>',
      '<aside class="callout">\n<p>Mind the gap.</p>\n</aside>',
      `<figure class="work"><img src="${work.imageUrl}" alt=""><figcaption><a href="${path}">${work.title}</a></figcaption></figure>`,
      '<h3>How</h3>',
      '<p>Read <a href="/tools/performance">the toolkit</a>, <strong>then</strong>:</p>',
      '<ol>\n<li>Measure</li>\n<li>Mend</li>\n</ol>',
    ].join('\n'),
  );
  await page.goto(`${url}/blog/every-block`);
  const story = page.getByRole('article');
  await expect(story.locator('figure.measure')).toContainText('38 ms');
  await expect(story.locator('aside.callout')).toHaveText('Mind the gap.');
  await expect(story.locator('figure.work').getByRole('link').last()).toHaveText(work.title);
  await expectAccessible(page);
});
