import { expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { checkDisk, requireDisk, tooFewBytes } from './disk-space.ts';

test.each([
  [0, 0],
  [8_191, 33_550_336],
  [8_192, null],
])('for a disk with %i free blocks of 4 KB, tooFewBytes returns %s', (bavail, left) => {
  expect(tooFewBytes({ blocks: 1_000_000, bavail, bsize: 4_096 })).toBe(left);
});

test('a file system that reports no figures counts as having room', () => {
  expect(tooFewBytes({ blocks: 0, bavail: 0, bsize: 4_096 })).toBeNull();
});

// Root can write to any folder, so the test does not run as root.
test.runIf(process.platform === 'linux' && process.getuid?.() !== 0)(
  'if DATA_DIR is used and cannot be written to, an error names it',
  async () => {
    const DATA_DIR = '/proc/agency/data';
    const environment = parseEnvironment({ DATA_DIR });
    await expect(checkDisk(environment)).rejects.toThrow('DATA_DIR is not writable.');
    await expect(requireDisk(environment)).rejects.toThrow(`Allow writing to ${DATA_DIR}, or set DATA_DIR`);
    const paypal = {
      PAYPAL_CLIENT_ID: 'AYclient-1',
      PAYPAL_CLIENT_SECRET: 'EFsecret',
      PAYPAL_WEBHOOK_ID: '8PT597110X',
    };
    const elsewhere = { DATABASE_URL: 'postgresql://db/agency', SMTP_URL: 'smtp://127.0.0.1:1', ...paypal };
    await checkDisk(parseEnvironment({ DATA_DIR, ...elsewhere }));
  },
);
