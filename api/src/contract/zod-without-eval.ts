import { config } from 'zod';

// In a browser zod would try `new Function` to write faster parsers. Our pages' Content-Security-Policy refuses that, and
// every try is reported as a violation. Imported before the first schema, since the question is asked when one is made.
if ('window' in globalThis) config({ jitless: true });
