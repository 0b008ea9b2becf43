import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticeLine, thirdPartyPackages } from './third-party-notices.ts';

test('THIRD-PARTY-NOTICES.md names every installed production dependency (else run `pnpm notices`)', () => {
  const lines = new Set(readFileSync(join(import.meta.dirname, '../../THIRD-PARTY-NOTICES.md'), 'utf8').split('\n'));
  const { shipped, server } = thirdPartyPackages();
  expect([...shipped, ...server].map(noticeLine).filter((line) => !lines.has(line))).toEqual([]);
});
