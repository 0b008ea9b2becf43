/** Attributes of an SVG element; camelCase names become kebab-case, `undefined` is left out. */
type Attributes = Record<string, string | number | undefined>;

/** A point in picture units. */
export type Point = readonly [x: number, y: number];

const attributeText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name === 'viewBox' ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${value}"`,
    )
    .join('');

/** One SVG element, with its content if it has any. */
export const element = (name: string, attributes: Attributes, content?: string): string =>
  content === undefined
    ? `<${name}${attributeText(attributes)}/>`
    : `<${name}${attributeText(attributes)}>${content}</${name}>`;

/** A filled rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...more });

/** An outlined rectangle, hollow unless `more.fill` says otherwise. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  weight = 2,
  more: Attributes = {},
): string => rect(x, y, width, height, 'none', { stroke, strokeWidth: weight, ...more });

/** A filled circle. */
export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

/** An outlined circle. */
export const ring = (cx: number, cy: number, r: number, stroke: string, weight = 2, more: Attributes = {}): string =>
  disc(cx, cy, r, 'none', { stroke, strokeWidth: weight, ...more });

/** A filled ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A filled path. */
export const shape = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });

/** A stroked path. */
export const stroke = (d: string, colour: string, weight = 2, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, strokeWidth: weight, ...more });

/** A straight line. */
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  weight = 2,
  more: Attributes = {},
): string => stroke(`M${x1} ${y1}L${x2} ${y2}`, colour, weight, more);

/** Path data through the points, straight from one to the next. */
export const through = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** A group moved to (x, y), then turned by `angle` degrees and scaled. */
export const at = (x: number, y: number, content: string, angle = 0, scale = 1): string =>
  element(
    'g',
    { transform: `translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}${scale === 1 ? '' : ` scale(${scale})`}` },
    content,
  );

/** A group with attributes its children inherit. */
export const group = (attributes: Attributes, content: string): string => element('g', attributes, content);

let clips = 0;

/** `content` cut to the outline that `d` draws. */
export const cut = (d: string, content: string): string => {
  clips += 1;
  const id = `cut${clips}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
};

/** Path data of a rectangle, for cutting. */
export const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Parallel hairlines at `angle` degrees, cut to the outline `d` inside the given box. */
export const hatch = (
  d: string,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
  { gap = 10, weight = 1.5, angle = 45 } = {},
): string => {
  const reach = Math.hypot(width, height) / 2;
  const count = Math.ceil(reach / gap);
  const lines = Array.from({ length: count * 2 + 1 }, (_, i) => `M${-reach} ${(i - count) * gap}H${reach}`).join('');
  return cut(d, at(x + width / 2, y + height / 2, stroke(lines, colour, weight), angle));
};

/** Draws `count` things, in order. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** The whole picture as an SVG document. */
export const document = (width: number, height: number, content: string): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, content);
