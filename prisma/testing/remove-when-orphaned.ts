import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster } from '../embedded/cluster.ts';

/**
 * Runs beside a test cluster, with the cluster's folder as argument. Waits until its standard input closes, because that
 * means that its parent process is gone. Then stops the Postgres in that folder, and removes the folder.
 */
const [dataDir = ''] = process.argv.slice(2);
process.stdin.resume().once('close', async () => {
  const cluster = await openCluster(join(dataDir, 'postgres'));
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});
