import { config } from 'zod';

// In a browser, zod would try `new Function` for faster parsers. Our pages' Content-Security-Policy refuses that and reports
// each attempt as a violation. Import this before the first schema is created.
if ('window' in globalThis) config({ jitless: true });
