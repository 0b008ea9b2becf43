import { inquiryForm, newInquiry } from '../../fixtures/inquiry-form.ts';
import { test as base } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';
import { type RecaptchaStandIn, startRecaptchaStandIn } from '../../server/recaptcha-stand-in.ts';

const test = base.extend<object, { recaptcha: RecaptchaStandIn }>({
  recaptcha: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const recaptcha = await startRecaptchaStandIn();
      await use(recaptcha);
      await recaptcha.close();
    },
    { scope: 'worker' },
  ],
  siteVariables: [async ({ recaptcha }, use) => use(recaptcha.variables), { scope: 'worker' }],
});

const thanks = 'Message sent successfully!Thank you for your message. We will reply within 24 hours.';

const scripts = ({ requests }: RecaptchaStandIn) => requests.filter((path) => path.includes('/api.js'));

test('reCAPTCHA loads once per document, when the form is near, and lets a visitor send an inquiry', async ({
  page,
  recaptcha,
  ownSite: { database, mailbox },
}) => {
  const { fields, check, send, toast, fill, expectEntries } = inquiryForm(page);
  const answer = await page.goto('/');
  const folder = new URL('.', recaptcha.variables.RECAPTCHA_SCRIPT_URL).href;
  const policy = (answer?.headers()['content-security-policy'] ?? '').replaceAll(/ 'sha256-[^']+'/g, '').split('; ');
  expect(policy).toContain(`script-src 'self' ${folder}`);
  expect(policy).toContain(`frame-src ${folder}`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(
    answer?.headers()['cross-origin-embedder-policy'],
    'a stricter value would block frames of other origins',
  ).toBe('unsafe-none');
  await page.waitForLoadState('networkidle');
  expect(scripts(recaptcha)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL('/contact');
  await fields.name.focus();
  await expect(check).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Websites with the numbers to prove them.');
  const inquiry = newInquiry({ service: 'api', company: 'Babbage Ltd' });
  await fill(inquiry);
  await expect(check).toBeVisible();
  expect(scripts(recaptcha), 'the script is loaded once per document').toEqual(
    Array(2).fill('/recaptcha/api.js?render=explicit&hl=en&trustedtypes=true'),
  );
  await expect(send).toBeDisabled();
  await check.click();
  await send.click();
  await expect(toast).toContainText(thanks);
  await page.getByRole('link', { name: 'Write another message' }).click();
  await expectEntries({});
  await expect(check).not.toBeChecked();
  await expect(send).toBeDisabled();

  expect(recaptcha.verifications).toMatchObject([
    { secret: 'stand-in-secret-key', response: expect.stringMatching(/^token-/), answer: { success: true } },
  ]);
  expect(await database.contactSubmission.findMany({ where: { email: inquiry.email } })).toMatchObject([inquiry]);
  const receipt = await mailbox.mailTo(inquiry.email, 'We have your inquiry – Meridian Web');
  expect(receipt.text).toContain('API integration');
});
