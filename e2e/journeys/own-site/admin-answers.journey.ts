import { expectAccessible } from '../../fixtures/accessible.ts';
import { answered, signedInTest as test } from '../../fixtures/admin-site.ts';
import { newInquiry } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

const html = `<p onclick="fetch('https://evil.example/click')">We <b>agree</b>.</p>
<script>fetch('https://evil.example/script')</script>
<img src="https://evil.example/pixel.gif" alt="Logo">
<form action="https://evil.example/form"><button>Win</button></form>
<style>@import 'https://evil.example/style.css';</style>
<div style="position:fixed;inset:0;background:url(https://evil.example/background.png)">Over everything</div>`;

test('the admin reads an answer from the mailbox, and replies with a file', async ({
  page,
  database,
  faults,
  ownSite: { mailbox },
}) => {
  // Allows what the journey provokes: the browser refuses to load a picture, and the server refuses a file that is
  // too large.
  faults.allow(/^console error: .*violates the following Content Security Policy/, /evil\.example/, ...answered(413));
  const inquiry = await database.contactSubmission.create({
    data: newInquiry({ name: 'Ada Lovelace', email: 'ada@answers.example', state: 'done' }),
  });
  const asked: string[] = [];
  await page.context().route(/evil\.example/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`/admin/inbox/${inquiry.id}`);
  await expect(page.getByRole('status').getByText('Live')).toBeVisible();
  const thread = page.getByRole('list', { name: 'Replies and answers' });
  const content = new TextEncoder().encode('<script>alert(1)</script>');
  await database.inquiryMessage.create({
    data: {
      ...{ inquiryId: inquiry.id, from: 'them', state: 'received', text: 'We agree.', html, quoted: '> Shall we?' },
      ...{
        email: 'ada@answers.example',
        subject: 'Go',
        files: { create: [{ name: 'plan.html', type: 'text/html', size: content.length, content }] },
      },
    },
  });
  await expect(thread).toContainText('Ada Lovelace answered');

  await test.step('a mail runs no script, does not cover the page and loads nothing by itself', async () => {
    await thread.getByText('Show original formatting').click();
    const mail = page.frameLocator('iframe[title="Email with its original formatting"]');
    await expect(mail.getByText('We agree.')).toBeVisible();
    await expect(mail.locator('script, form, button, style >> text=import')).toHaveCount(0);
    await expectAccessible(page);
    await thread.getByText('Quoted text').click();
    await expect(thread).toContainText('> Shall we?');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load pictures' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked.every((url) => /pixel|background/.test(url))).toBe(true);
  });

  await test.step('a file is downloaded, never shown as a page', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      thread.getByRole('link', { name: 'plan.html' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('plan.html');
  });

  await test.step('a file that is too large is refused and the text stays, and a smaller file is sent', async () => {
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await reply.fill('Here is the offer.');
    const attach = async (name: string, size: number) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Attach a file' }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 'x') });
    };
    await attach('film.pdf', 10 * 1024 * 1024 + 1);
    await expect(page.getByRole('alert').filter({ hasText: 'File not added' })).toContainText('10 MB in total');
    await attach('offer.pdf', 2_000);
    await expect(page.getByRole('list', { name: 'Files of this reply' })).toContainText('offer.pdf 2.0 KB');
    await expect(reply).toHaveValue('Here is the offer.');
    await expectAccessible(page);
    await reply.press('ControlOrMeta+Enter');
    await expect(thread).toContainText('Here is the offer.');
    await expect(thread).not.toContainText('Sending...', { timeout: 20_000 });
    const { source } = await mailbox.mailTo('ada@answers.example', /./);
    expect(source).toContain('filename=offer.pdf');
    await expect(page.getByRole('list', { name: 'Files of this reply' })).toBeHidden();
  });
});
