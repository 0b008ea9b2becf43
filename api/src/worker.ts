import { generateClientIfStale } from '@agency/prisma/generate';

// First, since everything below imports what it makes.
await generateClientIfStale();
const { runWorker } = await import('./run-worker.ts');
await runWorker();
