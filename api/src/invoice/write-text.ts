import { inks } from '#api/mail/templates/styles.ts';
import { clustersOf, type Face, printable, type Run, runsOf } from './fonts.ts';

export type Element = PDFKit.PDFStructureElement;

/** The page, and the position on it. */
export type Sheet = {
  pen: PDFKit.PDFDocument;
  /** The structure that screen readers follow. */
  root: Element;
  /** The baseline of the last line. */
  y: number;
  /** Whether any character was drawn as a box, because no font has it. */
  boxes: boolean;
};

/** A text style. Sizes are in points. */
export type Style = {
  face: Face;
  size: number;
  leading: number;
  ink: string;
  tracking?: number;
  /** Whether all digits have the same width, so that columns align. */
  tabular?: boolean;
};

/** The colors of the light theme. `land` and `landLine` are the background and border of the demonstration's notice. */
export const paper = { ...inks.day, land: '#f2e7c4', landLine: '#b09a4f' };

const soft = paper.soft;
const ink = paper.ink;

export const styles = {
  name: { face: 'label', size: 13, leading: 17, ink },
  initials: { face: 'title', size: 10.5, leading: 13, ink: paper.sheet, tracking: 0.4 },
  margin: { face: 'label', size: 8.5, leading: 12, ink: soft, tracking: 0.1 },
  number: { face: 'title', size: 31, leading: 34, ink, tracking: -0.6, tabular: true },
  strong: { face: 'label', size: 11, leading: 16, ink },
  text: { face: 'text', size: 11, leading: 16, ink },
  soft: { face: 'text', size: 11, leading: 16, ink: soft },
  remark: { face: 'remark', size: 11, leading: 16, ink: soft },
  figures: { face: 'label', size: 11, leading: 16, ink, tabular: true },
  total: { face: 'title', size: 25, leading: 28, ink, tracking: -0.4, tabular: true },
  small: { face: 'text', size: 8.5, leading: 12, ink: soft },
} satisfies Record<string, Style>;

/** The box in place of a character, as fractions of the font size. `side` is the blank space on each side. */
const box = { width: 0.62, height: 0.66, side: 0.07 };

/** Enough lines for the longest name and address that the forms accept. Longer text ends in an ellipsis. */
const maxLines = 8;

type Pen = PDFKit.PDFDocument;

const optionsOf = ({ tracking = 0, tabular }: Style): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  characterSpacing: tracking,
  ...(tabular && { features: ['tnum'] }),
});

function take(pen: Pen, { font }: Run, { size }: Style): void {
  pen.registerFont(font.name, font.bytes).font(font.name, size);
}

function widthOf(pen: Pen, run: Run, style: Style): number {
  if (run.box) return box.width * style.size;
  take(pen, run, style);
  return pen.widthOfString(run.text, optionsOf(style)) + (style.tracking ?? 0);
}

/** Returns the width of a line without the space at its end. */
function lineWidth(pen: Pen, line: string, style: Style): number {
  return runsOf(line.trimEnd(), style.face).reduce((sum, run) => sum + widthOf(pen, run, style), 0);
}

/** Returns the style, scaled down if the text would be wider than `width`. */
function fitted(pen: Pen, text: string, style: Style, width: number): Style {
  const scale = Math.min(1, width / lineWidth(pen, printable(text), style));
  return { ...style, size: style.size * scale, tracking: (style.tracking ?? 0) * scale };
}

/**
 * Breaks text into lines no wider than `width`: between words, and within a word that is wider than a line. A line that
 * ends with a word keeps a space at its end, so that copied text and screen readers keep words apart.
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

export type Place = {
  x: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  /** Whether the text stays on one line, scaled down if necessary. */
  fit?: boolean;
};

type Tag = {
  tag: string;
  /** Defaults to the document's root element. */
  parent?: Element;
  /** Whether a table heading is for its row or its column. */
  scope?: 'Row' | 'Column';
};

/**
 * Writes text with its first baseline `gap` below the previous baseline, on up to `maxLines` lines, or on one line with
 * `place.fit`. If a character is replaced, the PDF also contains the original text for screen readers.
 */
export function write(
  sheet: Sheet,
  { tag, parent, scope }: Tag,
  text: string,
  style: Style,
  gap: number,
  place: Place,
) {
  const set = place.fit ? fitted(sheet.pen, text, style, place.width) : style;
  // The added 0.01 points keep a rounding error from breaking a line that was scaled to fit.
  const lines = linesOf(sheet.pen, text, set, place.width + 0.01);
  const exact = lines.every((line) => runsOf(line, set.face).every(({ exact }) => exact));
  sheet.y += gap;
  // pdfkit has more options than its types declare.
  const options: object = { ...(scope && { scope }), ...(!exact && { actual: printable(text) }) };
  const draw = () => {
    for (const [at, line] of lines.entries()) writeLine(sheet, line, set, sheet.y + at * set.leading, place);
  };
  (parent ?? sheet.root).add(sheet.pen.struct(tag, options, draw));
  sheet.y += (lines.length - 1) * set.leading;
}

const shareOnTheLeft = { left: 0, center: 0.5, right: 1 };

export function writeLine(sheet: Sheet, line: string, style: Style, y: number, { x, width, align, fit }: Place): void {
  const { pen } = sheet;
  const set = fit ? fitted(pen, line, style, width) : style;
  let at = x + (width - lineWidth(pen, line, set)) * shareOnTheLeft[align ?? 'left'];
  for (const run of runsOf(line, set.face)) {
    writeRun(sheet, run, set, at, y);
    at += widthOf(pen, run, set);
  }
}

function writeRun(sheet: Sheet, run: Run, style: Style, x: number, y: number): void {
  const { pen } = sheet;
  take(pen, run, style);
  pen.fillColor(style.ink).text(run.text, x, y, { ...optionsOf(style), baseline: 'alphabetic' });
  if (!run.box) return;
  sheet.boxes = true;
  const [side, height] = [box.side * style.size, box.height * style.size];
  pen
    .lineWidth(0.6)
    .rect(x + side, y - height, box.width * style.size - 2 * side, height)
    .stroke(style.ink);
}
