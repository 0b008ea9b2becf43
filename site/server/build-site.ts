import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { StartError } from '@agency/api';

const site = join(import.meta.dirname, '..');
const buildFolder = join(site, 'build');
const stampFile = join(buildFolder, '.inputs');

/** Globs of the files that the build depends on. */
const inputs = [
  '{app,ui,fonts}/**/*',
  'public/**/*',
  '*.ts',
  'package.json',
  '../pnpm-lock.yaml',
  '../tsconfig.base.json',
  'tsconfig.json',
  '../api/src/contract/**/*',
  '../api/src/graphql/{fragments,typed-graphql}.ts',
  '../api/schema.graphql',
];

/**
 * Builds the site unless the last build was made from the same files. Calls `onProgress` before it builds.
 * @throws BuildError if the build fails.
 */
export async function buildSiteIfStale(onProgress: (step: string) => void): Promise<void> {
  const stamp = await inputsStamp();
  if ((await readFile(stampFile, 'utf8').catch(() => null)) === stamp) return;
  onProgress('Building the site (once, and again when its files change)');
  await runBuild();
  await compressFiles();
  await writeFile(stampFile, stamp);
}

async function inputsStamp(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files: string[] = [];
  for await (const file of glob(inputs, {
    cwd: site,
    withFileTypes: true,
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })) {
    if (file.isFile()) files.push(join(file.parentPath, file.name));
  }
  for (const path of files.sort())
    hash
      .update(path.slice(site.length))
      .update('\0')
      .update(await readFile(path));
  return hash.digest('hex');
}

/** Runs React Router's build. The output is shown only if the build fails. */
async function runBuild(): Promise<void> {
  const program = join(site, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new BuildError(`The site could not be built.\n${Buffer.concat(output).toString()}`);
}

/** The build failed. The message ends with the build's output. */
export class BuildError extends StartError {
  override name = 'BuildError';
}

/** Compresses text files with the highest effort at build time, so that no visitor waits for the compression. */
async function compressFiles(): Promise<void> {
  const client = join(buildFolder, 'client');
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for await (const name of glob('**/*.{js,css,svg,json,txt}', { cwd: client })) {
    const body = await readFile(join(client, name));
    await writeFile(join(client, `${name}.br`), await promisify(brotliCompress)(body, options));
    await writeFile(join(client, `${name}.gz`), await promisify(gzip)(body, { level: 9 }));
  }
}

if (import.meta.main) await buildSiteIfStale((step) => console.log(`${step}...`));
