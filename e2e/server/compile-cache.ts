import { join } from 'node:path';

/**
 * Import this first, for its side effect: every Node process that starts later caches what V8 compiles. A test run
 * starts the same few programs dozens of times, and with the cache, starting the site takes a quarter less work.
 */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/node');
