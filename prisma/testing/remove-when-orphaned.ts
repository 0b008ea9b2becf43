import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster } from '../embedded/cluster.ts';

/**
 * Runs beside a test cluster, with the cluster's folder as argument. When standard input closes, the parent process is
 * gone. Then this program stops the Postgres in the folder, and removes the folder.
 */
const [dataDir = ''] = process.argv.slice(2);
process.stdin.resume().once('close', async () => {
  const cluster = await openCluster(join(dataDir, 'postgres'));
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});
