import type { Style } from './lettering.ts';
import { clustersOf, printable, type Run, runsOf } from './runs.ts';

/** A box that stands for a character, in parts of the size; its sides are blank. */
export const box = { width: 0.62, height: 0.66, side: 0.07 };

/** The longest name and address that the forms take fit; what is longer by mistake ends in an ellipsis. */
const maxLines = 8;

type Pen = PDFKit.PDFDocument;

/** The options that a style's text is measured and drawn with. */
export const optionsOf = ({ tracking = 0, tabular }: Style): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  characterSpacing: tracking,
  ...(tabular && { features: ['tnum'] }),
});

/** Takes up a run's font. */
export function take(pen: Pen, { font }: Run, { size }: Style): void {
  pen.registerFont(font.name, font.bytes).font(font.name, size);
}

/** How wide a run is. */
export function widthOf(pen: Pen, run: Run, style: Style): number {
  if (run.box) return box.width * style.size;
  take(pen, run, style);
  return pen.widthOfString(run.text, optionsOf(style)) + (style.tracking ?? 0);
}

/** How wide a line is, without the space at its end. */
export function lineWidth(pen: Pen, line: string, style: Style): number {
  return runsOf(line.trimEnd(), style.face).reduce((sum, run) => sum + widthOf(pen, run, style), 0);
}

/** The style, made smaller where the text would be wider than this. */
export function fitted(pen: Pen, text: string, style: Style, width: number): Style {
  const scale = Math.min(1, width / lineWidth(pen, printable(text), style));
  return { ...style, size: style.size * scale, tracking: (style.tracking ?? 0) * scale };
}

/**
 * Breaks text into lines no wider than `width`: between words, and within a word that is wider than a line. A line that ends
 * with a word ends with a space, so that words stay apart for whoever copies or hears them.
 */
export function linesOf(pen: Pen, text: string, style: Style, width: number): string[] {
  const fits = (line: string) => lineWidth(pen, line, style) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(' ')) {
    if (fits(line + word)) {
      line += `${word} `;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const cluster of clustersOf(word)) {
      if (line && !fits(line + cluster)) {
        lines.push(line);
        line = '';
      }
      line += cluster;
    }
    line += ' ';
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  const last = clustersOf(lines[maxLines - 1]?.trimEnd() ?? '');
  return [...lines.slice(0, maxLines - 1), `${last.slice(0, -2).join('')}…`];
}
