import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { drawInvoice } from './draw-invoice.ts';
import type { Invoice } from './invoice.ts';

const invoice: Invoice = {
  number: 'INV-2026-000123',
  paidAt: new Date('2026-11-21T23:59:00Z'),
  issuer: {
    name: 'Studio North',
    initials: 'SN',
    email: 'hello@studio.example',
    phone: '+44 20 7946 0000',
    website: 'studio.example',
  },
  customer: { name: 'Ana Ruiz', email: 'ana@harbour.example' },
  plan: { name: 'Protect', tagline: 'Sites Needing Edits and Security' },
  from: new Date('2026-11-21T23:59:00Z'),
  until: new Date('2026-12-21T23:59:00Z'),
  cents: 14900,
  currency: 'USD',
  paymentId: '3C679366HH908993F',
  demo: false,
};
const billedTo = (name: string, email = 'ana@harbour.example'): Invoice => ({ ...invoice, customer: { name, email } });

/** Draws an invoice, and reads the text of its file. */
async function read(drawn: Invoice) {
  const file = await drawInvoice(drawn);
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { file, document, pages: totalPages, text: text.replace(/\s+/g, ' ') };
}

test('an invoice states who bought what from whom, for how much, and how it was paid', async () => {
  const { text, pages } = await read(invoice);
  for (const fact of [
    'Invoice INV-2026-000123 November 21, 2026, paid in full',
    'From Studio North hello@studio.example +44 20 7946 0000 studio.example',
    'Billed to Ana Ruiz ana@harbour.example',
    'Protect Sites Needing Edits and Security November 21 to December 21, 2026 1 $149.00 $149.00',
    'Subtotal $149.00 Total in USD $149.00',
    'Paid with PayPal, payment 3C679366HH908993F',
    'The plan is billed every month. You can cancel anytime with 30 days’ notice: write to hello@studio.example.',
  ])
    expect(text).toContain(fact);
  expect(text).not.toMatch(/demonstration|empty box/i);
  expect(pages).toBe(1);
});

test('an invoice names the maintained site, on one line however long the name is', async () => {
  const host = `${'very-long-label.'.repeat(14)}example.com`;
  for (const website of ['marlow.example', host]) {
    const { text, pages } = await read({ ...invoice, website });
    expect(text.replaceAll(' ', '')).toContain(`December21,2026for${website}1$149.00`);
    expect(pages).toBe(1);
  }
});

test('the invoice of a demonstration is marked as one, and does not claim a payment', async () => {
  const { text } = await read({ ...invoice, demo: true });
  expect(text).toContain('Demonstration, no money was taken');
  expect(text).not.toMatch(/paid/i);
});

test('an invoice is a tagged PDF, with its language, title and author', async () => {
  const { document } = await read(invoice);
  const { info } = await getMeta(document);
  expect(info).toMatchObject({
    Title: 'Invoice INV-2026-000123',
    Author: 'Studio North',
    Language: 'en-US',
    CreationDate: 'D:20261121235900Z',
  });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const roles = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD']) expect(roles).toContain(`"role":"${role}"`);
});

test('an invoice has the same bytes if it is drawn twice', async () => {
  const [first, again] = [await drawInvoice(invoice), await drawInvoice(invoice)];
  expect(first.equals(again)).toBe(true);
});

test('a paid month that spans two years is shown with both years', async () => {
  const days = { from: new Date('2026-12-31T00:00:00Z'), until: new Date('2027-01-31T00:00:00Z') };
  expect((await read({ ...invoice, ...days })).text).toContain('December 31, 2026 to January 31, 2027');
});

describe('names', () => {
  test.each([
    'Łukasz Żółć-Šťastný',
    'Nguyễn Thị Ánh',
    'Ελένη Παπαδοπούλου',
    'Владимир Їжакевич',
    'Søren O’Hara & Daughters',
  ])('are shown unchanged: %s', async (name) => {
    const { text } = await read(billedTo(name));
    expect(text).toContain(`Billed to ${name} ana@`);
    expect(text).not.toContain('empty box');
  });

  test('with characters that the fonts lack are shown with plain ones, and the file also has the original', async () => {
    const { text, file } = await read(billedTo('Ｆｕｌｌ Ἀθηνᾶ'));
    expect(text).toContain('Billed to Full Αθηνα ana@');
    expect(file.includes(utf16('Ｆｕｌｌ Ἀθηνᾶ'))).toBe(true);
  });

  test('with characters that cannot be replaced have boxes and an explanation, and the file has the original', async () => {
    const { text, file, document } = await read(billedTo('王小明 \ud800 🦑'));
    expect(text).toContain('An empty box stands for a character');
    expect(file.includes(utf16('王小明 \ufffd 🦑'))).toBe(true);
    expect((await getMeta(document)).info).toMatchObject({ Subject: 'Protect, billed to 王小明 \ufffd 🦑' });
  });

  test('lose line breaks and characters that change the direction of text', async () => {
    const { text } = await read(billedTo('Eve\r\nTotal\u2028in\u202eUSD\u200b\u0000 $0.00'));
    expect(text).toContain('Billed to Eve Total in USD $0.00 ana@');
  });

  test('are shown in full up to the longest that forms accept, and cut if they are longer', async () => {
    const [name, email] = [
      'Wolfeschlegelsteinhausen '.repeat(4).trim(),
      `${'a'.repeat(64)}@${'b'.repeat(181)}.example`,
    ];
    const long = await read({ ...billedTo(name, email), demo: true });
    expect(long.text).toContain(name);
    expect(long.text.replace(/ /g, '')).toContain(email);
    const absurd = await read(billedTo('x'.repeat(5000), 'y '.repeat(5000)));
    expect(absurd.text).toMatch(/x… (y )+y…/);
    expect(absurd.text).toContain('page 2 of 2');
  });
});

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' };

/** Encodes text as PDF does: as big-endian UTF-16, with PDF's special characters and control characters escaped. */
function utf16(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf16le').swap16().toString('latin1');
  return Buffer.from(
    bytes.replace(/[\\()\n\r\t\b\f]/g, (byte) => escapes[byte] ?? `\\${byte}`),
    'latin1',
  );
}
