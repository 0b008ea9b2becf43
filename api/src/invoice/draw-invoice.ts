import { formatDay } from '#api/contract/text.ts';
import { billingTable } from './billing-table.ts';
import { content, frame, grid, makeRoom, margin, meridian } from './frame.ts';
import type { Invoice } from './invoice.ts';
import { paper, styles } from './lettering.ts';
import { linesOf } from './lines.ts';
import { printable } from './runs.ts';
import { closeSheet, element, openSheet, ornament, type Sheet } from './sheet.ts';
import { write } from './write.ts';

const paragraph = { tag: 'P' };

/**
 * Draws an invoice: one page, or two where names are very long. The same invoice is the same bytes whenever it is drawn, so
 * a mail that is sent again carries the file that came before.
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

/** Nobody may take a demonstration's paper for a proof of payment. */
function demonstration(sheet: Sheet): void {
  const top = sheet.y + 20;
  ornament(sheet, (pen) => {
    pen.rect(grid.content, top, content.width, 48).fill(paper.land);
    pen.rect(grid.content, top, 3, 48).fill(paper.landLine);
  });
  const inside = { x: content.x + 16, width: content.width - 32 };
  write(sheet, paragraph, 'Demonstration, no money was taken', styles.strong, 40, inside);
  write(sheet, paragraph, 'This shows what an invoice looks like. It is not valid as one.', styles.text, 16, inside);
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
  const cancelling = `The plan is billed every month and continues automatically. You can cancel anytime with 30 days notice: write to ${issuer.email}.`;
  makeRoom(sheet, 16 * (1 + linesOf(sheet.pen, cancelling, styles.text, content.width).length));
  margin(sheet, 'What follows', 32);
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
