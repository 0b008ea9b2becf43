import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');

/** Imports that the linter must refuse: the importing folder and the imported module. */
const forbidden = [
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
  ['site/ui', '#app/../server/start.ts'],
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
] as const;

/** Imports that the linter must allow. */
const allowed = [
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
] as const;

let house: string;
/** The paths of the files that the linter refuses. */
let refused: string[];

const fileOf = (folder: string, specifier: string) => `${folder}/planted-${Buffer.from(specifier).toString('hex')}.ts`;

// Lints planted files in a separate folder with the same rules, because other tests read the real folders meanwhile.
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'walls-test-'));
  for (const file of ['.biome.json', '.gitignore']) cpSync(join(root, file), join(house, file));
  for (const [folder, specifier] of [...forbidden, ...allowed]) {
    mkdirSync(join(house, folder), { recursive: true });
    const text = `import * as planted from '${specifier}';\n\nexport const used = planted;\n`;
    writeFileSync(join(house, fileOf(folder, specifier)), text);
  }
  const options = ['--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, ['lint', ...options, '.'], { cwd: house, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  refused = diagnostics
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location }) => location.path);
});
afterAll(() => rmSync(house, { recursive: true }));

test.each(forbidden)('%s must not import %s', (folder, specifier) => {
  expect(refused).toContain(fileOf(folder, specifier));
});

test.each(allowed)('%s may import %s', (folder, specifier) => {
  expect(refused).not.toContain(fileOf(folder, specifier));
});
