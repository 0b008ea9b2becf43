/** The module `electron` for unit tests of main: the stand-in, with its own desktop for each test file. */
import './unit-desktop.ts';

export * from './electron.ts';
