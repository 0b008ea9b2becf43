import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import { adminVariables } from '../fixtures/admin.ts';
import { freePort } from '../server/free-port.ts';
import { runStart } from '../server/run-start.ts';
import { openTestDatabase } from '../server/test-cluster.ts';

export type BenchApi = {
  url: string;
  pid: number;
  databaseUrl: string;
  database: PrismaClient;
  close(): Promise<void>;
};

/** Starts the API as a separate process with a fresh database. The admin's name is `studio`. */
export async function startBenchApi(): Promise<BenchApi> {
  const { url: databaseUrl, close } = await openTestDatabase('bench');
  const database = createPrismaClient(databaseUrl);
  const port = await freePort();
  const variables = { ...adminVariables, API_PORT: String(port), DATABASE_URL: databaseUrl };
  const api = runStart(variables, 'api/src/main.ts');
  await api.ready;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: api.child.pid ?? 0,
    databaseUrl,
    database,
    async close() {
      api.child.kill('SIGTERM');
      await api.ended;
      await database.$disconnect();
      await close();
    },
  };
}
