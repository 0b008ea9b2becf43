import { missingPageFaults, pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

test('no page is wider than the screen', async ({ page, isMobile, faults }) => {
  faults.allow(...missingPageFaults);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    for (const width of isMobile ? [320, 390, 768] : [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        return scrollWidth - document.documentElement.getBoundingClientRect().width;
      });
      expect.soft(beyond, `pixels of the ${name} beyond ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
