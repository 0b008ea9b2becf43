/** The faces' files, cut by `site/fonts/cut.ts`. The document preloads those of its beginning. */
export { default as archivo } from '../../fonts/archivo.woff2?url';
export { default as archivoFigures } from '../../fonts/archivo-figures.woff2?url';
export { default as archivoRare } from '../../fonts/archivo-rare.woff2?url';
export { default as serif } from '../../fonts/octant-serif.woff2?url';
export { default as serifItalic } from '../../fonts/octant-serif-italic.woff2?url';
export { default as serifItalicRare } from '../../fonts/octant-serif-italic-rare.woff2?url';
export { default as serifRare } from '../../fonts/octant-serif-rare.woff2?url';
