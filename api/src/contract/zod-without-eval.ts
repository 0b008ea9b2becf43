import { config } from 'zod';

// In a browser, zod would try `new Function`, and our Content-Security-Policy would report a violation. Import this
// file before the first schema is created.
if ('window' in globalThis) config({ jitless: true });
