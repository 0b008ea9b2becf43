import { generateClientIfStale } from '@agency/prisma/generate';

// Must run first, because everything below imports the generated client.
await generateClientIfStale();
const { runApi } = await import('./run-api.ts');
await runApi();
