import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const list = readFileSync(join(import.meta.dirname, 'promises.md'), 'utf8');

test('every test that promises.md names is there', () => {
  const guards = [...list.matchAll(/`([^`]+\.tsx?)`: (.+?)(?= *(?:<br>`| \|$))/gm)];
  expect(guards.length).toBeGreaterThan(300);
  const missing = guards.flatMap(([, file = '', titles = '']) => {
    const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    return titles
      .split(' · ')
      .filter((title) => !source.includes(title))
      .map((title) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});
