import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './start-site.ts';

/** Starts the server that most journeys share: the real start command on an empty data folder, removed at the end. */
const dataDir = await mkdtemp(join(tmpdir(), 'agency-e2e-'));
const site = await startSite({ DATA_DIR: dataDir }).catch(async (error: Error) => {
  await rm(dataDir, { recursive: true, force: true });
  console.error(error.message);
  process.exit(1);
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await site.stop().catch((error: Error) => console.error(error.message));
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
}
const code = await site.ended;
if (!stopping) process.exit(code ?? 1);
