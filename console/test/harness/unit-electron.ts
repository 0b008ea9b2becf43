/** Replaces the module `electron` in unit tests of main. Each test file gets a `Desktop` with its own user data. */
import './unit-desktop.ts';

export * from './electron.ts';
