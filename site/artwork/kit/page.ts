import { type Lettering, measure, sans, text } from './lettering.ts';
import { at, box, cut, disc, line, rect, rectPath, shape, stroke } from './svg.ts';

/** Colours of a drawn device's edge. */
type Casing = { line: string; bar: string; words: string };

/** A browser window with its address; `content` is drawn from the page's own top left corner and cut to it. */
export const browser = (
  x: number,
  y: number,
  width: number,
  height: number,
  address: string,
  casing: Casing,
  content: string,
): string =>
  [
    rect(x, y, width, height, casing.bar),
    cut(rectPath(x, y + 46, width, height - 46), at(x, y + 46, content)),
    line(x, y + 46, x + width, y + 46, casing.line, 2),
    line(x + 24, y + 16, x + 38, y + 30, casing.line, 2),
    line(x + 38, y + 16, x + 24, y + 30, casing.line, 2),
    box(x + 58, y + 15, 15, 15, casing.line, 2),
    text(address, x + width / 2, y + 31, sans(22, 500, casing.words, { width: 95, anchor: 'middle' })),
    box(x, y, width, height, casing.line, 3),
  ].join('');

const rounded = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A phone with a margin of `surround` that parts it from what lies below. */
export const phone = (
  x: number,
  y: number,
  width: number,
  height: number,
  casing: Casing,
  surround: string,
  content: string,
): string =>
  [
    shape(rounded(x - 26, y - 26, width + 52, height + 52, 58), surround),
    shape(rounded(x - 12, y - 12, width + 24, height + 24, 46), casing.line),
    cut(rounded(x, y, width, height, 34), rect(x, y, width, height, casing.bar) + at(x, y, content)),
    rect(x + width / 2 - 38, y + 14, 76, 8, casing.line, { rx: 4 }),
  ].join('');

/** Words of a navigation bar, spaced evenly and ending at `right`. */
export const navigation = (
  words: readonly string[],
  right: number,
  y: number,
  gap: number,
  style: Lettering,
): string => {
  let pen = right;
  return [...words]
    .reverse()
    .map((word) => {
      const width = measure(word, style);
      pen -= width;
      const drawn = text(word, pen, y, style);
      pen -= gap;
      return drawn;
    })
    .join('');
};

/** A filled button as wide as its words need. */
export const button = (
  words: string,
  x: number,
  y: number,
  fill: string,
  style: Lettering,
  { pad = 30, radius = 0 } = {},
): string => {
  const height = style.size * 2.3;
  const width = measure(words, style) + pad * 2;
  return (
    rect(x, y, width, height, fill, { rx: radius }) + text(words, x + pad, y + height / 2 + style.size * 0.35, style)
  );
};

/** A straight arrow with an open head. */
export const arrow = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  weight = 3,
  head = 16,
): string => {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const side = (turn: number) => `${x2 + Math.cos(angle + turn) * head} ${y2 + Math.sin(angle + turn) * head}`;
  return stroke(`M${x1} ${y1}L${x2} ${y2}M${side(2.6)}L${x2} ${y2}L${side(-2.6)}`, colour, weight);
};

/** A tick in a box of `size`. */
export const tick = (x: number, y: number, size: number, colour: string, weight = 4): string =>
  stroke(`M${x} ${y + size * 0.55}l${size * 0.36} ${size * 0.36}l${size * 0.64} ${-size * 0.8}`, colour, weight);

/** A number in a filled circle. */
export const numbered = (label: string, x: number, y: number, r: number, fill: string, ink: string): string =>
  disc(x, y, r, fill) + text(label, x, y + r * 0.42, sans(r * 1.15, 700, ink, { anchor: 'middle' }));

/** A magnifier. */
export const magnifier = (x: number, y: number, size: number, colour: string, weight = 4): string =>
  stroke(
    `M${x + size} ${y + size}l${-size * 0.36} ${-size * 0.36}M${x} ${y + size * 0.38}a${size * 0.38} ${size * 0.38} 0 1 0 ${size * 0.76} 0a${size * 0.38} ${size * 0.38} 0 1 0 ${-size * 0.76} 0`,
    colour,
    weight,
  );
