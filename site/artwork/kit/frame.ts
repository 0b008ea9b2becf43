import { italic, sans, text } from './lettering.ts';
import { day, type Edition } from './palette.ts';
import { box, cut, line, rect, rectPath, times } from './svg.ts';

/** What a picture module exports: its size, the colour a page shows while it loads, and its content. */
export type Picture = { width: number; height: number; background: string; draw: () => string };

/** Size of a portfolio picture. */
export const sheetSize = { width: 1600, height: 1200 } as const;

/** Size of a blog picture. */
export const figureSize = { width: 1600, height: 900 } as const;

const band = 16;
const rules = { outer: 5, inner: 2.5, ticks: 9 };

const graduated = (
  from: number,
  to: number,
  wanted: number,
  bar: (start: number, length: number, filled: boolean) => string,
): string => {
  const count = Math.max(3, Math.round((to - from) / wanted / 2) * 2 + 1);
  const length = (to - from) / count;
  return times(count, (i) => bar(from + i * length, length, i % 2 === 0));
};

/**
 * The graduated neatline of a chart round a picture: a heavy rule, a band of filled and empty bars with ticks, a fine rule.
 * `content` is cut to the space inside, which is `ground`; its coordinates stay those of the picture.
 */
export const neatline = (
  { width, height }: { width: number; height: number },
  ground: string,
  content: string,
  { edition = day as Edition, inset = 26, bar = 92 } = {},
): string => {
  const edge = { left: inset, top: inset, right: width - inset, bottom: height - inset };
  const inner = {
    left: edge.left + band + 4,
    top: edge.top + band + 4,
    right: edge.right - band - 4,
    bottom: edge.bottom - band - 4,
  };
  const middle = (band + 4) / 2;
  const thick = band * 0.42;
  const across = (y: number) =>
    graduated(
      inner.left,
      inner.right,
      bar,
      (x, length, filled) =>
        (filled ? rect(x, y - thick / 2, length, thick, edition.ink) : '') +
        times(4, (i) =>
          line(
            x + (length * (i + 1)) / 5,
            y - rules.ticks / 2,
            x + (length * (i + 1)) / 5,
            y + rules.ticks / 2,
            edition.ink,
            filled ? 0 : 1.5,
          ),
        ),
    );
  const down = (x: number) =>
    graduated(
      inner.top,
      inner.bottom,
      bar,
      (y, length, filled) =>
        (filled ? rect(x - thick / 2, y, thick, length, edition.ink) : '') +
        times(4, (i) =>
          line(
            x - rules.ticks / 2,
            y + (length * (i + 1)) / 5,
            x + rules.ticks / 2,
            y + (length * (i + 1)) / 5,
            edition.ink,
            filled ? 0 : 1.5,
          ),
        ),
    );
  const innerWidth = inner.right - inner.left;
  const innerHeight = inner.bottom - inner.top;
  return [
    rect(0, 0, width, height, edition.paper),
    cut(
      rectPath(inner.left, inner.top, innerWidth, innerHeight),
      rect(inner.left, inner.top, innerWidth, innerHeight, ground) + content,
    ),
    box(edge.left, edge.top, width - inset * 2, height - inset * 2, edition.ink, rules.outer),
    box(inner.left, inner.top, innerWidth, innerHeight, edition.ink, rules.inner),
    across(edge.top + middle),
    across(edge.bottom - middle),
    down(edge.left + middle),
    down(edge.right - middle),
  ].join('');
};

/** Words of a sheet's title block. */
type Title = { sheet: number; name: string; place: string; scale: string };

const sheetNumber = (sheet: number) => `SHEET ${String(sheet).padStart(2, '0')}`;

/** The title block of a portfolio sheet: number, client, what was built, scale. It is `width` by 176 units. */
export const titleBlock = (x: number, y: number, width: number, title: Title, edition: Edition = day): string =>
  [
    rect(x, y, width, 176, edition.paper),
    box(x, y, width, 176, edition.ink, 3),
    box(x + 7, y + 7, width - 14, 162, edition.ink, 1.25),
    text(sheetNumber(title.sheet), x + 28, y + 50, sans(28, 800, edition.ink, { width: 112, track: 0.06 })),
    text(title.scale, x + width - 28, y + 50, sans(25, 500, edition.muted, { width: 90, anchor: 'end' })),
    line(x + 28, y + 66, x + width - 28, y + 66, edition.ink, 1.5),
    text(title.name, x + 28, y + 110, sans(38, 650, edition.ink, { width: 88 })),
    text(title.place, x + 28, y + 148, italic(30, 420, edition.muted)),
  ].join('');

/** The title set in one strip across the foot of the sheet, 84 units high. */
export const titleStrip = (x: number, y: number, width: number, title: Title, edition: Edition = day): string =>
  [
    rect(x, y, width, 84, edition.paper),
    line(x, y, x + width, y, edition.ink, 3),
    line(x, y + 7, x + width, y + 7, edition.ink, 1.25),
    text(sheetNumber(title.sheet), x + 34, y + 57, sans(28, 800, edition.ink, { width: 112, track: 0.06 })),
    text(title.name, x + 270, y + 58, sans(38, 650, edition.ink, { width: 88 })),
    text(
      `${title.place}  ·  ${title.scale}`,
      x + width - 34,
      y + 57,
      italic(30, 420, edition.muted, { anchor: 'end' }),
    ),
  ].join('');
