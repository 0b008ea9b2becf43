import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { addressOf } from '#api/contract/text.ts';
import { renderDraft, templates } from '#api/mail/compose-mail.ts';
import type { Draft, Template } from '#api/mail/message.ts';
import { exampleContents as contents, notice } from '../../../test/mail-contents.ts';
import type { MailContents } from '../mail-contents.ts';
import { greeting } from './layout.ts';
import { passwordReset } from './password-reset.ts';

const { agency, site } = parseEnvironment({ PUBLIC_URL: 'https://agency.example', AGENCY_NAME: 'Studio North' });
const sender = { agency, publicUrl: site.publicUrl };
const write = (draft: Draft) => renderDraft(draft, addressOf('reader@example.com'));

const url = 'https://agency.example/admin/reset-password?token=abc';
const inquiryFacts = [
  'Ana Ruiz',
  'ana@harbour.example',
  'Harbour',
  'Shopify Plus',
  '$10,000 to $25,000',
  'We sell ropes.',
];
/** A host as text that no mail program turns into a link. */
const unlinked = 'harbour\u2060\u200c.example';
const orderFacts = [
  'Protect',
  'Sites Needing Edits and Security',
  '$149.00 per month',
  'INV-2026-000042',
  'November 20, 2026, payment 3C679366HH908993F',
  'November 21 to December 21, 2026',
  'Ana Ruiz',
];
const summaryFacts = [
  ...['Protect', '$149.00 per month', 'INV-2026-000042', 'https://harbour.example'],
  ...['Ana Ruiz', 'ana@harbour.example'],
];
const cases: [string, Draft, string, string[]][] = [
  [
    'inquiry notification',
    templates['inquiry-notification'](contents['inquiry-notification'], sender),
    'Inquiry from Ana Ruiz: Shopify Plus',
    [...inquiryFacts, 'https://agency.example/admin'],
  ],
  [
    'inquiry receipt',
    templates['inquiry-receipt'](contents['inquiry-receipt'], sender),
    'We have your inquiry – Studio North',
    ['Hello,', 'Shopify Plus', 'within 24 hours', agency.phone, agency.email, 'If you did not write to us'],
  ],
  [
    'password reset',
    passwordReset(url, sender),
    'Reset your password – Studio North',
    [url, 'once, within the next hour'],
  ],
  [
    'performance report',
    templates['performance-report'](contents['performance-report'], sender),
    'Your performance estimate: 73 of 100',
    [
      'Hello Ana,',
      unlinked,
      'An estimate, not a measurement',
      'Find the largest picture on the first screen',
      'Remove old plugins',
    ],
  ],
  [
    'order confirmation',
    templates['order-confirmation'](contents['order-confirmation'], sender),
    'Your maintenance plan: Protect, invoice INV-2026-000042',
    [
      ...orderFacts,
      unlinked,
      'The invoice is attached',
      'Within 24 hours you will get a welcome email',
      'Monthly billing continues automatically',
      '30 days’ notice',
    ],
  ],
  [
    'order notification',
    templates['order-notification'](contents['order-notification'], sender),
    'Order INV-2026-000042 from Ana Ruiz: Protect',
    [...orderFacts, 'https://harbour.example'],
  ],
  [
    'order that needs review',
    templates['order-needs-review'](contents['order-needs-review'], sender),
    'Needs review: order INV-2026-000042 from Ana Ruiz',
    [...summaryFacts, 'Captured 1.00 USD instead of 149.00 USD.', 'https://agency.example/admin/orders'],
  ],
  [
    'denied payment',
    templates['payment-denied'](contents['payment-denied'], sender),
    'Your payment did not go through: Protect, order INV-2026-000042',
    [
      'Hello Ana Ruiz,',
      'No money was taken',
      'you owe nothing',
      'https://agency.example/services/wordpress-maintenance',
    ],
  ],
  [
    'notice of a denied payment',
    templates['payment-denied-notice'](contents['payment-denied-notice'], sender),
    'Payment failed: order INV-2026-000042 from Ana Ruiz',
    [...summaryFacts, 'The customer has been notified'],
  ],
];

