import { generateClientIfStale } from '@agency/prisma/generate';

// Must come first, because `commands.ts` imports the generated database client.
await generateClientIfStale();
const { commands } = await import('./commands.ts');
const [name, file] = process.argv.slice(2);
await commands[name as keyof typeof commands](file);
