import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { applicationName, prepareApplicationRole } from './application-role.ts';
import { type Cluster, openCluster } from './cluster.ts';

/** The id of the advisory lock: any number that nothing else uses. */
const ownerLock = 7_301_963;

/** Another process of this product uses the same data folder. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
}

/** The embedded Postgres could not be created or started. The message tells the person at the terminal why. */
class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** A running embedded database. The addresses are Postgres connection strings with passwords. */
export type EmbeddedDatabase = {
  /** For the application: connects as its database's owner, who is not a superuser. */
  url: string;
  /** For tools that create databases: connects to the same database, as the superuser. */
  adminUrl: string;
  close(): Promise<void>;
};

type EmbeddedDatabaseOptions = {
  dataDir: string;
  onProgress?: (message: string) => void;
  /** Gets a line if the server ends before `close`, and if it cannot be restarted. */
  logger?: Record<'warn' | 'error', (fields: object, message: string) => void>;
};

/**
 * Starts the Postgres cluster under `dataDir/postgres`, creating it on first use, and claims it for this process. A
 * server that ends before `close` is restarted at the same address.
 *
 * The claim is an advisory lock on an open connection. The lock ends with this process, so that the next process can
 * take over the server of a killed process.
 *
 * @throws DataDirInUseError if another live process holds the claim, EmbeddedDatabaseError if Postgres does not start.
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const directory = resolve(options.dataDir, 'postgres');
  const { cluster, started } = await startCluster(directory, options.onProgress).catch((error: Error) => {
    throw new EmbeddedDatabaseError(`The embedded Postgres in ${directory} did not start: ${error.message}`);
  });
  let claim: Claim | undefined;
  try {
    claim = await claimCluster(cluster, options.dataDir);
    await cluster.removeDrafts();
    const addresses = await prepareApplicationRole(await addressOf(cluster));
    const stopWatching = keepRunning(cluster, claim, options);
    return {
      ...addresses,
      async close() {
        await stopWatching();
        await cluster.stop();
      },
    };
  } catch (error) {
    await claim?.client.end();
    // Does not stop a server that another process has claimed.
    if (claim || (started && !(error instanceof DataDirInUseError))) await cluster.stop();
    throw error;
  }
}

/**
 * Returns the address with which the superuser connects to the application's database in `dataDir`. Null if no server
 * runs there.
 */
export async function runningDatabaseUrl(dataDir: string): Promise<string | null> {
  const cluster = await openCluster(resolve(dataDir, 'postgres'));
  return cluster.url(applicationName);
}

/**
 * In ms: the first and the longest delay before a restart. The delay doubles after each restart, and is the first delay
 * again once the server has run for `staysUpMs`. While the next delay is below `briefMs`, a failed restart is logged
 * only as a warning.
 */
const [firstDelayMs, briefMs, longestDelayMs, staysUpMs] = [250, 5_000, 30_000, 60_000];

/** Restarts the server on its old port whenever it ends. Returns a function that ends the restarts and the claim. */
function keepRunning(
  cluster: Cluster,
  firstClaim: Claim,
  { dataDir, logger }: EmbeddedDatabaseOptions,
): () => Promise<void> {
  const { port } = firstClaim.client;
  const stopping = new AbortController();
  const { signal } = stopping;
  let claim = firstClaim;

  /** @param level the level at which a failed restart is logged. */
  async function restart(level: 'warn' | 'error'): Promise<Claim | null> {
    logger?.warn({ port }, 'the embedded Postgres has ended and is being restarted');
    try {
      if (!(await cluster.url('postgres'))) await cluster.start(port);
      return await claimCluster(cluster, dataDir);
    } catch (error) {
      logger?.[level]({ err: error }, 'the embedded Postgres could not be restarted; retrying');
      return null;
    }
  }

  async function watch(): Promise<void> {
    for (let [delayMs, upSince] = [firstDelayMs, Date.now()]; !signal.aborted; upSince = Date.now()) {
      await claim.ended;
      if (Date.now() - upSince > staysUpMs) delayMs = firstDelayMs;
      await setTimeout(delayMs, undefined, { signal }).catch(() => undefined);
      delayMs = Math.min(delayMs * 2, longestDelayMs);
      if (!signal.aborted) claim = (await restart(delayMs < briefMs ? 'warn' : 'error')) ?? claim;
    }
    await claim.client.end();
  }

  const watching = watch();
  return async () => {
    stopping.abort();
    await claim.client.end();
    await watching;
  };
}

/** `started` is false if the server was already running. */
async function startCluster(
  directory: string,
  onProgress: (message: string) => void = () => undefined,
): Promise<{ cluster: Cluster; started: boolean }> {
  // Other users cannot read the folder. If this process is root, Postgres' account must be able to enter it.
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

/** Starts the server. Retries for 15 s, because dead workers may hold the shared memory for a moment after a crash. */
async function startWithRetries(cluster: Cluster, deadline = Date.now() + 15_000): Promise<void> {
  try {
    await cluster.start();
  } catch (error) {
    // Another process may have started the server meanwhile. Then the claim decides which process owns the server.
    if (await cluster.url('postgres')) return;
    if (Date.now() > deadline) throw error;
    await setTimeout(500);
    await startWithRetries(cluster, deadline);
  }
}

/** The error code while Postgres starts, or recovers after a backup was restored. */
const notYet = '57P03';

/** An open connection that holds a cluster's advisory lock. `ended` resolves when either side closes the connection. */
type Claim = { client: pg.Client; ended: Promise<unknown> };

/**
 * Connects as soon as the server accepts connections. Retries for 60 s, because a server that recovers a restored
 * backup accepts none until it has finished.
 */
async function connectWithRetries(config: pg.ClientConfig, deadline = Date.now() + 60_000): Promise<Claim> {
  const client = new pg.Client(config);
  // Without a listener, the end of the server would end this process, too.
  client.on('error', () => undefined);
  const ended = new Promise((resolve) => client.once('end', () => resolve(null)));
  try {
    await client.connect();
    return { client, ended };
  } catch (error) {
    if ((error as { code?: string }).code !== notYet || Date.now() > deadline) throw error;
    await setTimeout(100);
    return connectWithRetries(config, deadline);
  }
}

async function claimCluster(cluster: Cluster, dataDir: string): Promise<Claim> {
  const claim = await connectWithRetries({
    connectionString: await addressOf(cluster),
    application_name: `owner ${process.pid}`,
  });
  const { client } = claim;
  const { rows } = await client.query<{ granted: boolean }>('SELECT pg_try_advisory_lock($1) AS granted', [ownerLock]);
  if (rows[0]?.granted) return claim;
  const holder = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [ownerLock],
  );
  await client.end();
  const pid = holder.rows[0]?.name.replace('owner ', 'process ') ?? 'another process';
  throw new DataDirInUseError(`${dataDir} is in use by ${pid}: stop it first, or set DATA_DIR to another folder.`);
}
