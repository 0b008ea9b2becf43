import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { makeDataDirPrivate } from './private-data-dir.ts';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-data-dir-'));
  dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'mailbox/attachments'), { recursive: true });
  await writeFile(join(dataDir, 'mailbox/attachments/invoice.pdf'), '', { mode: 0o644 });
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  vi.restoreAllMocks();
  lines.length = 0;
  await rm(folder, { recursive: true });
});

const { logger, lines } = capturedLog();
const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);

test.each([
  ['cannot enter', false, '700'],
  ['can only pass through', true, '711'],
])('other users cannot read the contents, and %s the folder', async (_what, passable, mode) => {
  await makeDataDirPrivate(dataDir, passable, logger);
  expect(await modeOf('data')).toBe(mode);
  expect(await modeOf('data/mailbox')).toBe('700');
  expect(await modeOf('data/mailbox/attachments/invoice.pdf')).toBe('600');
});

test('if the folder also has files of other programs, the folder and these files keep their permissions', async () => {
  await writeFile(join(dataDir, 'notes.txt'), '', { mode: 0o644 });
  await makeDataDirPrivate(dataDir, false, logger);
  expect([await modeOf('data'), await modeOf('data/notes.txt')]).toEqual(['755', '644']);
  expect(await modeOf('data/mailbox')).toBe('700');
});

test('the permissions of a link’s target do not change', async () => {
  await writeFile(join(folder, 'elsewhere.txt'), '', { mode: 0o644 });
  await symlink(join(folder, 'elsewhere.txt'), join(dataDir, 'mailbox/link'));
  await makeDataDirPrivate(dataDir, false, logger);
  expect(await modeOf('elsewhere.txt')).toBe('644');
});

test('the permissions of another user’s files do not change, and a warning is logged', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(4_000_000);
  await makeDataDirPrivate(dataDir, false, logger);
  expect(await modeOf('data/mailbox/attachments/invoice.pdf')).toBe('644');
  expect(lines).toMatchObject([{ level: 40, dataDir, err: { message: expect.stringContaining('another user') } }]);
});

test('a folder that does not exist yet causes no warning', async () => {
  await makeDataDirPrivate(join(folder, 'none'), false, logger);
  expect(lines).toEqual([]);
});