test('a reply keeps the spaces and tabs of its text, as HTML and as plain text', async () => {
  const { html, text } = await write(templates.reply({ ...contents.reply, text: 'a:\n  b:\tc' }, sender));
  expect(html).toMatch(/white-space:pre-wrap">a:<br\/> {2}b:\tc</);
  expect(text).toMatch(/^a:\n {2}b:\tc\n\nOn Nov 12, 2026 you wrote:\n\n> We sell ropes\.\n> Could you/);
});

test.each(cases)('the mail “%s” has the same data as HTML and as text', async (_name, draft, subject, facts) => {
  const message = await write(draft);
  expect(message.subject).toBe(subject);
  const readable = (part: string) => part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  for (const fact of [...facts, 'Studio North']) {
    expect(readable(message.text)).toContain(fact);
    expect(message.html.includes(`"${fact}"`) ? fact : readable(message.html)).toContain(fact);
  }
  expect(message.text).not.toMatch(/<\/|undefined|\[object/);
  // Reading the mail fetches nothing, so no picture, font or stylesheet reveals that it was read.
  expect(message.html).not.toMatch(/<img|src=|url\(|<link rel="stylesheet/);
});

test('a visitor’s message appears in the HTML as plain text, with its line breaks', async () => {
  const message = '<script>alert(1)</script>\n<a href="https://evil.example">click</a>';
  const inquiry = { ...contents['inquiry-notification'], message };
  const { html, text } = await write(templates['inquiry-notification'](inquiry, sender));
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br/>&lt;a href=');
  expect(html).not.toMatch(/<script|href="https:\/\/evil/);
  expect(text).toContain('<script>alert(1)</script>\n<a href="https://evil.example">click</a>');
});

test('a stranger’s text does not change the direction of its line or of the subject', async () => {
  const turned = { ...contents['inquiry-notification'], name: 'Ana \u202eziuR', message: 'Pay \u2067now' };
  const { subject, html, text } = await write(templates['inquiry-notification'](turned, sender));
  expect(html).toContain('<bdi>Ana ziuR</bdi>');
  expect(subject + html + text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test('a receipt goes to anyone’s address, so it repeats nothing that a visitor wrote', async () => {
  const old = { ...contents['inquiry-notification'], service: 'WIN A PRIZE', message: 'at evil.example' };
  const draft = templates['inquiry-receipt'](old, sender);
  const { subject, html, text } = await write(draft);
  expect(draft.recipientName).toBeUndefined();
  expect(subject + html + text).not.toMatch(/PRIZE|evil|Ruiz|Harbour/i);
});

describe('a report goes to anyone’s address, so it repeats little that a visitor typed', () => {
  test('it uses only the names and scores of the metrics', async () => {
    const { html, text } = await write(templates['performance-report'](contents['performance-report'], sender));
    expect(html + text).not.toMatch(/PRIZE|evil/);
    expect(html).not.toMatch(/href="[^"]*harbour|<(h1|title)[^>]*>[^<]*harbour/);
    expect(text).toMatch(/85 of 100\s+FIRST CONTENTFUL PAINT –\sGOOD/);
    expect(text).toMatch(/50 of 100\s+TOTAL BLOCKING TIME –\sPOOR/);
  });

  test('it names only the website’s host, as text without a link', async () => {
    const website = 'https://www.harbour.example:8443/You-have-won?at=evil.example#there';
    const report = { ...contents['performance-report'], website };
    const { html, text } = await write(templates['performance-report'](report, sender));
    expect(text).toContain('www\u2060\u200c.harbour\u2060\u200c.example\n');
    expect(html + text).not.toMatch(/You-have|evil|8443|www\.harbour|harbour\.|href="[^"]*harbour/);
    expect(URL.canParse(`https://${unlinked}`), 'the host is invalid in a link').toBe(false);
  });

  test.each([
    ['Ana', 'Hello Ana,'],
    ['Dr. Jean-Luc O’Neill', 'Hello Dr. Jean-Luc O’Neill,'],
    ['王小明', 'Hello 王小明,'],
    ['evil.example', 'Hello,'],
    ['Win $500 at https://evil.example', 'Hello,'],
    ['a'.repeat(61), 'Hello,'],
    [undefined, 'Hello,'],
  ])('it uses a name only if it looks like one: %s', (name, expected) => {
    expect(greeting(name)).toBe(expected);
  });
});

test.each(['order-confirmation', 'payment-denied'] as const)(
  'the %s goes to an address that nobody has verified, so it repeats no link, and a name only if it looks like one',
  async (kind) => {
    const template = templates[kind] as Template<MailContents[typeof kind]>;
    const website = 'https://harbour.example/You-have-won?at=evil.example';
    const stranger = { website, customerName: 'Win at evil.example', customerEmail: 'victim@post.example' };
    const draft = template({ ...contents[kind], ...stranger }, sender);
    const { subject, html, text } = await write(draft);
    expect(subject + draft.recipientName + html + text).not.toMatch(/You-have|Win|evil|harbour\.|victim/);
    expect(text).toContain('Hello,');
  },
);

test.each(['order-confirmation', 'order-notification', 'order-needs-review', 'payment-denied-notice'] as const)(
  'in a demonstration, the %s says that no money was taken',
  async (kind) => {
    const template = templates[kind] as Template<MailContents[typeof kind]>;
    const { text } = await write(template({ ...contents[kind], demo: true }, sender));
    expect(text).toContain('no money was taken');
    expect((await write(template(contents[kind], sender))).text).not.toContain('no money was taken');
  },
);

test('a subject is one line of at most 120 characters', async () => {
  const name = `Eve\r\nBcc: all@example.com\u2028\u202e${'x'.repeat(200)}`;
  const { subject } = await write(
    templates['inquiry-notification']({ ...contents['inquiry-notification'], name }, sender),
  );
  expect(subject).toMatch(/^Inquiry from Eve Bcc: all@example\.com x+…$/);
  expect([...subject]).toHaveLength(120);
});

describe('a mail about a subscription', () => {
  const read = async (about: object) =>
    (
      await write(templates['subscription-notice'](notice(about) as MailContents['subscription-notice'], sender))
    ).text.replaceAll(/\s+/g, ' ');
  test.each([
    [{ about: 'renewal', billing: 'automatic' }, 'We will charge $149.00 on that day'],
    [{ about: 'renewal', billing: 'link' }, 'Nothing is charged automatically'],
    [{ about: 'renewal', billing: 'link', chargesAt: '2027-03-04T10:00:00.000Z' }, 'RENEWS ON MARCH 4, 2027'],
    [
      { about: 'renewal', billing: 'automatic', chargesAt: null },
      'The payment of $149.00 for the month below is due after the payment for the month before it.',
    ],
    [
      { about: 'renewal', billing: 'link', planEndsAt: '2027-01-21T10:00:00.000Z' },
      'YOUR NEXT PAYMENT IS ON DECEMBER 21, 2026 Hello Ana Ruiz, Your plan ends on January 21, 2027',
    ],
    [
      { about: 'link', invoiceNumber: 'INV-1', token: 'abc', pastDue: true, planEndsAt: '2027-01-21T10:00:00.000Z' },
      'Your plan then continues until it ends on January 21, 2027.',
    ],
    [
      { about: 'declined', invoiceNumber: 'INV-1', triesAt: '2026-12-24T10:00:00.000Z' },
      'try again on December 24, 2026',
    ],
    [{ about: 'declined', invoiceNumber: 'INV-1', triesAt: null }, 'We will not try again'],
    [{ about: 'link', invoiceNumber: 'INV-1', token: 'abc', pastDue: false }, '/maintenance/pay?token=abc'],
    [
      { about: 'link', invoiceNumber: 'INV-1', token: 'abc', pastDue: false, hasStopped: true },
      'We no longer charge your stored payment method',
    ],
    [{ about: 'canceled', endsAt: '2027-01-21T10:00:00.000Z', isCharged: true }, 'One more payment of $149.00 is due'],
    [
      { about: 'canceled', endsAt: '2027-02-21T10:00:00.000Z', isCharged: true },
      'The next payment of $149.00 is due on December 21, 2026. Months that begin after that day, and before your plan ends, are charged too.',
    ],
    [{ about: 'canceled', endsAt: '2026-12-21T10:00:00.000Z', isCharged: false }, 'Nothing more is charged'],
    [{ about: 'past-due' }, 'We have not received your payment of $149.00 yet'],
    [{ about: 'ended' }, 'You will not be charged again'],
  ])('tells its customer about %o', async (about, words) => {
    expect(await read(about)).toContain(words);
  });

  test.each([
    [{ change: 'canceled', planEndsAt: '2027-01-21T10:00:00.000Z' }, 'Canceled', 'The plan ends on January 21, 2027.'],
    [{ change: 'resumed' }, 'Cancellation withdrawn', 'a customer keeps a plan'],
    [{ change: 'plan-changed' }, 'Changed', 'The chosen plan begins on December 21, 2026.'],
    [{ change: 'resumed', website: 'https://harbour.example' }, 'Cancellation withdrawn', 'https://harbour.example'],
  ] as const)('tells the agency about a change by the customer: %o', async (fields, heading, words) => {
    const content = { ...contents['subscription-changed'], ...fields };
    const { subject, text } = await write(templates['subscription-changed'](content, sender));
    expect(subject).toBe(`${heading}: Protect of Ana Ruiz`);
    expect(text.replaceAll(/\s+/g, ' ').toLowerCase()).toContain(words.toLowerCase());
  });

  test('tells the agency that a plan has ended, and what the customer was promised', async () => {
    const { subject, text } = await write(templates['subscription-ended'](contents['subscription-ended'], sender));
    expect(subject).toBe('Ended: Protect of Ana Ruiz');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('send the final backup of the site');
  });

  test.each([
    ['automatic', 'Monthly billing continues automatically, with'],
    [
      'once-stored',
      'continues automatically once PayPal has stored your payment method; otherwise we email you a link',
    ],
    ['link', 'Nothing is charged automatically'],
  ] as const)('says how the months after the first are paid: %s', async (billing, words) => {
    const paid = { ...contents['order-confirmation'], billing };
    const { text } = await write(templates['order-confirmation'](paid, sender));
    expect(text.replaceAll(/\s+/g, ' ').match(/continues automatically|Nothing is charged/g)).toHaveLength(1);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  test('says after a cancellation when the plan ends, and not that it continues', async () => {
    const paid = { ...contents['order-confirmation'], period: 1, planEndsAt: '2027-01-21T10:00:00.000Z' };
    const { text } = await write(templates['order-confirmation'](paid, sender));
    expect(text).toContain('Your plan ends on January 21, 2027');
    expect(text).not.toMatch(/continues|cancel anytime/i);
    const later = await write(templates['order-confirmation']({ ...paid, planHasEnded: true }, sender));
    expect(later.text).toContain('Your plan ended on January 21, 2027');
  });
});
