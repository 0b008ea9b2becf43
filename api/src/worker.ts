import { generateClientIfStale } from '@agency/prisma/generate';

// Generate the Prisma client first, because `run-worker.ts` imports it.
await generateClientIfStale();
const { runWorker } = await import('./run-worker.ts');
await runWorker();
