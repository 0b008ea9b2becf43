import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster } from '../embedded/cluster.ts';

/**
 * Runs beside a test cluster, with the cluster's folder as argument. Waits until its parent process is gone, which closes its
 * input. Then stops the Postgres in that folder, and removes the folder.
 */
const [dataDir = ''] = process.argv.slice(2);
process.stdin.resume().once('close', async () => {
  const cluster = await openCluster(join(dataDir, 'postgres'));
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});
