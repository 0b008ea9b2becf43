import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { adminVariables } from '../../fixtures/admin.ts';
import { signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { onFreePorts } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const colors = ['#a03020', '#2060a0', '#207040', '#806020', '#602080', '#404040'];
const markdown = [
  '## What we measured',
  'We timed ten shops on a phone, in a train, at eight in the morning.',
  '> Nobody waits for a shop.',
  '- The slowest took **nine** seconds',
  '- The fastest took one',
  '```\ncurl -w "%{time_total}" https://shop.example\n```',
  'See [our prices](/no-such-page).',
].join('\n\n');

test('a newcomer on a phone adds pictures, schedules a checked post, changes its URL, and restores a revision', async ({
  page,
  database,
  ownSite: { url, databaseUrl, dataDir },
}) => {
  test.setTimeout(180_000);
  const ownDir = await mkdtemp(join(tmpdir(), 'agency-second-node-'));
  // Gives both nodes the same folder for pictures.
  await symlink(join(dataDir, 'media'), join(ownDir, 'media'));
  const second = await onFreePorts({ ...adminVariables, DATABASE_URL: databaseUrl, DATA_DIR: ownDir, PUBLIC_URL: url });
  const nodes = [url, `http://localhost:${second.port}`];
  const statuses = (path: string) =>
    Promise.all(nodes.map(async (node) => (await fetch(node + path, { redirect: 'manual' })).status));
  try {
    await page.goto('/admin/media');
    const pictures = colors.map(async (background, place) => ({
      name: `Shop ${place + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    }));
    await page.getByLabel('Add pictures').setInputFiles(await Promise.all(pictures));
    await expect(page.getByRole('button', { name: /^Edit Shop \d\.jpg$/ })).toHaveCount(6);
    await page.goto('/admin/posts/new');
    const text = page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable=true]'));
    await page.getByLabel('Title', { exact: true }).fill('Ten shops on a train');
    await text.click();
    await text.evaluate((element, typed) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', typed);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, markdown);
    await expect(text.getByRole('link', { name: 'our prices' })).toBeVisible();
    await text.press('ControlOrMeta+End');
    const insert = async (typed: string, name: string) => {
      await page.keyboard.press('Enter');
      await page.keyboard.type(`/${typed}`);
      await expect(page.getByRole('option', { selected: true })).toHaveText(name);
      await page.keyboard.press('Enter');
    };
    await insert('call', 'Call-out');
    await page.keyboard.type('Measure before you mend.');
    await page.keyboard.press('Enter');
    await insert('pic', 'Picture');
    // The picker asks for an alt text, because the new picture has none.
    await page
      .getByRole('list', { name: /^Pictures of the library/ })
      .getByRole('button', { name: 'Shop 1.jpg' })
      .click();
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByText('Describe it in a sentence, or mark it as decorative.')).toBeVisible();
    await page.getByLabel('What does Shop 1.jpg show?').fill('A red shop front');
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(text.locator('figure img')).toHaveAttribute('alt', 'A red shop front');
    await page.getByLabel('Excerpt').fill('What a slow shop costs its owner, measured on ten phones in a train.');
    await page.getByLabel('Author').fill('The desk');
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    await page
      .getByRole('list', { name: /^Pictures of the library/ })
      .getByRole('button', { name: 'A red shop front' })
      .click();
    await page.getByLabel('Published').check();
    await page.getByLabel('Date').fill('2031-01-01T09:00');

    // The page check names the problem. Once the problem is fixed, the post can be saved.
    await page.getByRole('button', { name: 'Schedule' }).click();
    const fault = page.getByRole('status').filter({ hasText: 'There is no page at /no-such-page.' });
    await expect(fault).toBeVisible({ timeout: 30_000 });
    await text.getByText('our prices').click({ clickCount: 3 });
    await page.keyboard.type('Our prices are on request.');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(toast(page, 'The post is scheduled')).toBeVisible({ timeout: 30_000 });
    const { id, content } = await database.blogPost.findUniqueOrThrow({ where: { slug: 'ten-shops-on-a-train' } });
    for (const block of ['<h2>', '<blockquote>', '<li>', '<pre>', 'class="callout"', '<figure><img'])
      expect(content).toContain(block);
    expect(await statuses('/blog/ten-shops-on-a-train')).toEqual([404, 404]);

    // Blocks the job workers, so that only the post's date can publish it. Each node shows the post within two
    // seconds after this date, and not before.
    await database.$transaction(
      async (transaction) => {
        await transaction.$executeRaw`LOCK TABLE pgboss.job IN EXCLUSIVE MODE`;
        const moment = Date.now() + 2_500;
        await database.blogPost.update({ where: { id }, data: { createdAt: new Date(moment) } });
        const shownAt = await Promise.all(
          nodes.map(async (node) => {
            const shown = async () => (await fetch(`${node}/blog/ten-shops-on-a-train`)).status;
            await expect.poll(shown, { intervals: [50], timeout: 8_000 }).toBe(200);
            return Date.now() - moment;
          }),
        );
        console.log('shown after the publication time, in ms:', shownAt);
        for (const late of shownAt) expect(late).toBeGreaterThanOrEqual(0);
        for (const late of shownAt) expect(late).toBeLessThan(2_000);
      },
      { timeout: 20_000 },
    );

    // The address changes twice, and both old addresses redirect straight to the newest address.
    for (const slug of ['ten-shops', 'shops-on-a-train']) {
      await page.reload();
      await expect(text).toBeVisible();
      await page.getByLabel('Slug').fill(slug);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect.poll(() => statuses(`/blog/${slug}`), { timeout: 30_000 }).toEqual([200, 200]);
    }
    for (const node of nodes)
      for (const old of ['ten-shops-on-a-train', 'ten-shops']) {
        const answer = await fetch(`${node}/blog/${old}`, { redirect: 'manual' });
        expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/blog/shops-on-a-train']);
      }

    // The admin undoes a bad edit with the history.
    await text.press('ControlOrMeta+a');
    await page.keyboard.type('Gone.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(async () => (await database.blogPost.findUniqueOrThrow({ where: { id } })).content, { timeout: 30_000 })
      .toBe('<p>Gone.</p>');
    await page.getByRole('link', { name: 'History' }).click();
    const revisions = page.getByRole('navigation', { name: 'Revisions' }).getByRole('link');
    await revisions
      .filter({ hasText: /^(Published|First saved)/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^(Published|First saved)/ })).toBeVisible();
    await page.getByRole('button', { name: 'Restore this revision' }).click();
    await expect(toast(page, 'Revision loaded')).toBeVisible();
    await expect(text).toContainText('Measure before you mend.');
    // The post of the restored revision was scheduled, so the button is Schedule.
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect
      .poll(async () => (await database.blogPost.findUniqueOrThrow({ where: { id } })).content, { timeout: 30_000 })
      .toBe(content);
  } finally {
    await second.site.stop();
    await rm(ownDir, { recursive: true, force: true });
    await database.blogPost.deleteMany({ where: { author: 'The desk' } });
  }
});
