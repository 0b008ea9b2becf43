import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

export type Element = PDFKit.PDFStructureElement;

/** The paper being drawn on, and where. */
export type Sheet = {
  pen: PDFKit.PDFDocument;
  /** What screen readers read, in their order. */
  root: Element;
  /** The baseline of what was written last. */
  y: number;
  /** A character was met that no font shows. */
  boxes: boolean;
};

type Facts = { title: string; author: string; subject: string; date: Date };

/** Paper of US Letter, since the prices are in dollars. The file is tagged, and says its language, title and author. */
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

/** Answers the file; nothing can be drawn any more. */
export function closeSheet({ pen, root }: Sheet): Promise<Buffer> {
  root.end();
  pen.end();
  return buffer(pen);
}

/** Adds a place for content that screen readers meet here. */
export function element({ pen, root }: Sheet, tag: string, parent: Element = root): Element {
  const made = pen.struct(tag);
  parent.add(made);
  return made;
}

/** Draws what only eyes need: rules, grounds, and what is said elsewhere. */
export function ornament({ pen }: Sheet, draw: (pen: PDFKit.PDFDocument) => void): void {
  pen.markContent('Artifact', { type: 'Layout' });
  draw(pen.save());
  pen.restore();
  pen.endMarkedContent();
}
