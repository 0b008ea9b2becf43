import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawSharePicture, type ShareContent, sharePictureSvg } from './share-picture.server.ts';

const picture = { label: 'Maintenance', title: 'Backups: the restore is the product', agency: 'North Web' };

/** Returns the paths that draw letters in this color. */
const shapes = (svg: string, color: string) => svg.match(new RegExp(`<path fill="${color}" d="[^"]{50,}"`, 'g')) ?? [];
const ink = '#12222e';

test('a share picture is a JPEG in the size that pages state', async () => {
  expect(await sharp(await drawSharePicture(picture)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('a share picture is the same on a machine without fonts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-fonts-'));
  try {
    await writeFile(join(folder, 'fonts.conf'), '<fontconfig></fontconfig>');
    const script = `import { drawSharePicture } from '${import.meta.dirname}/share-picture.server.ts';
process.stdout.write(await drawSharePicture(${JSON.stringify(picture)}));`;
    const env = { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf'), FONTCONFIG_PATH: folder };
    const run = promisify(execFile);
    const options = { env, encoding: 'buffer', maxBuffer: 1_000_000, cwd: import.meta.dirname } as const;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], options);
    expect(stdout.equals(await drawSharePicture(picture))).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('each line of the title is drawn as one outline', () => {
  const svg = sharePictureSvg(picture);
  expect(svg).not.toMatch(/<text|font-/);
  expect(shapes(svg, ink)).toHaveLength(3);
});

test.each<[string, Partial<ShareContent>, number]>([
  ['a word', { title: 'Speed' }, 1],
  ['accents', { title: 'Łódź café Việt' }, 1],
  ['characters that no font has', { title: 'Speed 🚀' }, 1],
  ['a very long title', { title: 'A title that goes on and on about everything there is '.repeat(9) }, 7],
  ['markup', { title: '</svg><script>alert(1)</script>', agency: '"><text>' }, 1],
])('a share picture can be drawn from %s', async (_what, given, lines) => {
  const svg = sharePictureSvg({ ...picture, ...given });
  expect(shapes(svg, ink)).toHaveLength(lines);
  expect(svg).not.toMatch(/<script|<text|NaN|undefined/);
});

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

test('texts that are too wide are cut, so that they do not reach into the chart', () => {
  const svg = sharePictureSvg({ title: long.repeat(2), label: long.repeat(2), agency: long.repeat(2) });
  const drawn = [...svg.matchAll(/<path fill="[^"]+" d="(M[^"]{500,})"\/>/g)].map(([, path = '']) => path);
  expect(drawn).toHaveLength(3);
  for (const path of drawn) {
    const numbers = [...path.matchAll(/[MLQC]([^MLQCZ]*)/g)].map(([, at = '']) => at.trim().split(/[ ,]+/).map(Number));
    const furthest = Math.max(...numbers.flatMap((points) => points.filter((_, index) => index % 2 === 0)));
    expect(furthest).toBeGreaterThan(650);
    expect(furthest).toBeLessThan(760);
  }
});

test('a share picture that could not be drawn is drawn at the next request', async () => {
  const other = { ...picture, title: 'Fails once' };
  vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('No memory'));
  await expect(drawSharePicture(other)).rejects.toThrow('No memory');
  expect((await drawSharePicture(other)).length).toBeGreaterThan(1_000);
});
