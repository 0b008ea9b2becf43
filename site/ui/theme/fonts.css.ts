import { globalFontFace } from '@vanilla-extract/css';
import { archivo, sourceSerif, sourceSerifItalic } from './font-files.ts';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

function variableFace(file: string, axes: { fontWeight: string; fontStretch?: string; fontStyle?: string }) {
  return { src: `url(${file}) format('woff2')`, fontDisplay: 'swap', unicodeRange: latin, ...axes } as const;
}

globalFontFace('Archivo Variable', variableFace(archivo, { fontWeight: '100 900', fontStretch: '62% 125%' }));
globalFontFace('Source Serif Variable', [
  variableFace(sourceSerif, { fontWeight: '200 900' }),
  variableFace(sourceSerifItalic, { fontWeight: '200 900', fontStyle: 'italic' }),
]);

// Stand-ins with the same measure, so that text hardly moves when the real face arrives.
globalFontFace('Archivo Fallback', {
  src: "local('Arial')",
  ascentOverride: '88%',
  descentOverride: '21%',
  lineGapOverride: '0%',
});
globalFontFace('Source Serif Fallback', {
  src: "local('Georgia')",
  sizeAdjust: '97%',
  ascentOverride: '107%',
  descentOverride: '34%',
  lineGapOverride: '0%',
});
