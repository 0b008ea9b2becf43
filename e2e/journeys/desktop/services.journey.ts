import { expect, test } from '../../fixtures/test.ts';

type Expected = {
  path: string;
  /** Headings of what is offered, in order, as SPEC section 2 names or counts them. */
  packages?: [name: string, price: string][];
  popular?: string;
  headings?: string[];
  counts?: Record<string, number>;
  links: string[];
};

const services: Expected[] = [
  {
    path: '/services/wordpress',
    packages: [
      ['Starter', '$2,500'],
      ['Professional', '$5,000'],
      ['Enterprise', '$10,000+'],
    ],
    popular: 'Professional',
    counts: { Services: 6 },
    links: ['/contact?service=wordpress', '/portfolio'],
  },
  {
    path: '/services/shopify',
    packages: [
      ['Standard Store', '$3,500'],
      ['Shopify Plus', '$8,000'],
      ['Enterprise', '$15,000+'],
    ],
    popular: 'Shopify Plus',
    counts: { Services: 6 },
    links: ['/contact?service=shopify', '/portfolio'],
  },
  {
    path: '/services/api-integration',
    headings: [
      'Discovery and Planning',
      'API Design and Documentation',
      'Development and Testing',
      'Deployment and Monitoring',
    ],
    counts: { Services: 6, 'Connected tools': 8 },
    links: ['/contact?service=api', '/portfolio'],
  },
  { path: '/services/laravel-vue', counts: { Services: 6, Technology: 6 }, links: ['/contact?service=laravel'] },
  {
    path: '/services/workflow-automation',
    headings: ['Data Processing', 'E-commerce Automation', 'Marketing Automation'],
    links: ['/contact?service=automation'],
  },
  { path: '/services/cms-development', counts: { Platforms: 5 }, links: ['/contact?service=cms'] },
  {
    path: '/services/email-dns',
    packages: [
      ['Starter', '$29'],
      ['Professional', '$79'],
      ['Enterprise', 'Custom'],
    ],
    popular: 'Professional',
    headings: ['99.9%'],
    counts: { Services: 4 },
    links: ['/contact?service=email-dns'],
  },
  {
    path: '/services/wordpress-maintenance',
    headings: ['Included in All Plans'],
    links: [
      '/maintenance/checkout?step=details&plan=maintain',
      '/maintenance/checkout?step=details&plan=protect',
      '/maintenance/checkout?step=details&plan=perform',
      '/services/wordpress-maintenance#faq',
    ],
  },
];

test('each service page offers what it should, at its price', async ({ page }) => {
  for (const { path, packages = [], popular, headings = [], counts = {}, links } of services) {
    await page.goto(path);
    const main = page.getByRole('main');
    const offers = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    for (const [name, price] of packages) {
      const offer = offers.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(offer.getByText(price, { exact: true })).toBeVisible();
      await expect(offer.getByText('Most Popular')).toHaveCount(name === popular ? 1 : 0);
    }
    for (const heading of headings) await expect(main.getByText(heading, { exact: true }).first()).toBeVisible();
    for (const [label, count] of Object.entries(counts)) {
      const section = main.locator('section').filter({ has: page.getByText(label, { exact: true }) });
      await expect(section.getByRole('heading', { level: 3 }), label).toHaveCount(count);
    }
    const hrefs = await main
      .locator('a')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(hrefs, path).toEqual(expect.arrayContaining(links));
  }
});

test('the plans’ answers to what a buyer asks first stand in the questions', async ({ page }) => {
  await page.goto('/services/wordpress-maintenance');
  const faq = page.locator('#faq');
  for (const question of await faq.locator('summary').all()) await question.click();
  for (const fact of [/Essential.*48/, /Professional.*24/, /Enterprise.*2/, /30 days notice/, /final backup/])
    await expect(faq.getByText(fact).first()).toBeVisible();
});

test('the maintenance plans stand side by side in one table, at their prices', async ({ page }) => {
  const table = page.getByRole('table', { name: 'What each plan costs and includes' });
  const names = ['Maintain $79 per month', 'Protect Most Popular $149 per month', 'Perform $299 per month'];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services/wordpress-maintenance');
    await expect(page.getByText(/^From \$79 a month/)).toBeInViewport();
    await expect(table.getByRole('columnheader')).toHaveText(names);
    await expect(table.getByRole('row', { name: /^Response time/ })).toContainText(/48h Essential.*24h Pro.*2h Ent/);
    await expect(table.getByRole('row', { name: /^Security opt/ }).getByRole('cell')).toHaveText([
      'Not included',
      'Included',
      'Included',
    ]);
    await expect(table.getByRole('link', { name: 'Choose Plan' })).toHaveCount(6);
    // The names stay in view while the rows go by.
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader').first()).toBeInViewport();
  }
});

test('on a tablet a list gives its words most of the row, and a closing panel asks before it names a price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/services/api-integration');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Stripe' }) });
  const share = await row.evaluate((item) => (item.lastElementChild?.clientWidth ?? 0) / item.clientWidth);
  expect(share).toBeGreaterThan(0.6);

  await page.goto('/services/wordpress-maintenance');
  await expect(page.locator('section').filter({ hasText: 'Not sure which plan fits?' })).toHaveText(
    /Not sure.*from \$79/,
  );
  const prices = page.getByRole('definition').filter({ hasText: 'from $79' });
  // Half as wide as a numeral at least, or the words run together.
  for (const figure of await prices.all())
    expect(
      await figure.evaluate(({ firstChild }) => {
        const range = document.createRange();
        const widthOf = (from: number) => {
          range.setStart(firstChild as Text, from);
          range.setEnd(firstChild as Text, from + 1);
          return range.getBoundingClientRect().width;
        };
        return widthOf(4) / widthOf(6);
      }),
    ).toBeGreaterThan(0.5);
});

test('the sample report prints as two clean A4 pages under a letterhead', async ({ page }) => {
  await page.goto('/sample-maintenance-report');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages).toHaveLength(2);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print/Save as PDF' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article').getByText('hello@meridianweb.example')).toBeVisible();
});
