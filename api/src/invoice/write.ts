import type { Style } from './lettering.ts';
import { box, fitted, linesOf, lineWidth, optionsOf, take, widthOf } from './lines.ts';
import { printable, type Run, runsOf } from './runs.ts';
import type { Element, Sheet } from './sheet.ts';

export type Place = {
  x: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  /** On one line, made smaller where it would be wider. */
  fit?: boolean;
};

export type Tag = {
  tag: string;
  /** Unset = the document. */
  parent?: Element;
  /** What a heading of a table is about. */
  scope?: 'Row' | 'Column';
};

/**
 * Writes text whose first baseline stands `gap` below the last, over as many lines as it needs. Where a character had to be
 * written otherwise, the file says beside it what was meant, for screen readers.
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
  // Rounding must not break what was made to fit.
  const lines = linesOf(sheet.pen, text, set, place.width + 0.01);
  const exact = lines.every((line) => runsOf(line, set.face).every(({ exact }) => exact));
  sheet.y += gap;
  // pdfkit knows more options than its types.
  const options: object = { ...(scope && { scope }), ...(!exact && { actual: printable(text) }) };
  const draw = () => {
    for (const [at, line] of lines.entries()) writeLine(sheet, line, set, sheet.y + at * set.leading, place);
  };
  (parent ?? sheet.root).add(sheet.pen.struct(tag, options, draw));
  sheet.y += (lines.length - 1) * set.leading;
}

const shareOnTheLeft = { left: 0, center: 0.5, right: 1 };

/** Writes one line with its baseline at `y`. */
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
