import { expectAccessible } from '../../fixtures/accessible.ts';
import { missingPageFaults, pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each kind of layout once; on the desktop every page is looked at. */
const layouts: readonly string[] = [
  pages.home,
  pages.post,
  pages['maintenance page'],
  pages['sample report'],
  pages.contact,
];

for (const [name, path] of Object.entries(pages)) {
  test(`everyone can read the ${name}, by day and by night`, async ({ page, faults, isMobile }) => {
    test.skip(isMobile && !layouts.includes(path), 'looked at on the desktop');
    if (name === 'not-found page') faults.allow(...missingPageFaults);
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('everyone can use the open menus, by day and by night', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
  else await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole(isMobile ? 'dialog' : 'menu')).toBeVisible();
  await expectAccessible(page);
});
