import { generateClientIfStale } from '@agency/prisma/generate';

// First, since everything below imports what it makes.
await generateClientIfStale();
const { backup } = await import('./commands.ts');
await backup(process.argv[2]);
