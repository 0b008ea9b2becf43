import { generateClientIfStale } from '@agency/prisma/generate';

// First, since everything below imports what it makes.
await generateClientIfStale();
const { commands } = await import('./commands.ts');
const [name, file] = process.argv.slice(2);
await commands[name as keyof typeof commands](file);
