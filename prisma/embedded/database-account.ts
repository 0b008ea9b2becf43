import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How Postgres' programs are run: directly, or under another account when this process is root, which Postgres refuses. */
export type DatabaseAccount = {
  /** Runs one program to its end; rejects with its output in the message when it fails. */
  run(program: string, args: string[]): Promise<void>;
  /** Gives a path to the account that runs Postgres. */
  own(path: string): Promise<void>;
};

/** The account for a cluster in `directory`: whoever owns it already, else this user, else (as root) `postgres` or `nobody`. */
export async function databaseAccount(directory: string): Promise<DatabaseAccount> {
  if (process.getuid?.() !== 0)
    return {
      run: (program, args) => runToEnd(program, args),
      own: async () => undefined,
    };
  const { uid, gid } = await clusterOwner(directory);
  // Ambient dac_override lets that account pass through folders that only root may enter, such as /root or mktemp's.
  const prefix = (await hasSetpriv())
    ? [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
    : null;
  return {
    run: (program, args) =>
      prefix ? runToEnd('setpriv', [...prefix, program, ...args]) : runToEnd(program, args, { uid, gid }),
    own: (path) => chown(path, uid, gid),
  };
}

async function clusterOwner(directory: string): Promise<{ uid: number; gid: number }> {
  const owner = await stat(directory).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await lookUp('postgres')) ?? (await lookUp('nobody')) ?? { uid: 65534, gid: 65534 };
}

async function lookUp(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function hasSetpriv(): Promise<boolean> {
  return run('setpriv', ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', 'true']).then(
    () => true,
    () => false,
  );
}

async function runToEnd(program: string, args: string[], identity: { uid?: number; gid?: number } = {}): Promise<void> {
  // Messages in English, so that a log reads the same on every machine. The working folder must be one anyone may enter.
  const environment = { ...process.env, LC_ALL: 'C' };
  try {
    await run(program, args, { ...identity, cwd: '/', env: environment });
  } catch (error) {
    const { stderr, stdout, message } = error as Error & {
      stderr?: string;
      stdout?: string;
    };
    throw new Error((stderr || stdout || message).trim());
  }
}
