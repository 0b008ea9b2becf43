import { join } from 'node:path';
import type { LaunchOptions } from './console-app.ts';

/** What a start depends on, so that it can be looked at without an Electron. */
type Machine = { platform: NodeJS.Platform; root: boolean; environment: NodeJS.ProcessEnv };

export const thisMachine = (): Machine => ({
  platform: process.platform,
  root: process.getuid?.() === 0,
  environment: process.env,
});

/** Chromium refuses its sandbox to root on Linux, and then does not start at all. */
export const hasSandbox = ({ platform, root }: Machine): boolean => !(platform === 'linux' && root);

/**
 * How a real Electron is started on the built program: on a machine of the test's own, which is the folder `userData`.
 * Nothing of the tests' environment goes along that would change what Electron is.
 */
export function electronStart({ userData, link }: LaunchOptions, machine: Machine) {
  const { ELECTRON_RUN_AS_NODE: _asNode, NODE_OPTIONS: _options, ...rest } = machine.environment;
  const env = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return {
    args: [join(import.meta.dirname, '../..'), `--user-data-dir=${userData}`, ...(link ? [link] : [])],
    env: { ...env, TZ: 'America/New_York', LANG: 'en_US.UTF-8' },
    chromiumSandbox: hasSandbox(machine),
    locale: 'en-US',
    timezoneId: 'America/New_York',
  };
}
