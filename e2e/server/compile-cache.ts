import { join } from 'node:path';

/**
 * Import this first, for its side effect: every Node process that is started from here on caches what V8 compiles, because a
 * test run starts the same few programs dozens of times. Starting the site then takes a quarter less work.
 */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/node');
