import { generateClientIfStale } from '@agency/prisma/generate';

// This runs first, because everything below imports the generated client.
await generateClientIfStale();
const { commands } = await import('./commands.ts');
const [name, file] = process.argv.slice(2);
await commands[name as keyof typeof commands](file);
