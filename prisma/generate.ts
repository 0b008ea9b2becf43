import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readSchema } from './migration-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const stampPath = here('client/generated-from.txt');

/** Hashes the client's inputs: the schema, and the pinned versions of the generators. */
async function fingerprint(): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(here('package.json'), 'utf8'));
  const generators = [devDependencies.prisma, devDependencies['@pothos/plugin-prisma']].join();
  return createHash('sha256')
    .update(JSON.stringify(await readSchema()))
    .update(generators)
    .digest('hex');
}

async function runGenerators(): Promise<void> {
  const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');
  const env = {
    ...process.env,
    PATH: [here('node_modules/.bin'), process.env.PATH].join(delimiter),
    // The path of any existing file keeps Prisma from downloading the schema engine, which `generate` never runs.
    PRISMA_SCHEMA_ENGINE_BINARY: here('package.json'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  await promisify(execFile)(process.execPath, [prisma, 'generate', `--schema=${here('schema')}`], {
    env,
    cwd: here('.'),
  });
}

/**
 * Generates the Prisma client and Pothos' types into `client/`, unless the stamp there is current.
 *
 * @returns whether anything was generated.
 */
export async function generateClientIfStale(): Promise<boolean> {
  const current = await fingerprint();
  if ((await readFile(stampPath, 'utf8').catch(() => '')) === current) return false;
  await runGenerators();
  await writeFile(stampPath, current);
  return true;
}

if (import.meta.main) await generateClientIfStale();
