/** The two faces' files, named once: the style sheet loads them and the document preloads the upright ones. */
export { default as archivo } from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url';
export { default as sourceSerifItalic } from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url';
export { default as sourceSerif } from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
