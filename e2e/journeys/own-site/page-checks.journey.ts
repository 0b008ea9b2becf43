import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBrowser } from '../../../api/src/page-checks/check-in-browser.ts';
import { checkPage } from '../../../api/src/page-checks/check-page.ts';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest, toast } from '../../fixtures/admin-site.ts';
import { newPost } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

const test = signedInTest;
const words = 'What a slow shop costs, and how to find out within an hour on a quiet Monday morning. '.repeat(4);

/**
 * Returns fragments of a post. Each has the rule that it breaks ('' for none), and the text or address that the
 * finding quotes.
 */
const faults = (outside: string): [html: string, rule: string, quote: string][] => [
  ['<h4>Deep down</h4>', 'heading-order', 'Deep down'],
  ['<h2>Good</h2>', '', ''],
  ['<h2> </h2>', 'empty-heading', ''],
  ['<p><a href="/no-such-page">our prices</a></p>', 'broken-link', '/no-such-page'],
  ['<p><a href="/contact#nowhere">the form</a></p>', 'broken-link', '/contact#nowhere'],
  ['<p><a href="#nothing">below</a></p>', 'broken-link', '#nothing'],
  ['<p><a href="#50%">half</a></p>', 'broken-link', '#50%'],
  [`<p><a href="${outside}/gone">a study</a></p>`, 'broken-link', `${outside}/gone`],
  [`<p><a href="${outside}/round">a circle</a></p>`, 'broken-link', `${outside}/round`],
  [`<p><a href="${outside}/fine">not encrypted</a></p>`, 'broken-link', `${outside}/fine`],
  [`<p><a href="${outside}/failing">a failing site</a></p>`, 'broken-link', `${outside}/failing`],
  ['<p><a href="https://no-such-site.invalid/">a dead site</a></p>', 'broken-link', 'https://no-such-site.invalid/'],
  ['<p><a href="http://10.0.0.7/">the router</a></p>', 'broken-link', 'http://10.0.0.7/'],
  ['<p>For more <a href="/about">click here</a>.</p>', 'link-text', '/about'],
  ['<img src="/images/blog/missing.webp" alt="A chart of sales">', 'broken-picture', '/images/blog/missing.webp'],
  [
    '<img src="/images/blog/restore-is-the-product.webp" alt="IMG_1234.jpg">',
    'alt-text',
    '/images/blog/restore-is-the-product.webp',
  ],
  ['<p>TODO: ask Ann for the sum.</p>', 'left-over', 'TODO'],
  ['<p><a href="/about"></a></p>', 'axe/link-name', '/about'],
  ['<table><tbody><tr><td>Plan</td><td>Price</td></tr></tbody></table>', 'table-header', 'Plan'],
];

