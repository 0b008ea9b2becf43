import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest as test, toast, toggleAccountMenu } from '../../fixtures/admin-site.ts';
import { newInquiry } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

test('the admin uses the command palette, and sets the density of rows and the width of the list', async ({
  page,
  database,
}) => {
  const message = 'We sell ships in bottles.\nCan you help?';
  for (const [place, name] of ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Flora', 'Gus'].entries())
    await database.contactSubmission.create({
      data: newInquiry({ name, message, createdAt: new Date(Date.UTC(2026, 10, 1, place)) }),
    });
  await page.goto('/admin/inbox');
  await expect(page.getByRole('status').getByText('Live')).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const options = palette.getByRole('option');

  await test.step('Ctrl+K searches on the server, and opens a result', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('bottles ad');
    await expect(options).toHaveText([]);
    await palette.getByRole('combobox').fill('from:ada bottles');
    await expect(options).toHaveText([/^Ada, /]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: 'Ada' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('won');
    await expect(options.first()).toHaveText('WonW');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  const row = page.getByRole('link', { name: /Ben/ });
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const separator = page.getByRole('separator', { name: 'Width of the list' });
  const width = async () => Number(await separator.getAttribute('aria-valuenow'));

  await test.step('rows become compact, and dragging changes the width of the list', async () => {
    const roomy = await height();
    const toggle = page.getByRole('button', { name: 'Compact rows' });
    await toggleAccountMenu(page);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await toggleAccountMenu(page);
    await expect.poll(height).toBeLessThan(roomy * 0.75);
    const first = await width();
    const { x, y, width: wide } = (await separator.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + wide / 2, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 120, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBeGreaterThan(first + 100);
    await separator.press('ArrowLeft');
    await expectAccessible(page);
  });

  await test.step('a reload keeps the density and the width, and a double click restores the first width', async () => {
    const [kept, tight] = [await width(), await height()];
    await page.reload();
    await expect.poll(width).toBe(kept);
    await expect.poll(height).toBe(tight);
    await separator.dblclick();
    await expect.poll(width).toBe(352);
    await toggleAccountMenu(page);
    await page.getByRole('button', { name: 'Compact rows' }).click();
  });

  await test.step('/admin installs as an app, and the rest of the site does not', async () => {
    const manifest = page.locator('link[rel="manifest"]');
    await expect(manifest).toHaveAttribute('href', '/admin/app.webmanifest');
    const app = await (await page.request.get('/admin/app.webmanifest')).json();
    expect(app).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' });
    const sizes = app.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Ignores the error that the test's window is incognito, because no app installs from such a window.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await page.goto('/about');
    await expect(manifest).toHaveAttribute('href', '/site.webmanifest');
  });
});

test('notifications are off at first, and if the browser blocks them, a toast says so', async ({
  page,
  ownSite: { url },
}) => {
  await page.goto('/admin/inbox');
  // Sets the answer to the permission request, because headless browsers differ in their default.
  const browser = await page.context().newCDPSession(page);
  const permission = { name: 'notifications' };
  await browser.send('Browser.setPermission', { permission, setting: 'denied', origin: url });
  const toggle = page.getByRole('button', { name: 'Notifications' });
  await toggleAccountMenu(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toast(page, 'Your browser blocks notifications')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});
