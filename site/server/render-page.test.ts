import { expect, test } from 'vitest';
import { buyerCookies } from './render-page.ts';

const begun = (cookie?: string) =>
  buyerCookies(new Request('http://site.invalid/', { headers: cookie ? { cookie } : {} }), { secure: false }).begin();

test('a browser that nobody knows gets a token, each its own; one that is known keeps what it has', () => {
  expect(begun()).toMatch(/^checkout=[\w-]{43}; .*HttpOnly/);
  expect(begun()).not.toBe(begun());
  const [pair] = (begun() ?? '').split(';');
  expect(begun(pair)).toBeNull();
  expect(begun('checkout=made-up')).toMatch(/^checkout=[\w-]{43};/);
});
