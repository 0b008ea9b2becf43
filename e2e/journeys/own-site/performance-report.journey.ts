import { expectAccessible } from '../../fixtures/accessible.ts';
import { newInquiry } from '../../fixtures/inquiry-form.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

test('a visitor gets the report by mail, and an address gets at most five reports', async ({
  page,
  request,
  faults,
  ownSite: { mailbox },
}) => {
  const { email: address } = newInquiry();
  const website = `shop.example/rope?gclid=${'x'.repeat(90)}`;
  const dialog = page.getByRole('dialog', { name: 'Email Complete Report' });
  const open = page.getByRole('button', { name: 'Email Complete Report' });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const send = dialog.getByRole('button', { name: 'Send' });
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

  await page.clock.install();
  await page.goto('/tools/performance');
  await page.getByRole('textbox', { name: 'Website URL' }).fill(website);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('progressbar', { name: `Analyzing ${website}` })).toBeVisible();
  await page.clock.fastForward(3_000);
  const cards = page.getByRole('region', { name: 'Estimate a website' }).getByRole('listitem');
  await expect(cards).toHaveCount(5);

  await open.click();
  await expect(email).toBeFocused();
  const beyond = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond, 'a long URL fits the dialog').toBeLessThanOrEqual(0);
  await expect(send).toBeDisabled();
  await name.fill('Ada');
  await expect(send).toBeDisabled();
  await email.fill(address);
  const asked = page.waitForRequest('**/api/performance/email-report');
  await send.click();
  await expect(toast).toContainText('Email Sent!Your performance report has been sent to your email address.');
  await expect(dialog).toBeHidden();

  const data = (await asked).postDataJSON();
  const { overallScore, metrics } = data.performanceData;
  const mail = await mailbox.mailTo(address, `Your performance estimate: ${overallScore} of 100`);
  const words = mail.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('Hello Ada');
  expect(words, 'mail programs do not turn the host into a link').toContain('shop\u2060\u200c.example ');
  expect(metrics).toHaveLength(5);
  for (const metric of metrics) {
    await expect(cards.filter({ hasText: metric.name })).toContainText(String(metric.score));
    const reading = `${metric.score} of 100 ${metric.name} – ${metric.category} ${metric.description} ${metric.impact} What to do: `;
    expect(words.toLowerCase()).toContain(reading.toLowerCase());
  }

  for (let sent = 1; sent < 5; sent += 1) await request.post('/api/performance/email-report', { data });
  faults.allow(/^console error: .* 429 /, /^answer 429: .*email-report/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open.click();
  await expect(email, 'the address of the sent report is not filled in again').toHaveValue('');
  await email.fill(address);
  await email.press('Enter');
  await expect(toast).toContainText(/Email FailedToo many attempts\. Please try again in \d+ minutes\./);
  await expect(email).toHaveValue(address);
  await expectAccessible(page);
  await expect.poll(async () => (await mailbox.mailsTo(address)).length).toBe(5);
  // Escape closes only the topmost layer.
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