test('the page check finds every planted fault at its place, and nothing else', async ({
  database,
  ownSite: { url },
}) => {
  const outside = createServer(({ url: path }, response) => {
    if (path === '/round') response.setHeader('Location', '/round');
    response.writeHead({ '/fine': 200, '/round': 302, '/failing': 500 }[path ?? ''] ?? 404).end();
  });
  await once(outside.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const planted = faults(address);
  const seo = {
    seoTitle: 'What a slow shop costs',
    seoDescription: 'A sum that every owner of a shop can do on one morning.',
  };
  await database.blogPost.createMany({
    data: [
      newPost({
        slug: 'check-good',
        ...seo,
        content: `<p>${words}</p><h2>Part</h2><h3>Detail</h3><p><a href="/contact">Ask us</a></p>`,
      }),
      newPost({
        slug: 'check-bad',
        seoTitle: 'x'.repeat(90),
        seoDescription: 'Short.',
        imageUrl: '/images/blog/no-card.webp',
        content: `<p>${words}</p>${planted.map(([html]) => html).join('\n')}`,
      }),
    ],
  });
  const browser = await openBrowser();
  const findingsOf = async (slug: string) => {
    const options = { publicUrl: url, browser, allowedAddresses: ['127.0.0.1'], knownHost: 'localhost' };
    const { findings } = await checkPage(`${url}/blog/${slug}`, options);
    return findings;
  };
  try {
    expect(await findingsOf('check-good')).toEqual([]);
    const found = await findingsOf('check-bad');
    for (const [html, rule, quote] of planted)
      if (rule) expect(found, html).toContainEqual(expect.objectContaining({ rule, field: 'content', quote }));
    expect(found).toContainEqual(expect.objectContaining({ rule: 'title-length', field: 'seoTitle' }));
    expect(found).toContainEqual(expect.objectContaining({ rule: 'description-length', field: 'seoDescription' }));
    expect(found).toContainEqual(expect.objectContaining({ rule: 'broken-picture', field: 'imageUrl' }));
  } finally {
    await browser?.close();
    outside.close();
  }
});

test('a post with faults is published only after the admin fixes them or lets them pass for a reason', async ({
  page,
  database,
}) => {
  const content = `<p>${words.trim()}</p>\n<h2>Sum</h2>\n<p>See <a href="/no-such-page">our prices</a>.</p>\n<p>TODO: ask Ann.</p>`;
  const post = newPost({
    slug: 'gate',
    published: false,
    title: 'What a slow shop costs',
    content,
    excerpt: words.slice(0, 90),
  });
  const { id } = await database.blogPost.create({ data: post });
  const published = async () => (await database.blogPost.findUniqueOrThrow({ where: { id } })).published;
  await page.goto(`/admin/posts/${id}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable=true]'));
  await expect(text).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const report = page.getByRole('status').filter({ hasText: 'The page is not ready: 1 error and 1 warning' });
  await expect(report).toContainText('Error in Text: There is no page at /no-such-page.', { timeout: 30_000 });
  await expect(text.locator('[title="There is no page at /no-such-page."]')).toHaveText('our prices');
  await expectAccessible(page);
  expect(await published()).toBe(false);

  // `Show` leads to the fault, and the admin fixes it there.
  await report.getByRole('listitem').filter({ hasText: '/no-such-page' }).getByRole('button', { name: 'Show' }).click();
  await expect(text).toBeFocused();
  await text.getByText('our prices').click({ clickCount: 3 });
  await page.keyboard.type('See our rates.');
  await expect(page.getByText(/^Before your last changes: The page is not ready/)).toBeVisible();
  await page.getByRole('button', { name: 'Check the page' }).click();
  const rest = page.getByRole('status').filter({ hasText: /^The page is not ready/ });
  await expect(rest).toContainText('1 warning', { timeout: 30_000 });
  await rest.getByRole('button', { name: 'Let it pass' }).click();
  await rest.getByRole('button', { name: 'Let it pass' }).last().click();
  await expect(rest).toContainText('Give a reason. Others will read it later.');
  await rest.getByLabel('Why it passes').fill('Ann answers tomorrow.');
  await rest.getByLabel('Why it passes').press('Enter');
  await expect(page.getByText('lets it pass until')).toContainText('Ann answers tomorrow.');
  await expect(page.getByText('The page is ready')).toBeVisible();
  expect(await published()).toBe(false);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, 'The post is published')).toBeVisible();
  expect(await published()).toBe(true);

  // If a public page breaks later, Today lists the page.
  const broken = [
    { rule: 'broken-link', severity: 'error', message: 'There is nothing.', field: 'content', quote: '/x' },
  ];
  await database.pageCheck.updateMany({
    where: { page: id },
    data: { isPublic: true, title: post.title, findings: broken },
  });
  await page.goto('/admin');
  const work = page.getByRole('status').filter({ hasText: 'A public page has problems.' });
  await expect(work).toContainText('What a slow shop costs: There is nothing.');
  await work.getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Edit What a slow shop costs' })).toBeVisible();
  await database.pageCheck.deleteMany();
});
