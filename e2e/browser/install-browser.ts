import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');

const downloadTimeoutMs = 180_000;
const installTimeoutMs = 300_000;
/** The timeout of each connection attempt. The default of 30 s is too long for networks that silently drop packets. */
const connectTimeoutMs = '10000';

type Way = { name: string; command: string; args: string[]; timeout: number; env?: NodeJS.ProcessEnv };

const download: Way = {
  name: "Playwright's download",
  command: process.execPath,
  args: [playwright, 'install', 'chromium'],
  timeout: downloadTimeoutMs,
  env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: connectTimeoutMs },
};

const aptGet = (...args: string[]): Way => ({
  name: `apt-get ${args[0]}`,
  command: 'apt-get',
  args,
  timeout: installTimeoutMs,
  env: { DEBIAN_FRONTEND: 'noninteractive' },
});

/** Tries to install a browser, and prints its steps. Does not report success: call `findBrowser` afterwards. */
export function installBrowser(): void {
  console.log('Chromium is not installed. Installing it now, which happens only once.');
  const mayInstall = process.getuid?.() === 0;
  const install = (name: string) => run(aptGet('install', '--yes', '--quiet', '--no-install-recommends', name));
  // Debian's package installs in seconds. Without internet access, a download fails only after minutes.
  if (mayInstall && run(aptGet('update', '--quiet')) && install('chromium-headless-shell')) return;
  if (!run(download) && mayInstall) install('chromium');
}

function run({ name, command, args, timeout, env }: Way): boolean {
  console.log(`${name}...`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', timeout, env: { ...process.env, ...env } });
  if (status !== 0) console.log(`${name} did not work.`);
  return status === 0;
}
