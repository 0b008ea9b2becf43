import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgia from '@capsizecss/metrics/georgia';
import georgiaItalic from '@capsizecss/metrics/georgia/italic';
import notoSerif from '@capsizecss/metrics/notoSerif';
import notoSerifItalic from '@capsizecss/metrics/notoSerif/italic';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { setName } from './set-name.ts';

/**
 * `pnpm --filter @agency/site fonts`: reduces the fonts to the characters and features that the site uses. The results
 * are committed.
 */
const folder = import.meta.dirname;
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
/** Characters of program code, which pages set in a system font. */
const code = '#*<>[\\]^_`{|}~';
/** The characters of English text, which every page loads. */
const common = [...range(0x20, 0x7e), ...'\u00a0©×÷¢·–—‘’“”…€£→−'].filter((sign) => !code.includes(sign)).join('');
/** The other characters of the fonts. A page loads them only if it contains one of them. */
const rare = [...code, ...range(0xa1, 0xff), ...'ıŒœŠšŸŽžƒˆ˜•‰‹›™↑↓∕']
  .filter((sign) => !common.includes(sign))
  .join('');
/** The characters of condensed figures. They include no letters, so that no word is half condensed. */
const figures = '0123456789.,:+-−–%$€£/ <>~×';

/** Kerning, ligatures, and the figures for tables. Omits unused alternates and the positions of combining marks. */
const keepFeatures = ['kern', 'liga', 'tnum', 'lnum'];

const archivo = require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const serif = require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2');
const italic = require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2');
const upright = { wght: { min: 400, max: 680 }, wdth: 100 };

/** The license of Source Serif reserves the name Source for Adobe's versions, so ours has another name. */
const cuts = [
  { file: 'archivo', source: archivo, axes: upright, signs: common },
  { file: 'archivo-rare', source: archivo, axes: upright, signs: rare },
  { file: 'archivo-figures', source: archivo, axes: { wght: 560, wdth: 88 }, signs: figures },
  { file: 'octant-serif', source: serif, axes: { wght: 400 }, signs: common, rename: true },
  { file: 'octant-serif-rare', source: serif, axes: { wght: 400 }, signs: rare, rename: true },
  { file: 'octant-serif-italic', source: italic, axes: { wght: 400 }, signs: common, rename: true },
  { file: 'octant-serif-italic-rare', source: italic, axes: { wght: 400 }, signs: rare, rename: true },
];

for (const { file, source, axes, signs, rename } of cuts) {
  const whole = readFileSync(source);
  const options = { variationAxes: axes, keepFeatures, noHinting: true };
  const sfnt = await subsetFont(whole, signs, { ...options, targetFormat: 'sfnt', preserveNameIds: [0, 13, 14] });
  const named = rename ? setName(sfnt, { from: 'Source', to: 'Octant' }) : sfnt;
  const cut = await subsetFont(named, signs, { keepFeatures, targetFormat: 'woff2', preserveNameIds: [0, 13, 14] });
  writeFileSync(join(folder, `${file}.woff2`), cut);
  console.log(`${file}: ${cut.length} bytes`);
}

const ranges = { common: rangesOf(common), rare: rangesOf(rare), figures: rangesOf(figures) };
const fallbacks = {
  archivo: await fallback(archivo, 400, arial, roboto),
  // Most headings and labels have this weight.
  heading: await fallback(archivo, 620, arialBold, robotoBold),
  serif: await fallback(serif, 400, georgia, notoSerif),
  italic: await fallback(italic, 400, georgiaItalic, notoSerifItalic),
};
writeFileSync(join(folder, 'faces.json'), `${JSON.stringify({ ranges, fallbacks }, null, 2)}\n`);

/** Returns the characters in the syntax of `unicode-range`. */
function rangesOf(signs: string): string {
  const points = [...new Set(signs)].map((sign) => sign.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/**
 * Returns metrics for the system fonts that are shown until `source` has loaded. With these metrics, they take up the
 * same space as `source`.
 */
async function fallback(source: string, wght: number, ...standIns: (typeof arial)[]) {
  const face = await subsetFont(readFileSync(source), common, { variationAxes: { wght }, targetFormat: 'sfnt' });
  const { fontFaces } = createFontStack([await fromBuffer(face), ...standIns], { fontFaceFormat: 'styleObject' });
  const rounded = (percent = '100%') => `${Math.round(Number.parseFloat(percent) * 100) / 100}%`;
  return fontFaces.map(({ '@font-face': { sizeAdjust, ascentOverride, descentOverride } }) => ({
    sizeAdjust: rounded(sizeAdjust),
    ascentOverride: rounded(ascentOverride),
    descentOverride: rounded(descentOverride),
  }));
}
