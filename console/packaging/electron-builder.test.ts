import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { configuration } from './electron-builder.ts';

const { deb, electronFuses, linux, mac, nsis, rpm, toolsets, win } = configuration('/unpacked/electron', [
  'x64',
  'arm64',
]);

test('installers are AppImage, deb, rpm, nsis and a universal dmg, each for x64 and arm64', () => {
  const arch = ['x64', 'arm64'];
  expect(linux?.target).toEqual(['AppImage', 'deb', 'rpm'].map((target) => ({ target, arch })));
  expect(win?.target).toEqual([{ target: 'nsis', arch }]);
  expect(mac?.target).toEqual([{ target: 'dmg', arch: ['universal'] }]);
  expect(configuration('/unpacked/electron', ['arm64']).mac?.target).toEqual([{ target: 'dmg', arch: ['arm64'] }]);
});

test('an AppImage starts with the sandbox', () => {
  expect([toolsets?.appimage, linux?.executableArgs]).toEqual(['1.0.3', []]);
});

test('the deb and the rpm depend on the library for the tray, and the deb also depends on the library for the keyring', () => {
  expect(deb?.depends).toContain('libayatana-appindicator3-1');
  expect(deb?.depends).toContain('libsecret-1-0');
  expect(rpm?.depends).toContainEqual(expect.stringContaining('libayatana-appindicator'));
});

test('a Mac package is signed ad hoc after its fuses are set, so that it starts on Apple Silicon', () => {
  expect(electronFuses).toMatchObject({ resetAdHocDarwinSignature: true });
  expect(mac).toMatchObject({ identity: '-' });
});

test('the uninstaller for Windows asks before it deletes data, keeps the data when it runs silently, and unregisters deep links', async () => {
  expect(nsis).toMatchObject({ deleteAppDataOnUninstall: false, include: expect.stringMatching(/uninstaller\.nsh$/) });
  const script = await readFile(String(nsis?.include), 'utf8');
  expect(script).toMatch(/MessageBox MB_YESNO\S*MB_DEFBUTTON2 .* \/SD IDNO IDNO keepData/);
  expect(script).toContain('DeleteRegKey HKCU "Software\\Classes\\agency-console"');
});
