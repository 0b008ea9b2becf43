/** The font files, which `site/fonts/cut.ts` subsets. The document preloads those that the top of the page needs. */
export { default as archivo } from '../../fonts/archivo.woff2?url';
export { default as archivoFigures } from '../../fonts/archivo-figures.woff2?url';
export { default as archivoRare } from '../../fonts/archivo-rare.woff2?url';
export { default as serif } from '../../fonts/octant-serif.woff2?url';
export { default as serifItalic } from '../../fonts/octant-serif-italic.woff2?url';
export { default as serifItalicRare } from '../../fonts/octant-serif-italic-rare.woff2?url';
export { default as serifRare } from '../../fonts/octant-serif-rare.woff2?url';
