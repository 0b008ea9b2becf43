import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser/launch-options.ts';
import { adminVariables } from '../fixtures/admin.ts';
import { logIn } from '../fixtures/admin-site.ts';
import { withSite } from '../survey/with-site.ts';
import { quantile } from './measure.ts';

/**
 * `pnpm bench typing` measures the time from a key press to the frame that shows the typed character, in ms. Types
 * ten keys a second into the middle of a post of 50 pages, while the server keeps the working copy. `-- --keys 600`
 * types for a minute.
 */
const characters = 150_000;
const option = process.argv.indexOf('--keys');
const keys = option < 0 ? 200 : Number(process.argv[option + 1]);

await withSite(async (address) => {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/admin`);
  await logIn(page);
  await page.getByRole('link', { name: 'Posts' }).first().click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  const text = page.locator('[contenteditable=true]');
  await text.click();
  await fill(page);
  await text.locator('> p').nth(200).click();
  const taken = await type(page);
  const at = (part: number) => Math.round(quantile(taken, part));
  const length = await page
    .locator('textarea[name=content]')
    .evaluate((field) => (field as HTMLTextAreaElement).value.length);
  console.log(`${taken.length} keys into ${length} characters: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`);
  await browser.close();
}, adminVariables);

/** Pastes about `characters` characters into the post: paragraphs of three sentences, nine under each heading. */
async function fill(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate((characters) => {
    const sentence = 'Half of all visitors leave a page that takes longer than three seconds to show its first words. ';
    let html = '';
    for (let at = 0; html.length < characters; at += 1)
      html += at % 10 === 0 ? `<h2>Part ${at / 10 + 1}</h2>` : `<p>${sentence.repeat(3)}</p>`;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, characters);
  await page.getByText(/^Unsaved changes, stored /).waitFor();
}

/** Types the keys. Returns the time until the next frame for each, in ms. */
async function type(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { taken });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => taken.push(performance.now() - timeStamp))),
      { capture: true },
    );
  });
  for (let key = 0; key < keys; key += 1) {
    const next = new Promise((resolve) => setTimeout(resolve, 100));
    await page.keyboard.press('abcdefghij '.charAt(key % 11) === ' ' ? 'Space' : 'abcdefghij '.charAt(key % 11));
    await next;
  }
  return page.evaluate(() => (window as unknown as { taken: number[] }).taken);
}
