import { join } from 'node:path';
import type { LaunchOptions } from './console-app.ts';

/** The properties of a machine that affect a start. Tests pass their own. */
type Machine = { platform: NodeJS.Platform; root: boolean; environment: NodeJS.ProcessEnv };

export const thisMachine = (): Machine => ({
  platform: process.platform,
  root: process.getuid?.() === 0,
  environment: process.env,
});

/** Whether Chromium can use its sandbox. On Linux, Chromium refuses to start with a sandbox as root. */
export const hasSandbox = ({ platform, root }: Machine): boolean => !(platform === 'linux' && root);

/**
 * Returns the options to start the built program in a real Electron. Each test passes its own folder `userData`, so
 * that tests share no state. Leaves out environment variables that change how Electron runs.
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
