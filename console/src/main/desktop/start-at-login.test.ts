import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { expect, onTestFinished, test } from 'vitest';
import { entryOf, startAtLogin } from './start-at-login.ts';

test('on Linux, start at login is off until it is set, and is stored as an autostart file', () => {
  const starts = startAtLogin('linux');
  expect([starts.able, starts.get()]).toEqual([true, false]);
  starts.set(true);
  expect(starts.get()).toBe(true);
  const file = join(app.getPath('appData'), 'autostart', 'agency-console.desktop');
  expect(readFileSync(file, 'utf8')).toContain('\nExec="');
  starts.set(false);
  starts.set(false);
  expect(starts.get()).toBe(false);
});

test.each(['darwin', 'win32'] as const)('on %s, start at login is stored in the system’s own list', (platform) => {
  const starts = startAtLogin(platform);
  expect(starts.get()).toBe(false);
  starts.set(true);
  expect(starts.get()).toBe(true);
  starts.set(false);
});

test('only the installed program can start at login', () => {
  Object.assign(app, { isPackaged: false });
  onTestFinished(() => void Object.assign(app, { isPackaged: true }));
  expect(startAtLogin('linux')).toMatchObject({ able: false });
  expect(startAtLogin('linux').get()).toBe(false);
});

test('the autostart file quotes a path with spaces and special characters', () => {
  expect(entryOf('/opt/my "console"/100%')).toContain('Exec="/opt/my \\\\"console\\\\"/100%%"');
});
