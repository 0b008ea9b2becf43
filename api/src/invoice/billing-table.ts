import { formatPeriod } from '#api/contract/text.ts';
import { formatCents } from '#api/money/money.ts';
import { content, grid, makeRoom, margin } from './frame.ts';
import type { Invoice } from './invoice.ts';
import { paper, type Style, styles } from './lettering.ts';
import { element, ornament, type Sheet } from './sheet.ts';
import { type Place, write } from './write.ts';

const plan = { name: 'Plan', x: grid.content, width: 200, align: 'left' } as const;
const figure = { align: 'right', fit: true } as const;
const months = { name: 'Months', x: grid.content + 205, width: 40, ...figure };
const price = { name: 'Price', x: grid.content + 255, width: 64, ...figure };
const amount = { name: 'Amount', x: grid.content + 324, width: 64, ...figure };
/** Sums stand below the amounts; what they are, left of them. */
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

/** What was bought and what it comes to: one month of one plan. */
export function billingTable(sheet: Sheet, invoice: Invoice): void {
  const sumText = formatCents(invoice.cents, invoice.currency);
  makeRoom(sheet, height);
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
