// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((theme) => `<input type="radio" name="theme" value="${theme}">`)
    .join('');
});
afterEach(() => vi.restoreAllMocks());

const close = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Closed', 'SecurityError');
    });
};
/** Loads another instance of the module, as a page with two bundles has. */
const load = () => {
  vi.resetModules();
  return import('./theme.ts');
};
const choose = (theme: string) => document.querySelector<HTMLInputElement>(`[value=${theme}]`)?.click();
const state = () => [
  document.documentElement.dataset.theme,
  document.querySelector<HTMLInputElement>('input:checked')?.value,
];

test.each([
  ['is blocked', ['getItem', 'setItem', 'removeItem'] as const],
  ['is full', ['setItem'] as const],
])('if the storage %s, the chosen theme still applies to this page, in all its bundles', async (_state, methods) => {
  close(...methods);
  const { followTheme } = await load();
  followTheme();
  expect(state()).toEqual([undefined, 'system']);
  choose('dark');
  expect(state()).toEqual(['dark', 'dark']);
  dispatchEvent(new Event('pageshow'));
  expect(state()).toEqual(['dark', 'dark']);
  const { markTheme } = await load();
  markTheme(document);
  expect(state()).toEqual(['dark', 'dark']);
  choose('system');
  expect(state()).toEqual([undefined, 'system']);
});

test('choosing a theme selects its versions of all pictures, including pictures that are added later', async () => {
  const { chooseComingParts, followTheme } = await load();
  followTheme();
  chooseComingParts();
  const addSource = () => {
    const source = document.createElement('source');
    Object.assign(source, { media: '(prefers-color-scheme: dark)' }).dataset.theme = 'dark';
    return document.body.appendChild(source);
  };
  const here = addSource();
  choose('dark');
  expect(here.media).toBe('all');
  const later = addSource();
  await expect.poll(() => later.media).toBe('all');
  choose('light');
  expect(here.media).toBe('not all');
  choose('system');
  expect(here.media).toBe('(prefers-color-scheme: dark)');
});

test('the chosen theme is stored, and a choice made in another window is applied', async () => {
  const { followTheme } = await load();
  followTheme();
  choose('dark');
  expect([localStorage.getItem('theme'), ...state()]).toEqual(['dark', 'dark', 'dark']);
  localStorage.setItem('theme', 'light');
  dispatchEvent(new Event('storage'));
  expect(state()).toEqual(['light', 'light']);
});
