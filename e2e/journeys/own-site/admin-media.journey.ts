import sharp from 'sharp';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { answered, fillIn, signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

/** Returns a picture for a file input. */
const picture = async (name: string, background: string, width = 1800) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('the admin uploads, describes, uses and replaces a picture, and cannot delete it while a page shows it', async ({
  page,
  context,
  faults,
  ownSite: { url },
}) => {
  faults.allow(...answered(422), ...answered(400));
  await page.goto('/admin/media');
  await expect(page.getByText('No pictures yet.')).toBeVisible();
  const heic = {
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  };
  const half = await picture('half.jpg', '#555555');
  half.buffer = half.buffer.subarray(0, 2_000);
  await page
    .getByLabel('Add pictures')
    .setInputFiles([await picture('Shop front.jpg', '#a03020'), await picture('Desk.jpg', '#2060a0', 700), heic, half]);
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(uploads.filter({ hasText: 'IMG_0001.HEIC' })).toContainText('Most Compatible');
  await expect(uploads.filter({ hasText: 'half.jpg' })).toContainText('damaged');
  await expect(uploads).toHaveCount(2);
  while ((await uploads.count()) > 0) await uploads.first().getByRole('button', { name: 'Dismiss' }).click();

  // Looks only in the main part, because notices are list items too.
  const front = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Shop front.jpg' });
  await expect(front).toContainText('No alt text');
  await expectAccessible(page);
  // An `::after` dims pictures in the dark theme, but never in the library.
  const veil = (element: Element) => getComputedStyle(element, '::after').display;
  expect(await front.locator('picture').evaluate(veil)).toBe('none');
  await front.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Alt text').fill('The front of a pottery shop');
  const sliders = page.getByRole('dialog').getByRole('slider');
  await page
    .getByRole('dialog')
    .locator('img')
    .click({ position: { x: 2, y: 2 } });
  await expect.poll(async () => Number(await sliders.first().inputValue())).toBeLessThan(5);
  await sliders.last().fill('80');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await expect(front).not.toContainText('No alt text');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await front.getByRole('button', { name: 'Copy URL' }).click();
  await expect(toast(page, 'URL copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/admin/portfolio');
  await page.getByRole('button', { name: 'Add portfolio item' }).click();
  await fillIn(page, 'Pottery shop');
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  await page.getByRole('button', { name: 'The front of a pottery shop' }).click();
  await expect(page.getByLabel('Image URL')).toHaveValue(address);
  await page.getByRole('dialog').getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(toast(page, 'Portfolio item created')).toBeVisible();
  await page.goto('/portfolio');
  const shown = page.getByRole('main').locator('picture').first();
  await expect(shown.locator('source').first()).toHaveAttribute('srcset', /\/480\.avif 480w, .*\/1600\.avif 1600w$/);
  const img = shown.locator('img');
  await expect.poll(() => img.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const answer = await page.request.get(`${url}${address}`);
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': /immutable/ });

  expect(await img.evaluate((element) => element.style.objectPosition)).toMatch(/^\d% 80%$/);

  await page.goto('/portfolio/pottery-shop');
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(share).toBe(`${url}${address.replace('1600.webp', '1200.jpeg')}`);
  expect((await page.request.get(share ?? '')).headers()).toMatchObject({ 'content-type': 'image/jpeg' });

  expect((await fetch(`${url}/admin/pictures`)).status).toBe(401);
  await page.goto('/admin/media?q=pottery');
  await expect(page.getByRole('listitem').filter({ hasText: 'Desk.jpg' })).toBeHidden();
  await front.getByRole('button', { name: 'Edit' }).click();
  const use = page.getByRole('dialog').getByRole('link', { name: 'Pottery shop' });
  await expect(use).toHaveAttribute('href', '/portfolio/pottery-shop');
  await page.keyboard.press('Escape');
  await front.getByLabel('Replace').setInputFiles(await picture('New front.jpg', '#30a040', 900));
  const replaced = page.getByRole('listitem').filter({ hasText: 'New front.jpg' });
  await expect(toast(page, 'Picture replaced')).toBeVisible();
  await expect(front).toBeHidden();
  await expect(replaced).toContainText('On one page');
  await page.goto('/portfolio');
  await expect(shown.locator('source').first()).toHaveAttribute('srcset', /\/900\.avif 900w$/);

  await page.goto('/admin/media');
  await replaced.getByRole('button', { name: 'Move to trash' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(replaced).toBeHidden();
  await page.getByRole('link', { name: 'Trash' }).click();
  await replaced.getByRole('button', { name: 'Delete' }).click();
  await replaced.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(toast(page, 'It is shown in Pottery shop.')).toBeVisible();
  await replaced.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
  await expectAccessible(page);
});

test('the admin adds pictures by dropping and pasting them', async ({ page }) => {
  await page.goto('/admin/media');
  const bytes = [...(await picture('', '#208050', 600)).buffer];
  for (const [kind, name] of [
    ['drop', 'dropped.jpg'],
    ['paste', 'pasted.jpg'],
  ]) {
    await page.getByText('Drop or paste pictures').evaluate(
      (zone, { kind, name, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        zone.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      { kind: kind ?? '', name: name ?? '', bytes: [...bytes, ...new TextEncoder().encode(name)] },
    );
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('600 × 1200');
  }
});
