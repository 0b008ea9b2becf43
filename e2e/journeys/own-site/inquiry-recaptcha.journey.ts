import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { takeToken } from '../../faults/send-inquiry.ts';
import { inquiryForm, newInquiry } from '../../fixtures/inquiry-form.ts';
import { test as base } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';
import { freePort } from '../../server/free-port.ts';
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
  siteVariables: [
    // An error in the log is what these journeys provoke.
    async ({ recaptcha }, use) => use({ ...recaptcha.variables, LOG_LEVEL: 'fatal' }),
    { scope: 'worker' },
  ],
});

// In one worker, which starts one site for all of them.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ recaptcha }) => recaptcha.clear());

const thanks = 'Message sent successfully!Thank you for your message. We will reply within 24 hours.';

const scripts = ({ requests }: RecaptchaStandIn) => requests.filter((path) => path.includes('/api.js'));

/** The form of the contact page, filled in, with its check in sight. */
async function begun(page: Page) {
  const inquiry = newInquiry();
  const visit = { ...inquiryForm(page), inquiry };
  await page.goto('/contact');
  await visit.fill(inquiry);
  await expect(visit.check).toBeVisible();
  await expect(visit.send).toBeDisabled();
  return visit;
}

test('the check is fetched when the form comes near, once, and lets a visitor send', async ({
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
  expect(answer?.headers()['cross-origin-embedder-policy'], 'frames of others say nothing of it').toBe('unsafe-none');
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
  expect(scripts(recaptcha), 'once a document').toEqual(
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

test('shows why an inquiry was refused, keeps what was typed, and then sends it once', async ({
  page,
  faults,
  recaptcha: { behavior, verifications },
  ownSite: { database },
}) => {
  faults.allow(/^console error: .* 400 /, /^answer 400: /, /^console error: .* 429 /, /^answer 429: /);
  const { form, check, send, toast, expectEntries, inquiry } = await begun(page);
  behavior.verify = 'refuse';
  await check.click();
  await send.click();
  await expect(form).toContainText('Error sending messagereCAPTCHA verification failed. Please try again.');
  await expectEntries(inquiry);
  await expect(check).not.toBeChecked();
  await expect(send).toBeDisabled();
  expect(verifications).toHaveLength(1);

  behavior.verify = 'answer';
  // Somebody else behind this address tries a great deal.
  await page.evaluate(async (entries) => {
    const body = JSON.stringify({ ...entries, recaptchaToken: 'made up' });
    const attempt = () =>
      fetch('/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    for (let status = 400; status === 400; ) status = (await attempt()).status;
  }, inquiry);
  await check.click();
  await send.click();
  await expect(form).toContainText(/Error sending messageToo many attempts\. Please try again in \d+ minutes\./);
  await expectEntries(inquiry);
  await database.$executeRaw`DELETE FROM rate_limits`;

  await check.click();
  await send.click();
  await expect(toast).toContainText(thanks);
  expect(await database.contactSubmission.findMany({ where: { email: inquiry.email } })).toMatchObject([inquiry]);
});

test('a form on another site sends nothing here, whatever token it has', async ({
  page,
  request,
  faults,
  recaptcha,
  ownSite: { database, url },
}) => {
  faults.allow(/^console error: .* 403 /, /^answer 403: /);
  const recaptchaToken = await takeToken(recaptcha.variables.RECAPTCHA_SCRIPT_URL ?? '');
  const form = { ...newInquiry(), recaptchaToken };
  const inputs = Object.entries(form).map(([name, value]) => `<input name="${name}" value="${value}">`);
  const port = await freePort();
  const elsewhere = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<form method="post" action="${url}/contact">${inputs.join('')}<button>Win a prize</button></form>`);
  });
  await new Promise<void>((resolve) => elsewhere.listen(port, resolve));
  const stored = () => database.contactSubmission.count({ where: { email: form.email } });
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByRole('button').click();
  await expect(page.getByText('This form was sent from another site.')).toBeVisible();
  elsewhere.close();
  expect([recaptcha.verifications, await stored()]).toEqual([[], 0]);

  const answer = await request.post('/contact', { form });
  expect([answer.status(), await stored()], 'it was not for the token').toEqual([200, 1]);
});
