import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { prepareApplicationRole } from './application-role.ts';
import { type Cluster, openCluster } from './cluster.ts';

/** Any number will do, as long as nothing else takes the same advisory lock. */
const ownerLock = 7_301_963;

/** Another process of this product runs on the same data folder. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
}

/** The embedded Postgres could not be made or started; the message says why in words for the person at the terminal. */
class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** A running embedded database. Addresses are Postgres connection strings with their passwords. */
export type EmbeddedDatabase = {
  /** For the application: as the owner of its database, who is no superuser. */
  url: string;
  /** For tools that make databases: the same database, as the superuser. */
  adminUrl: string;
  /** Stops the server. */
  close(): Promise<void>;
};

/**
 * Starts the Postgres cluster under `dataDir/postgres`, making it on first use, and claims it for this process.
 *
 * The claim is an advisory lock held by an open connection: it ends with this process however that ends, so a server
 * left behind by a killed process is simply taken over.
 * @throws DataDirInUseError when another live process holds the claim, EmbeddedDatabaseError when Postgres fails.
 */
export async function openEmbeddedDatabase(options: {
  dataDir: string;
  onProgress?: (message: string) => void;
}): Promise<EmbeddedDatabase> {
  const directory = resolve(options.dataDir, 'postgres');
  const { cluster, started } = await startCluster(directory, options.onProgress).catch((error: Error) => {
    throw new EmbeddedDatabaseError(`The embedded Postgres in ${directory} did not start: ${error.message}`);
  });
  let claim: pg.Client | undefined;
  const close = async () => {
    await claim?.end().catch(() => undefined);
    await cluster.stop();
  };
  try {
    claim = await claimCluster(cluster, options.dataDir);
    await cluster.removeDrafts();
    const addresses = await prepareApplicationRole(await addressOf(cluster));
    return { ...addresses, close };
  } catch (error) {
    // A server that another process claimed is not this one's to stop.
    if (claim || (started && !(error instanceof DataDirInUseError))) await close();
    throw error;
  }
}

/** `started`: this process started the server; false when it found one running. */
async function startCluster(
  directory: string,
  onProgress: (message: string) => void = () => undefined,
): Promise<{ cluster: Cluster; started: boolean }> {
  // For nobody else to look into. As root, the account that runs Postgres must be able to pass through.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(directory, { recursive: true, mode });
  await chmod(directory, mode);
  const cluster = await openCluster(directory);
  if (await cluster.url('postgres')) return { cluster, started: false };
  if (!(await cluster.exists())) {
    onProgress('Creating the embedded Postgres database');
    await cluster.create();
  }
  onProgress('Starting the embedded Postgres database');
  await startWithRetries(cluster);
  return { cluster, started: true };
}

async function addressOf(cluster: Cluster): Promise<string> {
  const address = await cluster.url('postgres');
  if (!address) throw new EmbeddedDatabaseError('The embedded Postgres stopped right after it had started.');
  return address;
}

/** After a crash the dead server's workers may hold its shared memory for a moment, and Postgres refuses meanwhile. */
async function startWithRetries(cluster: Cluster, deadline = Date.now() + 15_000): Promise<void> {
  try {
    await cluster.start();
  } catch (error) {
    // A start running at the same moment may have won: then the claim decides, not this attempt.
    if (await cluster.url('postgres')) return;
    if (Date.now() > deadline) throw error;
    await setTimeout(500);
    await startWithRetries(cluster, deadline);
  }
}

/** What Postgres says that still recovers a copy, or starts. */
const notYet = '57P03';

/** Connects, once the server takes connections: one that recovers a copy has started, and takes none until it is done. */
async function connectWithRetries(config: pg.ClientConfig, deadline = Date.now() + 60_000): Promise<pg.Client> {
  const client = new pg.Client(config);
  // The server's end is noticed by every query; without a listener it would end this process as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if ((error as { code?: string }).code !== notYet || Date.now() > deadline) throw error;
    await setTimeout(100);
    return connectWithRetries(config, deadline);
  }
}

async function claimCluster(cluster: Cluster, dataDir: string): Promise<pg.Client> {
  const client = await connectWithRetries({
    connectionString: await addressOf(cluster),
    application_name: `owner ${process.pid}`,
  });
  const { rows } = await client.query<{ granted: boolean }>('SELECT pg_try_advisory_lock($1) AS granted', [ownerLock]);
  if (rows[0]?.granted) return client;
  const holder = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [ownerLock],
  );
  await client.end();
  const pid = holder.rows[0]?.name.replace('owner ', 'process ') ?? 'another process';
  throw new DataDirInUseError(`${dataDir} is in use by ${pid}: stop it first, or set DATA_DIR to another folder.`);
}
