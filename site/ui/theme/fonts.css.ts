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
// Condensed, and in one weight: for the numbers that carry a page.
globalFontFace('Archivo Figures', face(files.archivoFigures, ranges.figures, { fontWeight: '560' }));
// Source Serif 4 under the name that its license leaves to cuts like ours.
globalFontFace('Octant Serif', [
  face(files.serif, ranges.common, { fontWeight: '400' }),
  face(files.serifRare, ranges.rare, { fontWeight: '400' }),
  face(files.serifItalic, ranges.common, { fontWeight: '400', fontStyle: 'italic' }),
  face(files.serifItalicRare, ranges.rare, { fontWeight: '400', fontStyle: 'italic' }),
]);

// What stands in until then takes up the same room, so that nothing moves: one of desktops, and one of Android.
const locals = (...names: string[]) => names.map((name) => `local('${name}')`).join(', ');
const [arial, roboto] = fallbacks.archivo;
const [georgia, notoSerif] = fallbacks.serif;
globalFontFace('Archivo Fallback', { src: locals('Arial', 'Liberation Sans', 'Arimo', 'Helvetica'), ...arial });
globalFontFace('Archivo Fallback Android', { src: locals('Roboto'), ...roboto });
globalFontFace('Octant Serif Fallback', { src: locals('Georgia', 'Gelasio'), ...georgia });
globalFontFace('Octant Serif Fallback Android', { src: locals('Noto Serif'), ...notoSerif });
