import { basename } from 'node:path';

/** A package manager's program or script: `pnpm`, `npm-cli.js`, `pnpm.cjs`, `yarn-4.5.0.cjs`. */
const script = /^(npm|npx|pnpm|pnpx|yarn|yarnpkg|corepack)(-cli|-[\d.]+)?(\.(js|cjs|mjs|exe))?$/;
const node = /^node(js)?(\.exe)?$/;
/** npm calls its process by the command it runs, as one text: `npm exec pnpm@12 start`. */
const title = /^(npm|npx|pnpm|yarn) /;

/**
 * Whether a process with these arguments (argv, the program first) is a package manager. Only the program counts, or the
 * script that Node runs: a shell whose command merely speaks of one is none.
 */
export function isPackageManager([program = '', argument = '']: readonly string[]): boolean {
  if (node.test(basename(program))) return script.test(basename(argument));
  return script.test(basename(program)) || title.test(program);
}
