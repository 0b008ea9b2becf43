import { expect, test } from 'vitest';
import { typedPictures } from './typed-pictures.ts';

const at = (host: string, path = 'a') => new URL(`https://${host}/${path}`);

test('a few hosts a minute may be tried, and those that were stay', () => {
  let now = 0;
  const typed = typedPictures(() => now);
  const tried = ['a', 'b', 'c', 'd', 'e', 'f'].map((host) => typed.admit(at(host)));
  expect(tried).toEqual([true, true, true, true, true, false]);
  expect([typed.has(at('a')), typed.has(at('f')), typed.has(at('a', 'other'))]).toEqual([true, false, false]);
  expect([typed.admit(at('a')), typed.admit(at('a', 'other'))], 'known already; of a known host').toEqual([true, true]);
  now += 60_000;
  expect(typed.admit(at('f'))).toBe(true);
});

test('who signs in next sees nothing of it, and may not try more', () => {
  const typed = typedPictures(() => 0);
  for (const host of ['a', 'b', 'c', 'd', 'e']) typed.admit(at(host));
  typed.forget();
  expect(typed.has(at('a'))).toBe(false);
  expect(typed.admit(at('f'))).toBe(false);
});

test('one host is not told without end either', () => {
  const typed = typedPictures(() => 0);
  const tried = Array.from({ length: 30 }, (_, index) => typed.admit(at('a', String(index))));
  expect(tried.filter(Boolean)).toHaveLength(20);
});
