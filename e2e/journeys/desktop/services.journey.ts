import { expect, test } from '../../fixtures/test.ts';

test('a service page offers its packages at their prices, and links to a quote', async ({ page }) => {
  await page.goto('/services/wordpress');
  const main = page.getByRole('main');
  const offers = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const [name, price] of [
    ['Starter', '$2,500'],
    ['Professional', '$5,000'],
    ['Enterprise', '$10,000+'],
  ] as const) {
    const offer = offers.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(offer.getByText(price, { exact: true })).toBeVisible();
    await expect(offer.getByText('Most Popular')).toHaveCount(name === 'Professional' ? 1 : 0);
  }
  const section = main.locator('section').filter({ has: page.getByText('Services', { exact: true }) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(6);
  const hrefs = await main.locator('a').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(['/contact?service=wordpress', '/portfolio']));
});

test('the maintenance page answers the questions that a buyer asks first', async ({ page }) => {
  await page.goto('/services/wordpress-maintenance');
  const faq = page.locator('#faq');
  for (const question of await faq.locator('summary').all()) await question.click();
  for (const fact of [/Essential.*48/, /Professional.*24/, /Enterprise.*2/, /30 days notice/, /final backup/])
    await expect(faq.getByText(fact).first()).toBeVisible();
});

test('one table compares the maintenance plans and their prices', async ({ page }) => {
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
    // The names stay in view while the rows scroll.
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader').first()).toBeInViewport();
  }
});

test('on a tablet, text fills most of a list row, and the last panel shows its question before its price', async ({
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
  // Words run together if the space between them is less than half as wide as a digit.
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
