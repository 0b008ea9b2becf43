import { resolve } from 'node:path';
import { createPrismaClient } from '@agency/prisma';
import { mediaFolder, openMediaStore } from '#api/media/media-store.ts';
import { answerRequests } from '#api/platform/helper-thread.ts';
import { type ImportRequest, runImport } from './run-import.ts';

// Started by `work-imports.ts`.
answerRequests(async ({ id, folder, databaseUrl, mediaUrl, dataDir, defaultAuthor }: ImportRequest, alive) => {
  const database = createPrismaClient(databaseUrl, { connections: 2 });
  const media = openMediaStore(mediaUrl, resolve(mediaFolder(dataDir)));
  const signs = setInterval(alive, 1_000);
  try {
    return await runImport(id, folder, { database, media, defaultAuthor, unreachable: new Map() });
  } finally {
    clearInterval(signs);
    await database.$disconnect();
  }
});
