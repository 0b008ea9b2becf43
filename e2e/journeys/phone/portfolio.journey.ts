import { expect, test } from '../../fixtures/test.ts';

test('on a phone, the portfolio lists nine items, each with a sentence and its first metric, in about five screens', async ({
  page,
}) => {
  await page.goto('/portfolio');
  const items = page.getByRole('main').locator('li:has(h2)');
  await expect(items).toHaveCount(9);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4250);
  const eso = items.filter({ hasText: 'Eastern Shore Orchestra' });
  await expect(eso.getByText('Featured Project')).toBeVisible();
  await expect(eso.getByText('71%')).toBeVisible();
  await expect(eso.getByText('0.9 s')).toBeHidden();
  await expect(eso.getByText('The box office still answers the phone')).toBeHidden();
  await expect(eso.getByRole('link', { name: /^View Case Study/ })).toBeVisible();
});
