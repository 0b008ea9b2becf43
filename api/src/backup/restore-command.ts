import { generateClientIfStale } from '@agency/prisma/generate';

// First, since everything below imports what it makes.
await generateClientIfStale();
const { restore } = await import('./commands.ts');
await restore(process.argv[2]);
