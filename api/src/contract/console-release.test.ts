import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { consoleRelease, isOlder, releaseNotice } from './console-release.ts';

test('the server’s console version equals the version in the console’s manifest, and is supported', async () => {
  const manifest = await readFile(new URL('../../../console/package.json', import.meta.url), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ version: consoleRelease.version });
  expect(isOlder(consoleRelease.version, consoleRelease.oldest)).toBe(false);
});

test.each([
  ['1.2.0', null],
  ['1.1.9', { text: 'Version 1.2.0 of the console is available', urgent: false }],
  ['1.0.0', { text: 'Version 1.2.0 of the console is available', urgent: false }],
  ['0.10.0', { text: 'This console is too old for the server. Install version 1.2.0.', urgent: true }],
  ['1.10.0', { text: 'The server (1.2.0) is older than this console', urgent: false }],
])('console %s shows %j if the server comes with console 1.2.0 and supports 1.0.0 and later', (own, notice) => {
  expect(releaseNotice(own, { version: '1.2.0', oldest: '1.0.0' })).toEqual(notice);
});
