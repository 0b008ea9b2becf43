import { formatCents } from '#api/contract/money.ts';
import { formatDay, formatPeriod } from '#api/contract/text.ts';
import { printable } from './fonts.ts';
import type { Invoice } from './invoice.ts';
import { closeSheet, content, element, frame, grid, makeRoom, margin, meridian, openSheet, ornament } from './sheet.ts';
import { linesOf, type Place, paper, type Sheet, type Style, styles, write } from './write-text.ts';

const paragraph = { tag: 'P' };

/**
 * Draws an invoice: one page, or two for very long names. The same invoice always has the same bytes, so a repeated
 * mail carries the same file.
 */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const sheet = openSheet({
    title: `Invoice ${invoice.number}`,
    author: invoice.issuer.name,
    subject: printable(`${invoice.plan.name}, billed to ${invoice.customer.name}`),
    date: invoice.paidAt,
  });
  heading(sheet, invoice);
  if (invoice.demo) demonstration(sheet);
  parties(sheet, invoice);
  billingTable(sheet, invoice);
  payment(sheet, invoice);
  meridian(sheet);
  const { count } = sheet.pen.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.pen.switchToPage(page);
    frame(sheet, invoice, count > 1 ? `page ${page + 1} of ${count}` : '');
  }
  return closeSheet(sheet);
}

function heading(sheet: Sheet, { number, paidAt, demo }: Invoice): void {
  sheet.y = grid.top + 24;
  const span = { tag: 'Span', parent: element(sheet, 'H1') };
  write(sheet, span, 'Invoice', styles.margin, 0, { x: grid.left, width: grid.margin, align: 'right' });
  write(sheet, span, number, styles.number, 0, { ...content, fit: true });
  write(sheet, paragraph, demo ? formatDay(paidAt) : `${formatDay(paidAt)}, paid in full`, styles.soft, 24, content);
}

/** Marks the invoice of a demonstration, which must not pass for a proof of payment. */
function demonstration(sheet: Sheet): void {
  const top = sheet.y + 20;
  ornament(sheet, (pen) => {
    pen.rect(grid.content, top, content.width, 48).fill(paper.land);
    pen.rect(grid.content, top, 3, 48).fill(paper.landLine);
  });
  const inside = { x: content.x + 16, width: content.width - 32 };
  write(sheet, paragraph, 'Demonstration, no money was taken', styles.strong, 40, inside);
  write(sheet, paragraph, 'This shows what an invoice looks like. It is not a valid invoice.', styles.text, 16, inside);
  sheet.y += 6;
}

function parties(sheet: Sheet, { issuer, customer }: Invoice): void {
  margin(sheet, 'From', 44);
  write(sheet, paragraph, issuer.name, styles.strong, 0, content);
  for (const way of [issuer.email, issuer.phone, issuer.website])
    write(sheet, paragraph, way, styles.text, 16, content);
  margin(sheet, 'Billed to', 32);
  write(sheet, paragraph, customer.name, styles.strong, 0, content);
  write(sheet, paragraph, customer.email, styles.text, 16, content);
}

function payment(sheet: Sheet, { paymentId, paidAt, demo, issuer }: Invoice): void {
  makeRoom(sheet, 53);
  margin(sheet, 'Payment', 37);
  const [way, remark] = demo
    ? ['Approved at a stand-in for PayPal', 'Demonstration, no money was taken.']
    : ['Paid with PayPal', `Received on ${formatDay(paidAt)}. Nothing is due.`];
  write(sheet, paragraph, `${way}, payment ${paymentId}`, styles.strong, 0, content);
  write(sheet, paragraph, remark, styles.text, 16, content);
  const cancelling = `The plan is billed every month. You can cancel anytime with 30 days’ notice: write to ${issuer.email}.`;
  makeRoom(sheet, 16 * (1 + linesOf(sheet.pen, cancelling, styles.text, content.width).length));
  margin(sheet, 'What’s next', 32);
  write(sheet, paragraph, cancelling, styles.text, 0, content);
  if (!sheet.boxes) return;
  makeRoom(sheet, 24);
  write(
    sheet,
    paragraph,
    'An empty box stands for a character that our typefaces do not have.',
    styles.remark,
    24,
    content,
  );
}

const plan = { name: 'Plan', x: grid.content, width: 200, align: 'left' } as const;
const figure = { align: 'right', fit: true } as const;
const months = { name: 'Months', x: grid.content + 205, width: 40, ...figure };
const price = { name: 'Price', x: grid.content + 255, width: 64, ...figure };
const amount = { name: 'Amount', x: grid.content + 324, width: 64, ...figure };
/** The positions of a sum's name, and of the sum to its right, below the amounts. */
const sumName: Place = { x: grid.content, width: 180 };
const sum: Place = { x: grid.content + 180, width: content.width - 180, ...figure };
const height = 218;

function rule(sheet: Sheet, below: number, ink: string, width: number): void {
  sheet.y += below;
  const { y } = sheet;
  ornament(sheet, (pen) => {
    pen.lineWidth(width).moveTo(grid.content, y).lineTo(grid.right, y).stroke(ink);
  });
}

/** Draws what was bought and its price: one month of one plan. */
function billingTable(sheet: Sheet, invoice: Invoice): void {
  const sumText = formatCents(invoice.cents, invoice.currency);
  const { website } = invoice;
  makeRoom(sheet, website ? height + 16 : height);
  margin(sheet, 'For', 44);
  const table = element(sheet, 'Table');
  const head = element(sheet, 'TR', table);
  for (const { name, ...place } of [plan, months, price, amount])
    write(sheet, { tag: 'TH', parent: head, scope: 'Column' }, name, styles.margin, 0, place);
  rule(sheet, 7, paper.rule, 0.8);

  const row = element(sheet, 'TR', table);
  sheet.y += 19;
  const top = sheet.y;
  const cell = { tag: 'P', parent: element(sheet, 'TD', row) };
  write(sheet, cell, invoice.plan.name, styles.strong, 0, plan);
  write(sheet, cell, invoice.plan.tagline, styles.text, 16, plan);
  write(sheet, cell, formatPeriod(invoice.from, invoice.until), styles.soft, 16, { ...plan, width: 240 });
  if (website) write(sheet, cell, `for ${website}`, styles.text, 16, { ...plan, width: 240, fit: true });
  const bottom = sheet.y;
  for (const [place, text] of [[months, '1'] as const, [price, sumText] as const, [amount, sumText] as const]) {
    sheet.y = top;
    write(sheet, { tag: 'TD', parent: row }, text, styles.figures, 0, place);
  }
  sheet.y = bottom;
  rule(sheet, 12, paper.line, 0.6);
  writeSum(sheet, 'Subtotal', styles.text, 19, sumText, styles.figures);
  rule(sheet, 12, paper.line, 0.6);
  writeSum(sheet, `Total in ${invoice.currency}`, styles.strong, 31, sumText, styles.total);
  rule(sheet, 15, paper.rule, 0.8);
}

function writeSum(sheet: Sheet, name: string, nameStyle: Style, gap: number, text: string, style: Style): void {
  const parent = element(sheet, 'P');
  write(sheet, { tag: 'Span', parent }, name, nameStyle, gap, sumName);
  write(sheet, { tag: 'Span', parent }, text, style, 0, sum);
}
