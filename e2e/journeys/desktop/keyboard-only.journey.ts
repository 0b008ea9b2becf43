import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** Expects the focused element to look focused: it has an outline, or the highlight of a menu item. */
async function expectVisibleFocus(page: Page) {
  const mark = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing is focused';
    const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(focused);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
      return outlineColor === 'rgb(168, 0, 95)' ? 'visible' : `a mark in ${outlineColor}, not in the accent color`;
    const highlighted = focused.role === 'menuitem' && backgroundColor !== 'rgba(0, 0, 0, 0)';
    return highlighted ? 'visible' : `no mark on ${focused.outerHTML.slice(0, 120)}`;
  });
  expect(mark).toBe('visible');
}

test('a visitor without a mouse skips to the content, uses the menus, and always sees the focus', async ({ page }) => {
  await page.goto('/');
  const { keyboard } = page;

  await keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'View Our Work' }).first()).toBeFocused();
  await expectVisibleFocus(page);

  const trigger = page.getByRole('button', { name: 'Services' });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await page.goto('/blog');
  for (const name of ['Skip to content', 'Meridian Web home', 'Home']) {
    await keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeFocused();
    await expectVisibleFocus(page);
  }
  await keyboard.press('Tab');
  await expect(trigger).toBeFocused();
  await expectVisibleFocus(page);
  await keyboard.press('Enter');
  await expect(item('WordPress')).toBeFocused();
  await expectVisibleFocus(page);
  await keyboard.press('ArrowDown');
  await expect(item('Shopify Plus')).toBeFocused();
  await keyboard.press('End');
  await expect(item('Email & DNS')).toBeFocused();
  await keyboard.type('lar');
  await expect(item('Laravel & Vue.js')).toBeFocused();
  await expectVisibleFocus(page);
  await keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();

  await keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Portfolio' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(item('Performance Tools')).toBeFocused();
  await keyboard.press('b');
  await expect(item('Blog')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('every link and button of a page can be reached with Tab and shows that it has the focus', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('button', { name: 'Services' })).toBeVisible();
  // Counts only the checked one of the theme's radio buttons, because Tab reaches no other.
  const reachable = await page.locator('a[href]:visible, button:visible, input:checked').count();
  expect(reachable).toBeGreaterThan(20);
  for (let step = 0; step < reachable; step++) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })).toBeFocused();
});
