import { expect, test } from 'vitest';
import { isPackageManager } from './launcher.ts';

test.each([
  // In the format of /proc/<pid>/cmdline.
  [['npm exec pnpm@12 start', '', '']],
  [['npm run start']],
  [['/root/.npm/_npx/5c2bb2a1/node_modules/.bin/pnpm', 'start']],
  [['/root/.npm/_npx/5c2bb2a1/node_modules/@pnpm/linux-x64/pnpm', 'start']],
  [['pnpm', 'start']],
  [['node', '/usr/bin/npx', '-y', 'pnpm@12', 'start']],
  [['/usr/bin/node', '/usr/lib/node_modules/npm/bin/npx-cli.js', 'pnpm', 'start']],
  [['node', '/usr/lib/node_modules/npm/bin/npm-cli.js', 'start']],
  [['node', '/home/some one/.cache/node/corepack/v1/pnpm/10.1.0/bin/pnpm.cjs', 'start']],
  [['node', '/opt/pnpm/bin/pnpm.mjs', 'start']],
  [['nodejs', '/repo/.yarn/releases/yarn-4.5.0.cjs', 'start']],
  [['node', '/usr/bin/corepack', 'pnpm', 'start']],
])('%j is a package manager', (argv) => {
  expect(isPackageManager(argv)).toBe(true);
});

test.each([
  [['bash', '-c', 'cd /repo && npx -y pnpm@12 start & sleep 8']],
  [['-bash']],
  [['sh', '-c', 'pnpm start']],
  [['/bin/sh', '/home/ann/bin/npm-wrapper.sh', 'npm']],
  [['su', 'ann', '-c', 'npx pnpm start']],
  [['node', '/repo/site/server/start.ts', 'pnpm']],
  [['/usr/bin/node', '-e', 'pnpm']],
  [['/home/npm users/bash']],
  [['vim', 'npm']],
  [[]],
])('%j is not a package manager', (argv) => {
  expect(isPackageManager(argv)).toBe(false);
});
