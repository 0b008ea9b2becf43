import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import wawoff2 from 'wawoff2';
import { shape } from './svg.ts';

/** How a line of text is set. `width` is Archivo's width axis (62 to 125), `optical` Source Serif's size axis (8 to 60). */
export type Lettering = {
  face: 'sans' | 'serif' | 'italic';
  size: number;
  weight: number;
  fill: string;
  width?: number;
  optical?: number;
  anchor?: 'start' | 'middle' | 'end';
  track?: number;
};

type Extra = Omit<Partial<Lettering>, 'face' | 'size' | 'weight' | 'fill'>;

/** Archivo, upright: what is built. */
export const sans = (size: number, weight: number, fill: string, extra: Extra = {}): Lettering => ({
  face: 'sans',
  size,
  weight,
  fill,
  ...extra,
});

/** Source Serif, upright: a client's own voice. */
export const serif = (size: number, weight: number, fill: string, extra: Extra = {}): Lettering => ({
  face: 'serif',
  size,
  weight,
  fill,
  ...extra,
});

/** Source Serif, italic: notes and water. */
export const italic = (size: number, weight: number, fill: string, extra: Extra = {}): Lettering => ({
  face: 'italic',
  size,
  weight,
  fill,
  ...extra,
});

const files = {
  sans: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-standard-normal.woff2',
  italic: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-standard-italic.woff2',
};

// fontkit makes instances of a variable font from plain TrueType only, so each file is unpacked first.
const open = async (file: string): Promise<fontkit.Font> => {
  const packed = readFileSync(createRequire(import.meta.url).resolve(file));
  return fontkit.create(Buffer.from(await wawoff2.decompress(packed)));
};
const families = { sans: await open(files.sans), serif: await open(files.serif), italic: await open(files.italic) };

const instances = new Map<string, fontkit.Font>();

const instanceOf = ({
  face,
  size,
  weight,
  width = 100,
  optical = Math.min(60, Math.max(8, size)),
}: Lettering): fontkit.Font => {
  const key = face === 'sans' ? `${face} ${weight} ${width}` : `${face} ${weight} ${optical}`;
  const known = instances.get(key);
  if (known) return known;
  const made = families[face].getVariation(
    face === 'sans' ? { wght: weight, wdth: width } : { wght: weight, opsz: optical },
  );
  instances.set(key, made);
  return made;
};

const setLine = (words: string, style: Lettering) => {
  const run = instanceOf(style).layout(words);
  const missing = [...words].find((_, i) => run.glyphs[i]?.id === 0);
  if (missing) throw new Error(`no glyph for ${missing} in "${words}"`);
  const scale = style.size / 1000;
  const track = (style.track ?? 0) * style.size;
  const advance = run.positions.reduce((sum, position) => sum + position.xAdvance * scale + track, 0) - track;
  return { run, scale, track, advance };
};

/** Width of a line in picture units. */
export const measure = (words: string, style: Lettering): number => setLine(words, style).advance;

/** A line of text as one outline, its baseline at `y`. */
export const text = (words: string, x: number, y: number, style: Lettering): string => {
  const { run, scale, track, advance } = setLine(words, style);
  let pen = x - (style.anchor === 'end' ? advance : style.anchor === 'middle' ? advance / 2 : 0);
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i];
    if (!position) return;
    d += glyph.path
      .transform(scale, 0, 0, -scale, pen + position.xOffset * scale, y - position.yOffset * scale)
      .toSVG();
    pen += position.xAdvance * scale + track;
  });
  return shape(d.replace(/(\d+\.\d)\d+/g, '$1'), style.fill);
};

/** Lines of text, one below the other. */
export const lines = (rows: readonly string[], x: number, y: number, leading: number, style: Lettering): string =>
  rows.map((row, i) => text(row, x, y + i * leading, style)).join('');

/** A size at which the line is exactly `wanted` units wide. */
export const fitted = (words: string, wanted: number, style: Lettering): Lettering => {
  const fixed = { ...style, optical: style.optical ?? 60 };
  return { ...fixed, size: (style.size * wanted) / measure(words, fixed) };
};
