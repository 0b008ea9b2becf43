import type { PrismaClient } from '@agency/prisma';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { inquiryForm, newInquiry } from '../../fixtures/inquiry-form.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

// The site has no keys for reCAPTCHA, so it uses the embedded bot check. One worker runs all tests, so that they
// share one site.
test.describe.configure({ mode: 'default' });

const agency = 'hello@meridianweb.example';
const thanks = 'Message sent successfully!Thank you for your message. We will reply within 24 hours.';
const passed = 'Checked. You can send the form.';
const waiting = 'Complete the check above to send';

/** Invalid entries, and the errors that the browser and the server show for them. */
const tooShort = {
  entries: { name: 'A', email: 'ada@', message: 'Too short' },
  errors: {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    service: 'Please select a service',
    message: 'Message must be at least 10 characters',
  },
};

const stored = (database: PrismaClient, email: string) => database.contactSubmission.findMany({ where: { email } });

/** Locks the table of inquiries, so that the server can store none until `meanwhile` is done. */
const whileNothingIsStored = (database: PrismaClient, meanwhile: () => Promise<void>) =>
  database.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE contact_submissions IN EXCLUSIVE MODE`;
      await meanwhile();
    },
    { timeout: 10_000 },
  );

test('a visitor sends an inquiry by keyboard alone, the agency can answer, and the visitor gets a receipt', async ({
  page,
  ownSite: { database, mailbox },
}) => {
  const { keyboard } = page;
  const { form, fields, check, send, toast, expectEntries } = inquiryForm(page);
  const inquiry = newInquiry({
    company: 'Navy & Sons',
    budget: '10k-25k',
    message: 'The shop is slow.\nPrices & <b>dates</b>, please.',
  });
  await page.goto('/contact');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(fields.name).toBeFocused();
  await expect(send).toBeDisabled();
  // Types each value. A list chooses the option that begins with the typed text, and Enter in the message begins a
  // new line.
  for (const words of [inquiry.name, inquiry.email, 'Shopify', 'Navy & Sons', '$10,000', inquiry.message]) {
    await keyboard.type(words);
    await keyboard.press('Tab');
  }
  await expectEntries(inquiry);
  await expect(check).toBeFocused();
  await keyboard.press('Space');
  await expect(form.getByRole('status')).toHaveText(passed, { timeout: 15_000 });
  await keyboard.press('Tab');
  await expect(send).toBeFocused();

  await whileNothingIsStored(database, async () => {
    await keyboard.press('Enter');
    await expect(send).toHaveText('Sending...');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send, 'the button keeps the focus').toBeFocused();
    await keyboard.press('Enter');
  });
  await expect(toast).toContainText(thanks);
  await expect(form, 'the confirmation replaces the form').toBeHidden();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeInViewport();
  const stays = page.getByRole('main').getByText('We have received your inquiry');
  await expect(stays, 'the page itself confirms the inquiry, too').toBeVisible();
  await expectAccessible(page);
  // Moves the focus from the heading past the link with the agency's email address.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(fields.name).toBeFocused();
  await expectEntries({});
  await expect(check).not.toBeChecked();
  await expect(send).toHaveText(waiting);
  await expect(send).toBeDisabled();

  const submissions = await stored(database, inquiry.email);
  expect(submissions).toHaveLength(1);
  expect(submissions[0]).toMatchObject(inquiry);
  const notification = await mailbox.mailTo(agency, `Inquiry from ${inquiry.name}: Shopify Plus`);
  // Joins the header lines that the mail program folded.
  const unfolded = notification.source.replace(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toContain(`\r\nReply-To: ${inquiry.name} <${inquiry.email}>\r\n`);
  const receipt = await mailbox.mailTo(inquiry.email, 'We have your inquiry – Meridian Web');
  for (const words of [inquiry.email, inquiry.company, 'Shopify Plus', '$10,000 to $25,000', '<b>dates</b>, please.'])
    expect(notification.text).toContain(words);
  expect(notification.html).toContain('Prices &amp; &lt;b&gt;dates&lt;/b&gt;, please.');
  expect(receipt.to).toMatchObject([{ address: inquiry.email }]);
  expect(receipt.text).toContain('Shopify Plus');
  // The receipt repeats no typed text, so that nobody can send their own words to others under the agency's name.
  for (const words of [inquiry.name, inquiry.company, 'please.']) expect(receipt.source).not.toContain(words);
  expect(await mailbox.mailsTo(inquiry.email)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('an inquiry survives a lost network, another page and a reload, and is sent once', async ({
    page,
    context,
    faults,
    ownSite: { database },
  }) => {
    const { form, fields, check, send, toast, fill, expectEntries } = inquiryForm(page);
    const inquiry = newInquiry();
    await page.goto('/');
    await fill(inquiry);
    await expect(send).toBeDisabled();
    await form.getByText('I am not a robot').tap();
    await expect(form.getByRole('status')).toHaveText(passed, { timeout: 15_000 });

    faults.allow(/^console error: .*ERR_INTERNET_DISCONNECTED/, /^request failed: net::ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await send.tap();
    await expect(form).toContainText('Error sending messageSomething went wrong. Please try again.');
    await expect(toast, 'the form shows the error, so no toast does').toHaveCount(0);
    await expectEntries(inquiry);
    await expect(check).not.toBeChecked();
    await expect(send).toBeDisabled();
    await context.setOffline(false);

    await page.goto('/contact');
    await expectEntries(inquiry);
    await fields.company.fill('Analytical Engines');
    await page.reload();
    await expectEntries({ ...inquiry, company: 'Analytical Engines' });
    await check.tap();
    await expect(form.getByRole('status')).toHaveText(passed, { timeout: 15_000 });
    await send.dblclick();
    await expect(toast).toContainText(thanks);
    expect(await stored(database, inquiry.email)).toHaveLength(1);
    await expectAccessible(page);
    await page.reload();
    await expectEntries({});
  });
});

test('a link to the form selects a package, which reaches the agency, and what the visitor chooses is kept', async ({
  page,
  ownSite: { database, mailbox },
}) => {
  const { fields, form, check, send, toast, fill } = inquiryForm(page);
  const { service: _, ...given } = newInquiry();
  // Sends a unique text, because a text that others have sent too counts as spam if it comes within 3 seconds.
  const inquiry = { ...given, message: `We need this package by June. ${given.name}` };
  await page.goto('/services/wordpress');
  const professional = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Professional' }) });
  await professional.getByRole('link', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/contact?service=wordpress&package=professional');
  const regarding = form.getByRole('textbox', { name: 'Regarding' });
  await expect(fields.service).toHaveValue('wordpress');
  await expect(regarding).toHaveValue('WordPress development: Professional package, $5,000');
  const confirmed = page.getByText('Regarding WordPress development: Professional package, $5,000');
  await expect(confirmed, 'the visitor sees the package without scrolling').toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(confirmed).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await fill(inquiry);
  await fields.service.selectOption('cms');
  // Waits for the framework, which stores the entries once it has loaded.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('inquiry'))).toContain('cms');
  await page.reload();
  await expect(fields.message).toHaveValue(inquiry.message);
  await expect(fields.service).toHaveValue('cms');
  await expect(regarding).toHaveValue('WordPress development: Professional package, $5,000');
  await send.press('Enter');
  await expect(toast).toContainText('Please complete the reCAPTCHA');
  await expect(check, 'a press that comes too early moves the focus to the missing check').toBeFocused();
  await check.press('Space');
  await expect(form.getByRole('status')).toHaveText(passed, { timeout: 15_000 });
  await send.click();
  await expect(toast).toContainText(thanks);
  const chosen = { service: 'cms', regarding: 'WordPress development: Professional package, $5,000' };
  expect(await stored(database, inquiry.email)).toMatchObject([{ ...inquiry, ...chosen }]);
  const { text } = await mailbox.mailTo(agency, `Inquiry from ${inquiry.name}: CMS development`);
  expect(text).toContain(chosen.regarding);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows its errors at the fields, and says that the bot check needs JavaScript', async ({
    page,
    faults,
    ownSite: { database },
  }) => {
    faults.allow(/^console error: .* 400 /, /^answer 400: /);
    const { form, fields, send, fill, expectEntries, expectErrors } = inquiryForm(page);
    await page.goto('/');
    await fill(tooShort.entries);
    await send.click();
    await expect(page).toHaveURL('/contact');
    await expectErrors(tooShort.errors);
    await expect(fields.name).toBeFocused();
    await expectEntries(tooShort.entries);
    const inquiry = newInquiry({ company: '', budget: '50k+' });
    await fill(inquiry);
    await send.click();
    await expectErrors({});
    await expectEntries(inquiry);
    await expect(form.getByText('Please complete the reCAPTCHA')).toBeVisible();
    const instead = `The bot check needs JavaScript. You can write to ${agency} instead.`;
    await expect(form.locator('noscript p')).toHaveText(instead);
    expect(await stored(database, inquiry.email)).toEqual([]);
  });
});
