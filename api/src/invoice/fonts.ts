import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

/** One file of a typeface: some of its characters in one weight. */
export type FontFile = { name: string; bytes: Buffer; shows(codePoint: number): boolean };

/** The site's two typefaces: Archivo for what is built, Source Serif for what is said. Their licence (OFL) allows embedding. */
export type Face = 'label' | 'title' | 'text' | 'remark';

const require = createRequire(import.meta.url);
const folders = {
  archivo: dirname(require.resolve('@fontsource/archivo/package.json')),
  'source-serif-4': dirname(require.resolve('@fontsource/source-serif-4/package.json')),
};
const files = new Map<string, FontFile>();

function open(family: keyof typeof folders, subset: string, cut: string): FontFile {
  const name = `${family}-${subset}-${cut}`;
  const known = files.get(name);
  if (known) return known;
  // The older WOFF, since fontkit cannot take parts of a WOFF2.
  const bytes = readFileSync(join(folders[family], 'files', `${name}.woff`));
  const font = create(bytes) as Font;
  const file = { name, bytes, shows: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  files.set(name, file);
  return file;
}

const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
const serif = (cut: string) => scripts.map((subset) => () => open('source-serif-4', subset, cut));
/** Archivo has no Greek and no Cyrillic: there the serif steps in, in the same weight. */
const sans = (weight: number) => [
  ...scripts.slice(0, 3).map((subset) => () => open('archivo', subset, `${weight}-normal`)),
  ...serif(`${weight}-normal`),
];

const chains: Record<Face, (() => FontFile)[]> = {
  label: sans(600),
  title: sans(700),
  text: serif('400-normal'),
  remark: serif('400-italic'),
};

/** The first file of a face that shows all of these characters. Files are read when first wanted, and kept. */
export function fontFor(face: Face, text: string): FontFile | undefined {
  for (const file of chains[face]) {
    const font = file();
    if ([...text].every((character) => font.shows(character.codePointAt(0) ?? 0))) return font;
  }
  return undefined;
}
