import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');
let planted: string | null = null;

afterEach(() => {
  if (planted) rmSync(planted);
  planted = null;
});

/** Puts a file with one import where it does not belong (or does) and tells whether the linter refuses it. */
function isRefused(folder: string, specifier: string): boolean {
  planted = join(root, folder, `planted-${process.pid}.ts`);
  writeFileSync(planted, `import * as planted from '${specifier}';\n\nexport const used = planted;\n`);
  try {
    execFileSync(biome, ['lint', '--only=style/noRestrictedImports', planted], { cwd: root, stdio: 'pipe' });
    return false;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    expect(`${stdout}${stderr}`).toContain('noRestrictedImports');
    return true;
  }
}

test.each([
  ['site/app/marketing', '@prisma/client'],
  ['site/app/marketing', '@agency/prisma'],
  ['site/app/marketing', '@agency/prisma/embedded'],
  ['site/app/marketing', '@agency/api'],
  ['site/app/marketing', '@agency/api/contract/../start-api'],
  ['site/app/graphql', '../../../api/src/start-api.ts'],
  ['site/ui', '../../../prisma/client/client.ts'],
  ['site/ui', '../../../prisma/create-prisma-client.ts'],
  ['site/ui', '../../server/start.ts'],
  ['site/ui', '#server/start.ts'],
  ['site/ui', '#app/../server/terminal.ts'],
  ['site/artwork', '@agency/prisma'],
  ['site', '@prisma/client'],
  ['site/server', '@agency/prisma'],
  ['site/server', '@prisma/adapter-pg'],
  ['site/server', '../../prisma/create-prisma-client.ts'],
  ['site/server', '../../prisma/embedded/embedded-database.ts'],
  ['site/server', '../../api/src/start-api.ts'],
  ['console/src/main', '@agency/prisma'],
  ['console/src/main', '@agency/api'],
  ['console/src/main', '#renderer/theme/density.ts'],
  ['console/src/preload', '#main/session/session.ts'],
  ['console/src/bridge', 'electron'],
  ['console/src/bridge', '#main/session/session.ts'],
  ['console/src/renderer', 'electron'],
  ['console/src/renderer', '#main/session/session.ts'],
  ['console/src/renderer', '../main/session/session.ts'],
  ['console/src/renderer', 'node:fs'],
  ['console/src/renderer', '@agency/site'],
  ['console/test/fixtures', '@prisma/client'],
  ['e2e/fixtures', '@prisma/client'],
  ['e2e/fixtures', '../../prisma/client/client.ts'],
  ['api/src/contract', '#api/platform/logger.ts'],
  ['api/src/contract', '../platform/logger.ts'],
  ['api/src/contract', '@agency/prisma'],
  ['api/src/contract', 'graphql'],
  ['api/src/contract', 'node:fs'],
])('a wall stands: %s must not import %s', (folder, specifier) => {
  expect(isRefused(folder, specifier)).toBe(true);
});

test.each([
  ['site/app/marketing', '@agency/api/contract/limits'],
  ['site/app/graphql', '@agency/api/typed-graphql'],
  ['site/server', '@agency/api'],
  ['console/src/main', 'electron'],
  ['console/src/renderer', '#bridge/agency.ts'],
  ['console/src/renderer', '@agency/site/ui/theme/tokens'],
  ['console/src/renderer', '@agency/site/ui/dialog/dialog.tsx'],
  ['console/src/renderer', '@agency/api/typed-graphql'],
  ['console/test/fixtures', '@agency/prisma/testing'],
  ['api/src/contract', 'zod'],
  ['api/src/contract', './limits.ts'],
  ['api/src/blog', '@agency/prisma'],
])('a door is open: %s may import %s', (folder, specifier) => {
  expect(isRefused(folder, specifier)).toBe(false);
});
