import { expect, test } from 'vitest';
import { configuration } from './electron-builder.ts';

const { electronFuses, linux, mac, nsis, win } = configuration('/unpacked/electron');

test('installers are AppImage, deb, nsis and dmg', () => {
  const targets = [linux, win, mac].map((platform) => platform?.target);
  expect(targets).toEqual([['AppImage', 'deb'], ['nsis'], ['dmg']]);
});

test('a Mac package is signed ad hoc after its fuses are set, so that it starts on Apple Silicon', () => {
  expect(electronFuses).toMatchObject({ resetAdHocDarwinSignature: true });
  expect(mac).toMatchObject({ identity: '-' });
});

test('uninstalling on Windows leaves what is not sent where the next installation finds it', () => {
  expect(nsis).toMatchObject({ deleteAppDataOnUninstall: false });
});
