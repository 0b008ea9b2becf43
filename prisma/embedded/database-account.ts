import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs Postgres' programs, under another account if this process is root, because Postgres refuses to run as root. */
type DatabaseAccount = {
  /** Runs a program to its end. If the program fails, rejects with its output in the message. */
  run(program: string, args: string[]): Promise<void>;
  /** Makes the account that runs Postgres the owner of a path. */
  own(path: string): Promise<void>;
};

type Identity = { uid: number; gid: number };

/**
 * Returns the account that runs a cluster in `directory`. If this process is not root, the account is its own user. If
 * it is root, the account is the owner of `directory`. If the owner is also root, the account is `postgres` or
 * `nobody`.
 *
 * Only root can enter /root and folders made by mktemp. If `programs` or `parent` is inside such a folder, the account
 * gets one extra capability: it can enter the folder and read what is inside, but not write there.
 */
export async function databaseAccount(
  directory: string,
  parent: string,
  programs: readonly string[],
): Promise<DatabaseAccount> {
  if (process.getuid?.() !== 0)
    return {
      run: (program, args) => runToEnd(program, args),
      own: async () => undefined,
    };
  const account = await clusterOwner(directory);
  const own = (path: string) => chown(path, account.uid, account.gid);
  const runPlainly = (program: string, args: string[]) => runToEnd(program, args, account);
  if (await canReach(account, parent, programs)) return { run: runPlainly, own };
  const prefix = readingPast(account);
  if (await succeeds('setpriv', [...prefix, 'true']))
    return { run: (program, args) => runToEnd('setpriv', [...prefix, program, ...args]), own };
  // Containers often withhold the capability, and some systems lack setpriv.
  const advice = `Postgres runs as user ${account.uid}, who must be able to enter ${parent} and to run ${programs[0]}.`;
  const run = (program: string, args: string[]) =>
    runPlainly(program, args).catch(({ message }: Error) => {
      throw new Error(`${message}\n${advice}`);
    });
  return { run, own };
}

/**
 * Returns the arguments with which setpriv runs a program as the account, with the capability dac_read_search. The
 * program can then read every file and enter every folder, but write only where the account may.
 */
const readingPast = ({ uid, gid }: Identity) => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  // Without this, access(2), which initdb calls for its sibling programs, would ignore the capability.
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
];

/** Whether the account, without extra rights, can run the programs with their libraries, and enter the folder. */
async function canReach(account: Identity, folder: string, programs: readonly string[]): Promise<boolean> {
  const attempts = [
    succeeds('test', ['-x', folder], account),
    ...programs.map((program) => succeeds(program, ['--version'], account)),
  ];
  return (await Promise.all(attempts)).every(Boolean);
}

async function clusterOwner(directory: string): Promise<Identity> {
  const owner = await stat(directory).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await lookUp('postgres')) ?? (await lookUp('nobody')) ?? { uid: 65534, gid: 65534 };
}

async function lookUp(name: string): Promise<Identity | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

const succeeds = (program: string, args: string[], identity?: Identity) =>
  runToEnd(program, args, identity).then(
    () => true,
    () => false,
  );

async function runToEnd(program: string, args: string[], identity: Partial<Identity> = {}): Promise<void> {
  try {
    // Every user may enter the folder in which the program starts.
    await run(program, args, { ...identity, cwd: '/', env: serverEnvironment() });
  } catch (error) {
    const { stderr, stdout, message } = error as Error & {
      stderr?: string;
      stdout?: string;
    };
    throw new Error((stderr || stdout || message).trim());
  }
}

/** The environment for Postgres, without this process's secrets. The locale is fixed, so logs are in English. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot, LC_ALL: 'C' };
}
