import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { oneLine } from '#api/contract/text.ts';

/** One file of a typeface: some of its characters in one weight. */
type FontFile = { name: string; bytes: Buffer; shows(codePoint: number): boolean };

/** Styles of the site's two typefaces, Archivo and Source Serif. Their license (OFL) allows embedding. */
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
  // Uses the older WOFF, since fontkit cannot make subsets of a WOFF2.
  const bytes = readFileSync(join(folders[family], 'files', `${name}.woff`));
  const font = create(bytes) as Font;
  const file = { name, bytes, shows: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  files.set(name, file);
  return file;
}

const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
const serif = (cut: string) => scripts.map((subset) => () => open('source-serif-4', subset, cut));
/** Archivo has no Greek and no Cyrillic, so Source Serif draws these scripts in the same weight. */
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

/** Returns the first file of a face with all of these characters, if any. Files are read on first use, and kept. */
function fontFor(face: Face, text: string): FontFile | undefined {
  for (const file of chains[face]) {
    const font = file();
    if ([...text].every((character) => font.shows(character.codePointAt(0) ?? 0))) return font;
  }
  return undefined;
}

/** A piece of a line in one font. */
export type Run = {
  font: FontFile;
  text: string;
  /** Whether the text is drawn unchanged. */
  exact: boolean;
  /** Set if no font has the character. An empty box is drawn instead. */
  box?: true;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const marks = /\p{M}/gu;

/** Returns the text on one line, in composed form (NFC), without invisible characters. Replaces broken surrogates. */
export const printable = (text: string): string =>
  oneLine(text.toWellFormed())
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Splits a text into what readers see as single characters. */
export const clustersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * Replacements for a character, best first: its plain form (half width for full width), and the same without accents.
 */
const stepsDown = [
  (cluster: string) => cluster.normalize('NFKC'),
  (cluster: string) => cluster.normalize('NFKD').replace(marks, '').normalize('NFC'),
];

function runOf(cluster: string, face: Face): Run {
  const exact = fontFor(face, cluster);
  if (exact) return { font: exact, text: cluster, exact: true };
  for (const step of stepsDown) {
    const text = step(cluster);
    const font = text && fontFor(face, text);
    if (font) return { font, text, exact: false };
  }
  const font = fontFor(face, ' ');
  if (!font) throw new Error(`No font of the face ${face} has a space.`);
  return { font, text: ' ', exact: false, box: true };
}

/** Divides a line into pieces of one font each. */
export function runsOf(line: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const cluster of clustersOf(line)) {
    const run = runOf(cluster, face);
    const last = runs.at(-1);
    if (last?.font === run.font && last.exact && run.exact) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}
