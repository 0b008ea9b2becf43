import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const parts = {
  'renderer, JavaScript': 'renderer/**/*.js',
  'renderer, styles': 'renderer/**/*.css',
  'renderer, fonts': 'renderer/**/*.woff2',
  main: 'main/**/*.js',
  preload: 'preload/**/*.cjs',
};

/** What each part of a build weighs, as it is and packed by gzip. */
export async function sizesOf(out: string): Promise<Record<string, { raw: number; gzip: number }>> {
  const sizes: Record<string, { raw: number; gzip: number }> = {};
  for (const [part, pattern] of Object.entries(parts)) {
    const total = { raw: 0, gzip: 0 };
    for await (const file of glob(pattern, { cwd: out })) {
      const content = await readFile(join(out, file));
      total.raw += content.length;
      total.gzip += gzipSync(content).length;
    }
    sizes[part] = total;
  }
  return sizes;
}
