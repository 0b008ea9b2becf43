import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

type Link = { pid: number; parent: number };

/**
 * Returns a function that tells whether the commands that started this process still run. A package manager such as
 * `npx` often dies of a signal without passing the signal on, which would leave this process running unnoticed.
 *
 * Reads the chain of parents up to the topmost package manager, from /proc if it exists. Elsewhere only the direct
 * parent is known. The function always returns true for a process that no package manager started.
 */
export function watchLauncher(): () => boolean {
  if (!process.env.npm_lifecycle_event) return () => true;
  const chain = parentChain();
  return () => process.ppid === chain[0]?.parent && chain.slice(1).every(({ pid, parent }) => parentOf(pid) === parent);
}

/** Returns this process and its parents below the topmost package manager, each with its own parent. */
function parentChain(): Link[] {
  const chain: Link[] = [{ pid: process.pid, parent: process.ppid }];
  let length = 1;
  for (let pid = process.ppid; pid > 1; ) {
    // Shells between package managers belong to the chain; the user's own shell does not.
    if (isPackageManager(argumentsOf(pid))) length = chain.length;
    const parent = parentOf(pid);
    if (!parent) break;
    chain.push({ pid, parent });
    pid = parent;
  }
  return chain.slice(0, length);
}

/** Returns the parent of a process. Null if the parent is unknown or the process is gone. */
function parentOf(pid: number): number | null {
  // "pid (name) state ppid …": the name may contain anything, so read after its closing parenthesis.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ');
  return fields?.[1] ? Number(fields[1]) : null;
}

const argumentsOf = (pid: number): string[] => read(`/proc/${pid}/cmdline`).split('\0');

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Matches a package manager's program or script: `pnpm`, `npm-cli.js`, `pnpm.cjs`, `yarn-4.5.0.cjs`. */
const script = /^(npm|npx|pnpm|pnpx|yarn|yarnpkg|corepack)(-cli|-[\d.]+)?(\.(js|cjs|mjs|exe))?$/;
const node = /^node(js)?(\.exe)?$/;
/** Matches npm's process title: the command that npm runs, in one argument, such as `npm exec pnpm@12 start`. */
const title = /^(npm|npx|pnpm|yarn) /;

/**
 * Whether a process with these arguments (argv, the program first) is a package manager. Only the program, or the
 * script that Node runs, counts. A shell whose command mentions a package manager does not.
 */
export function isPackageManager([program = '', argument = '']: readonly string[]): boolean {
  if (node.test(basename(program))) return script.test(basename(argument));
  return script.test(basename(program)) || title.test(program);
}
