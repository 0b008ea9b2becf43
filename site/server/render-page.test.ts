import { expect, test } from 'vitest';
import { cookiesOf, scriptsOfOthers } from './render-page.ts';

const begun = (cookie?: string) =>
  cookiesOf(new Request('http://site.invalid/', { headers: cookie ? { cookie } : {} }), {
    secure: false,
  }).beginCheckout();

test('a new browser gets its own buyer token, and a browser with a token keeps it', () => {
  expect(begun()).toMatch(/^checkout=[\w-]{43}; .*HttpOnly/);
  expect(begun()).not.toBe(begun());
  const [pair] = (begun() ?? '').split(';');
  expect(begun(pair)).toBeNull();
  expect(begun('checkout=made-up')).toMatch(/^checkout=[\w-]{43};/);
});

test('third-party scripts are allowed on public pages, and never on personal ones', () => {
  const set = { analytics: { id: 'G-1', scriptUrl: 'https://stats.example/tag.js' }, recaptcha: null };
  const at = (path: string) => scriptsOfOthers({ url: `http://site.invalid${path}` }, set).analytics;
  expect([at('/'), at('/blog/admin')]).toEqual([set.analytics, set.analytics]);
  for (const path of ['/admin', '/admin/reset-password?token=secret', '/Admin', '/maintenance/checkout?step=payment'])
    expect(at(path)).toBeNull();
});
