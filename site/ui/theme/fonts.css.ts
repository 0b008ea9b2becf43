import { globalFontFace } from '@vanilla-extract/css';
import faces from '../../fonts/faces.json';
import * as files from './font-files.ts';

const { ranges, fallbacks } = faces;

const face = (file: string, unicodeRange: string, axes: { fontWeight: string; fontStyle?: string }) =>
  ({ src: `url(${file}) format('woff2')`, fontDisplay: 'swap', unicodeRange, ...axes }) as const;

globalFontFace('Archivo', [
  face(files.archivo, ranges.common, { fontWeight: '400 680' }),
  face(files.archivoRare, ranges.rare, { fontWeight: '400 680' }),
]);
// Condensed, in one weight, for large numbers.
globalFontFace('Archivo Figures', face(files.archivoFigures, ranges.figures, { fontWeight: '560' }));
// A modified Source Serif 4. Its license requires another name for modified versions.
globalFontFace('Octant Serif', [
  face(files.serif, ranges.common, { fontWeight: '400' }),
  face(files.serifRare, ranges.rare, { fontWeight: '400' }),
  face(files.serifItalic, ranges.common, { fontWeight: '400', fontStyle: 'italic' }),
  face(files.serifItalicRare, ranges.rare, { fontWeight: '400', fontStyle: 'italic' }),
]);

// Local fonts to show until a font has loaded, for desktop systems and for Android. They have the metrics of the font,
// so that nothing moves when the font replaces them. From weight 520 on, they are bold, because local fonts have no
// weights between regular and bold.
const locals = (...names: string[]) => ({ src: names.map((name) => `local('${name}')`).join(', ') });
const regular = { fontWeight: '400 519' };
const bold = { fontWeight: '520 900' };
const italic = { fontStyle: 'italic' };
const [desktop, android] = [0, 1] as const;
globalFontFace('Archivo Fallback', [
  { ...locals('Arial', 'Liberation Sans'), ...regular, ...fallbacks.archivo[desktop] },
  {
    ...locals('Arial Bold', 'Liberation Sans Bold'),
    ...bold,
    ...fallbacks.heading[desktop],
  },
]);
globalFontFace('Archivo Fallback Android', [
  { ...locals('Roboto'), ...regular, ...fallbacks.archivo[android] },
  { ...locals('Roboto Bold', 'Roboto'), ...bold, ...fallbacks.heading[android] },
]);
globalFontFace('Octant Serif Fallback', [
  { ...locals('Georgia', 'Gelasio Regular'), ...fallbacks.serif[desktop] },
  { ...locals('Georgia Italic', 'Gelasio Italic'), ...italic, ...fallbacks.italic[desktop] },
]);
globalFontFace('Octant Serif Fallback Android', [
  { ...locals('Noto Serif', 'Noto Serif Regular'), ...fallbacks.serif[android] },
  { ...locals('Noto Serif Italic'), ...italic, ...fallbacks.italic[android] },
]);
