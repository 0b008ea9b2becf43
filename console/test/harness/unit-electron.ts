/** What unit tests of main have for `electron`: the stand-in, on a desktop of the test file's own. */
import './unit-desktop.ts';

export * from './electron.ts';
