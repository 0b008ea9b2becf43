import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Invoice } from './invoice.ts';
import { type Element, paper, type Sheet, styles, write, writeLine } from './write-text.ts';

type Facts = { title: string; author: string; subject: string; date: Date };

/** Opens a US Letter page, since prices are in dollars. The file is tagged, with its language, title and author. */
export function openSheet({ title, author, subject, date }: Facts): Sheet {
  const pen = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    bufferPages: true,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: date, ModDate: date },
  });
  const root = pen.struct('Document');
  pen.addStructure(root);
  return { pen, root, y: 0, boxes: false };
}

export function closeSheet({ pen, root }: Sheet): Promise<Buffer> {
  root.end();
  pen.end();
  return buffer(pen);
}

/** Adds an element to the structure that screen readers follow. */
export function element({ pen, root }: Sheet, tag: string, parent: Element = root): Element {
  const made = pen.struct(tag);
  parent.add(made);
  return made;
}

/** Draws decoration, which screen readers skip. */
export function ornament({ pen }: Sheet, draw: (pen: PDFKit.PDFDocument) => void): void {
  pen.markContent('Artifact', { type: 'Layout' });
  draw(pen.save());
  pen.restore();
  pen.endMarkedContent();
}

/**
 * The grid, in points: the edges of the sheet, the meridian (a vertical line), and the left edge of the content beside
 * the meridian. `margin` is the width of the labels to the left of the meridian.
 */
export const grid = { left: 54, right: 558, margin: 78, meridian: 148, content: 170, top: 122, bottom: 692, foot: 732 };
export const content = { x: grid.content, width: grid.right - grid.content };
const sheetWidth = grid.right - grid.left;
const ticks = 12;

/** Draws a double rule with ticks, as on the border of a nautical chart. */
function rule(pen: PDFKit.PDFDocument, y: number): void {
  const tick = sheetWidth / ticks;
  pen.lineWidth(0.6).rect(grid.left, y, sheetWidth, 4).stroke(paper.rule);
  for (let at = 0; at < ticks; at += 2) pen.rect(grid.left + at * tick, y, tick, 4);
  pen.fill(paper.rule);
}

export function margin(sheet: Sheet, name: string, gap: number): void {
  write(sheet, { tag: 'H2' }, name, styles.margin, gap, { x: grid.left, width: grid.margin, align: 'right' });
}

/**
 * Draws the border of a page: the agency's mark and name at the top, its website and the invoice's number at the
 * bottom.
 */
export function frame(sheet: Sheet, { issuer, number }: Invoice, pageName: string): void {
  const whole = { x: grid.left, width: sheetWidth };
  ornament(sheet, (pen) => {
    pen.rect(grid.left, 44, 30, 26).fill(paper.ink);
    const mark = { x: grid.left + 3, width: 24, align: 'center', fit: true } as const;
    writeLine(sheet, issuer.initials, styles.initials, 60.7, mark);
    writeLine(sheet, issuer.name, styles.name, 61.6, { x: grid.left + 42, width: sheetWidth - 42, fit: true });
    rule(pen, 84);
    rule(pen, grid.foot - 18);
    writeLine(sheet, issuer.website, styles.small, grid.foot, { ...whole, width: sheetWidth / 2, fit: true });
    const name = pageName ? `${number}, ${pageName}` : number;
    writeLine(sheet, name, styles.small, grid.foot, { ...whole, align: 'right' });
  });
}

/** Draws the meridian of this page, which ends below the content. */
export function meridian(sheet: Sheet): void {
  const end = sheet.y + 6;
  ornament(sheet, (pen) => {
    pen.lineWidth(1.6).moveTo(grid.meridian, grid.top).lineTo(grid.meridian, end).stroke(paper.accent);
  });
}

/** Starts another page when less than `height` is left on this one. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= grid.bottom) return;
  meridian(sheet);
  sheet.pen.addPage();
  sheet.y = grid.top - 16;
}
