import { generateClientIfStale } from '@agency/prisma/generate';

// Generate the Prisma client first, because `run-api.ts` imports it.
await generateClientIfStale();
const { runApi } = await import('./run-api.ts');
await runApi();
