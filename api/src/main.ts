import { generateClientIfStale } from '@agency/prisma/generate';

// First, since everything below imports what it makes.
await generateClientIfStale();
const { runApi } = await import('./run-api.ts');
await runApi();
