import { expect, test } from 'vitest';
import { electronStart, hasSandbox } from './electron-start.ts';

const environment = { PATH: '/bin', ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--inspect' };
const user = { platform: 'linux', root: false, environment } as const;

test('each test has its own user data, and the link is the last argument', () => {
  const { args } = electronStart({ userData: '/tmp/machine', link: 'agency-console://inquiry/1' }, user);
  expect(args).toEqual([
    expect.stringMatching(/console$/),
    '--user-data-dir=/tmp/machine',
    'agency-console://inquiry/1',
  ]);
});

test('the sandbox is off only for root on Linux', () => {
  const sandboxes = [user, { ...user, root: true }, { ...user, root: true, platform: 'darwin' } as const].map(
    hasSandbox,
  );
  expect(sandboxes).toEqual([true, false, true]);
  expect(electronStart({ userData: '/tmp/machine' }, { ...user, root: true }).chromiumSandbox).toBe(false);
});

test('variables that change how Electron runs are not passed on', () => {
  const { env } = electronStart({ userData: '/tmp/machine' }, user);
  expect(env).toMatchObject({ PATH: '/bin' });
  expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['ELECTRON_RUN_AS_NODE']));
  expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['NODE_OPTIONS']));
});
