import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { coursePoints, fix, heroChart } from '#app/marketing/home/hero-chart.data.ts';
import { inks } from '#ui/theme/tokens.ts';

/** The texts of a share picture. `label`: the kind of page, or its topic. */
export type ShareContent = { label: string; title: string; agency: string };

const size = { width: 1200, height: 630 };
/** The area of the text, in px, left of the chart. */
const words = { left: 112, width: 640, top: 190, bottom: 520 };
const titleSizes = [76, 66, 56, 48, 40];
const small = { fontSize: 28, weight: 600 } as const;

const pictures = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/**
 * Draws a share picture, or returns it from the cache: a JPEG of 1200 by 630 px with the page's title. Letters are
 * drawn as outlines, so the picture is the same on a machine without fonts.
 *
 * @throws (rejects) if the picture cannot be drawn.
 */
export function drawSharePicture(content: ShareContent): Promise<Buffer> {
  const key = JSON.stringify(content);
  const known = pictures.get(key);
  if (known) return known;
  const drawn = sharp(Buffer.from(sharePictureSvg(content)))
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  pictures.set(key, drawn);
  // A failure may be temporary, so it is not cached.
  drawn.catch(() => pictures.delete(key));
  return drawn;
}

/** Returns whether the fonts have at least one letter or digit of the title. */
export const canDraw = (title: string): boolean => runsOf(title, 700).some(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** Returns the picture as SVG without text elements. */
export function sharePictureSvg({ label, title, agency }: ShareContent): string {
  const { paper, ink, inkSoft, magenta, rule } = inks.day;
  const { fontSize, lines } = fitTitle(title);
  const leading = fontSize * 1.04;
  const top = words.top + fontSize * 0.72;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<rect width="100%" height="100%" fill="${paper}"/>
${chart({ x: 800, y: 16, width: 384, height: 598 })}
<path stroke="${magenta}" stroke-width="2" d="M72 16V614"/>
<circle cx="72" cy="120" r="9" fill="${paper}" stroke="${magenta}" stroke-width="3"/>
<path fill="${magenta}" d="${outline(cutToWidth(label, small), { x: words.left, y: 130, ...small })}"/>
${lines.map((line, index) => `<path fill="${ink}" d="${outline(line, { x: words.left - 3, y: top + index * leading, fontSize, weight: 700 })}"/>`).join('\n')}
<path fill="${inkSoft}" d="${outline(cutToWidth(agency, small), { x: words.left, y: 572, ...small })}"/>
<path stroke="${rule}" fill="none" d="M8.5 8.5h1183v613H8.5zM15.5 15.5h1169v599H15.5zM800 16V614"/>
<path stroke="${rule}" fill="none" stroke-width="3" stroke-dasharray="48 48" d="M12 12h1176v606H12z"/>
</svg>`;
}

/** Returns the home page's chart with its route, cropped to a rectangle. */
function chart({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const { shoal, shallow, paper, contour, land, landLine, magenta } = inks.day;
  const water = [shoal, shallow, paper];
  const contours = heroChart.contours.map(
    ({ path }, index) => `<path fill-rule="evenodd" fill="${water[index] ?? 'none'}" stroke="${contour}" d="${path}"/>`,
  );
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 560 840" preserveAspectRatio="xMidYMid slice">
<rect width="720" height="840" fill="${shoal}"/>
${contours.join('\n')}
<path fill-rule="evenodd" fill="${land}" stroke="${landLine}" stroke-width="1.5" d="${heroChart.coast}"/>
<polyline fill="none" stroke="${magenta}" stroke-width="4" stroke-dasharray="20 10" points="${coursePoints}"/>
<circle cx="${fix.x}" cy="${fix.y}" r="16" fill="${paper}" stroke="${magenta}" stroke-width="4"/>
<circle cx="${fix.x}" cy="${fix.y}" r="5" fill="${magenta}"/>
</svg>`;
}

/** Returns the title's lines in the largest size that fits, or else in the smallest size, cut with an ellipsis. */
function fitTitle(title: string): { fontSize: number; lines: string[] } {
  for (const fontSize of titleSizes) {
    const lines = wrap(title, fontSize);
    const height = lines.length * fontSize * 1.04;
    const isWide = lines.some((line) => widthOf(line, { fontSize, weight: 700 }) > words.width);
    if (height <= words.bottom - words.top && !isWide) return { fontSize, lines };
  }
  const fontSize = titleSizes.at(-1) ?? 40;
  const most = Math.floor((words.bottom - words.top) / (fontSize * 1.04));
  const lines = wrap(title, fontSize);
  const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines;
  return { fontSize, lines: shown.map((line) => cutToWidth(line, { fontSize, weight: 700 })) };
}

/** Returns the line, cut to the width before the chart, with an ellipsis if it was cut. */
function cutToWidth(line: string, type: Type): string {
  if (widthOf(line, type) <= words.width) return line;
  // 200 characters never fit, but are few enough for the loop, which measures the line once per character.
  const kept = [...line].slice(0, 200);
  while (kept.length > 0 && widthOf(`${kept.join('')}…`, type) > words.width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

function wrap(title: string, fontSize: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, { fontSize, weight: 700 }) <= words.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Weight = 600 | 700;
type Type = { fontSize: number; weight: Weight };
const require = createRequire(import.meta.url);
const archivo = dirname(require.resolve('@fontsource/archivo/package.json'));
const fonts = new Map<Weight, Font[]>();

/** Returns the fonts of a weight, Latin first. They are WOFF files, because fontkit cannot subset WOFF2 files. */
function fontsOf(weight: Weight): Font[] {
  const known = fonts.get(weight);
  if (known) return known;
  const opened = ['latin', 'latin-ext', 'vietnamese'].map((script) => {
    const file = join(archivo, 'files', `archivo-${script}-${weight}-normal.woff`);
    const font = create(readFileSync(file));
    if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
    return font;
  });
  fonts.set(weight, opened);
  return opened;
}

/** Splits a line into runs with one font each. Omits characters that no font has. */
function runsOf(line: string, weight: Weight): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of line.normalize('NFC')) {
    const font = fontsOf(weight).find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function widthOf(line: string, { fontSize, weight }: Type): number {
  return runsOf(line, weight).reduce(
    (sum, { font, text }) => sum + (font.layout(text).advanceWidth / font.unitsPerEm) * fontSize * tightness,
    0,
  );
}

/** The letters' spacing, as a factor of the font's own. */
const tightness = 0.98;

type Place = Type & { x: number; y: number };

/** Returns a line as path data. The line's baseline begins at `x`, `y`. */
function outline(line: string, { x, y, fontSize, weight }: Place): string {
  let left = x;
  return runsOf(line, weight)
    .flatMap(({ font, text }) => {
      const scale = fontSize / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const shape = glyph.path.scale(scale, -scale).translate(left + xOffset * scale, y - yOffset * scale);
        left += xAdvance * scale * tightness;
        return shape.toSVG();
      });
    })
    .join('');
}
