import sharp from 'sharp';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { saveUntil, signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

test('the admin writes, schedules and publishes a post, changes its address, and moves it to the trash', async ({
  page,
  database,
  ownSite: { url },
}) => {
  await page.goto('/admin/posts');
  await page.getByRole('link', { name: 'Add post' }).click();
  await page.getByLabel('Title', { exact: true }).fill('What a café’s menu costs');
  await expect(page.getByLabel('Slug')).toHaveValue('what-a-cafes-menu-costs');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('## The sum');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A menu of **forty** dishes costs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- a day of photographs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('an hour of typing');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // Pastes HTML as Word and Google Docs put it on the clipboard.
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p class="MsoNormal" style="color:red">From <b>Word</b><script>alert(1)</script></p>',
    );
    clipboardData.setData('text/plain', 'From Word');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Excerpt').fill('What a menu on paper costs a restaurant, in a plain sum.');
  await page.getByLabel('Author').fill('The desk');
  // The server keeps unsaved changes, and they are there again after a reload.
  await expect(page.getByText(/^Unsaved changes, stored /)).toBeVisible();
  await page.reload();
  await expect(text).toContainText('an hour of typing');
  await expect(page.getByLabel('Author')).toHaveValue('The desk');
  // Enter moves the focus out of the title, because a title has only one paragraph.
  await page.getByLabel('Title', { exact: true }).press('Enter');
  await expect(text).toBeFocused();
  await page.getByLabel('Tags').fill('Prices, Restaurants');
  await page.getByLabel('Image URL').fill('/images/blog/what-a-slow-site-costs.webp');
  await page.getByLabel('Published').check();
  await page.getByLabel('Date').fill('2031-01-01T09:00');
  await expect(page.getByText('Visitors can see it from its date on.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(toast(page, 'The post is scheduled')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Date')).toHaveValue('2031-01-01T09:00');
  // Waits until the editor has loaded and has replaced the field with the HTML.
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  // The form stays open after each save, so the admin can type and save again.
  await text.press('ControlOrMeta+End');
  await page.keyboard.type(' One more.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await database.blogPost.findFirst({ orderBy: { version: 'desc' } }))?.version).toBe(2);
  await text.press('ControlOrMeta+End');
  await page.keyboard.type(' And another.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(async () => (await database.blogPost.findFirst({ orderBy: { version: 'desc' } }))?.content)
    .toContain('One more. And another.');
  // A picture that is dropped into the text has no alt text yet. A save waits for its upload.
  const bytes = [
    ...(await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2060a0' } })
      .png()
      .toBuffer()),
  ];
  await text.evaluate((element, bytes) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], 'Desk.png', { type: 'image/png' }));
    const { left, top } = (element.querySelector('h2') as Element).getBoundingClientRect();
    element.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, clientX: left, clientY: top }),
    );
  }, bytes);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('A picture has no alt text.').first()).toBeVisible();
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/media\//);
  await text.locator('figcaption').click();
  await page.getByLabel('Alt text of this picture').fill('A desk');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(async () => (await database.blogPost.findFirst({ orderBy: { version: 'desc' } }))?.content)
    .toContain('alt="A desk"></figure>');
  await page.getByRole('link', { name: 'Posts', exact: true }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: 'What a café’s menu costs' });
  await expect(row).toContainText('Scheduled');
  // Focusing a row shows its icons, as hovering does.
  const trash = row.getByRole('button', { name: 'Move to trash' });
  await expect(trash).toHaveCSS('opacity', '0');
  await row.getByRole('link', { name: 'Edit' }).focus();
  await expect(trash).toHaveCSS('opacity', '1');
  const which = page.getByRole('navigation', { name: 'Which posts' });
  await which.getByRole('link', { name: 'Published' }).click();
  await expect(row).toBeHidden();
  await which.getByRole('link', { name: 'Scheduled' }).click();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  const path = '/blog/what-a-cafes-menu-costs';
  const get = async (at: string) => {
    const answer = await fetch(url + at, { redirect: 'manual' });
    return { status: answer.status, leadsTo: answer.headers.get('location'), html: await answer.text() };
  };
  // The preview link shows the draft to everyone who has it, and no cache stores the page.
  await row.getByRole('link', { name: 'Edit' }).click();
  const preview = (await page.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? '';
  const shown = await fetch(url + preview);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store, private']);
  expect(await shown.text()).toMatch(/name="robots" content="noindex"[\s\S]*a day of photographs/);
  expect(await get(preview.slice(0, -1))).toMatchObject({
    status: 410,
    html: expect.stringContaining('This preview has ended'),
  });
  await page.getByRole('link', { name: 'Posts', exact: true }).first().click();
  const { createdAt } = await database.blogPost.findFirstOrThrow({ where: { title: 'What a café’s menu costs' } });
  // The post appears at nine in the morning in the agency's time zone, which is UTC by default.
  expect(createdAt.toISOString()).toBe('2031-01-01T09:00:00.000Z');
  await database.blogPost.updateMany({ where: { createdAt }, data: { createdAt: new Date(Date.now() + 2_500) } });
  // From here on no content changes, so only the post's date can remove the list from the page cache.
  expect([(await get(path)).status, (await get('/blog')).html.includes('menu costs')]).toEqual([404, false]);
  await expect.poll(async () => (await get(path)).status, { timeout: 10_000 }).toBe(200);
  await expect.poll(async () => (await get('/blog')).html).toContain('menu costs');

  await page.goto(path);
  const story = page.getByRole('article');
  await expect(story.getByRole('heading', { name: 'The sum' })).toBeVisible();
  await expect(story.locator('strong')).toHaveText(['forty', /^Word One more/]);
  await expect(story.getByRole('listitem').filter({ hasText: 'an hour of typing' })).toBeVisible();

  await page.goto('/admin/posts?q=menu');
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(text).toContainText('A menu of forty dishes costs');
  const date = await page.getByLabel('Date').inputValue();
  await page.getByLabel('Date').fill('2031-01-01T09:00');
  await expect(page.getByText('Saving takes it off the site until its date.')).toBeVisible();
  await page.getByLabel('Date').fill(date);
  await page.getByLabel('Slug').fill('menu');
  await page.getByRole('link', { name: 'Posts', exact: true }).first().click();
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Slug')).toHaveValue('menu');
  await saveUntil(page, 'Save changes', 'Post saved');
  await page.getByRole('link', { name: 'Posts', exact: true }).first().click();
  expect(await get(path)).toMatchObject({ status: 301, leadsTo: '/blog/menu' });
  await row.getByRole('button', { name: 'Move to trash' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(row).toBeHidden();
  await expect.poll(async () => (await get('/blog/menu')).status).toBe(404);

  const { id } = await database.blogPost.findFirstOrThrow({ where: { slug: 'menu' } });
  await page.goto(`/admin/posts/${id}`);
  await expect(page.getByText('In the trash', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Publish|Save|Check/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expect.poll(async () => (await get('/blog/menu')).status).toBe(200);
});

test('the editor keeps every post byte for byte, except for what is typed', async ({ page, database }) => {
  const field = page.locator('textarea[name="content"]');
  for (const { id, content } of await database.blogPost.findMany()) {
    await page.goto(`/admin/posts/${id}`);
    const text = page.locator('[contenteditable=true]');
    await text.locator('> p').first().click();
    await expect(text.locator('[data-raw]')).toHaveCount(0);
    await page.keyboard.type('§');
    await expect(field).toHaveValue(/§/);
    expect((await field.inputValue()).replace('§', '')).toBe(content);
  }
});
