import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { hollowElectron } from '../../fixtures/hollow-electron.ts';
import { expect, test } from '../../fixtures/test.ts';

const workspace = join(import.meta.dirname, '../../..');
const { ENABLE, DISABLE } = FuseState;

test.skip(process.platform !== 'linux', 'The placeholder files for Electron are those of Linux.');

test('a package contains only the program, with its fuses set', async ({ userData }) => {
  test.slow();
  const [electron, output] = [join(userData, 'electron'), join(userData, 'packed')];
  await hollowElectron(electron);
  const env = { ...process.env, ELECTRON_DIST: electron, PACKAGE_OUTPUT: output };
  await promisify(execFile)(process.execPath, ['packaging/package.ts', '--dir'], { cwd: workspace, env });
  const packed = join(output, 'linux-unpacked');

  expect(await getCurrentFuseWire(join(packed, 'agency-console'))).toMatchObject({
    [FuseV1Options.RunAsNode]: DISABLE,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: DISABLE,
    [FuseV1Options.EnableNodeCliInspectArguments]: DISABLE,
    [FuseV1Options.EnableCookieEncryption]: ENABLE,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ENABLE,
    [FuseV1Options.OnlyLoadAppFromAsar]: ENABLE,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: DISABLE,
  });
  const archive = await readFile(join(packed, 'resources/app.asar'));
  const { files } = headerOf(archive);
  expect(Object.keys(files).sort()).toEqual(['out', 'package.json', 'resources']);
  expect(JSON.stringify(files)).not.toContain('.map"');
  // Electron names the folder of user data after `productName`. Linux finds the window's launcher by `desktopName`.
  expect(JSON.parse(textIn(archive, files['package.json']))).toMatchObject({
    productName: 'Agency Console',
    desktopName: 'agency-console.desktop',
  });
});

test('if there is no Electron, packaging says what is missing', async () => {
  const env = { ...process.env, ELECTRON_PATH: '', ELECTRON_DIST: '/nowhere' };
  const packing = promisify(execFile)(process.execPath, ['packaging/package.ts', '--dir'], { cwd: workspace, env });
  await expect(packing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Electron was not found.*ELECTRON_DIST/),
  });
});

type Entry = { size?: number; offset?: string };

/** Reads an archive's list of files: JSON after four numbers of 4 bytes (https://github.com/electron/asar#format). */
function headerOf(archive: Buffer): { files: Record<string, Entry> } {
  return JSON.parse(archive.toString('utf8', 16, 16 + archive.readUInt32LE(12)));
}

/** Reads a file in the archive. The files follow the list. */
function textIn(archive: Buffer, { size = 0, offset = '0' }: Entry = {}): string {
  const start = 8 + archive.readUInt32LE(4) + Number(offset);
  return archive.toString('utf8', start, start + size);
}
