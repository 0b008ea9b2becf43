import { generateClientIfStale } from '@agency/prisma/generate';

// Must be first, because everything below imports the generated client.
await generateClientIfStale();
const { runWorker } = await import('./run-worker.ts');
await runWorker();
