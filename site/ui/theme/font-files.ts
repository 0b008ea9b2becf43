/**
 * The URLs of the font files, which `site/fonts/cut.ts` makes. Documents preload the fonts for the top of the page.
 */
export { default as archivo } from '../../fonts/archivo.woff2?url';
export { default as archivoFigures } from '../../fonts/archivo-figures.woff2?url';
export { default as archivoRare } from '../../fonts/archivo-rare.woff2?url';
export { default as serif } from '../../fonts/octant-serif.woff2?url';
export { default as serifItalic } from '../../fonts/octant-serif-italic.woff2?url';
export { default as serifItalicRare } from '../../fonts/octant-serif-italic-rare.woff2?url';
export { default as serifRare } from '../../fonts/octant-serif-rare.woff2?url';
